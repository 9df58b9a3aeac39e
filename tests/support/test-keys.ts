/** Keys for tests only. */
export const IDENTITY_KEY = Buffer.alloc(32, 1);
export const SESSION_KEY = Buffer.alloc(32, 2);

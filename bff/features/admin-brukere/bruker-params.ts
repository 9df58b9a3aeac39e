import * as z from 'zod/mini';

/** What is no uuid names nobody. */
export const brukerParams = z.object({ id: z.uuid() });

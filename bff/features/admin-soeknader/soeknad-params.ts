import * as z from 'zod/mini';

/** What is no uuid names no application. */
export const soeknadParams = z.object({ id: z.uuid() });

import * as z from 'zod/mini';

/** GET gyldigadminbruker: SPEC §3 "Admin check". */
export const adminbrukerSchema = z.object({ navn: z.string() });
export type Adminbruker = z.infer<typeof adminbrukerSchema>;

import { z } from 'zod';

/** What the register's stand-in reads of the environment when it is a program of its own. */
export const folkeregisterMainSchema = z.object({
  NODE_ENV: z
    .string()
    .refine((value) => value !== 'production', { error: 'it knows nobody but test persons' })
    .optional(),
  PORT: z.coerce.number().int().min(1).max(65_535),
});

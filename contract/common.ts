import { z } from 'zod';

/** A calendar day, `yyyy-MM-dd`, that exists. */
export const daySchema = z.iso.date();

/** An instant as ISO 8601 with Oslo's offset. */
export const instantSchema = z.iso.datetime({ offset: true });

/** The body of every answer that is not a success (SPEC §7, §8). */
export const errorBodySchema = z.object({
  /** Stable identifier, e.g. `validation`, `not_found`; never shown to the user. */
  id: z.string(),
  /** What may be shown to the user, in bokmål. */
  message: z.string(),
  /** Messages by field name. */
  errors: z.record(z.string(), z.array(z.string())).default({}),
  /** Names the request in the logs. */
  requestId: z.string().optional(),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;

/** The header that every call carries (SPEC §7). */
export const REQUESTED_WITH = { 'X-Requested-With': 'XMLHttpRequest' } as const;

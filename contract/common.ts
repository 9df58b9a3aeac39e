// zod/mini: the same engine as zod, in functions instead of methods, so that the browser gets only what is used.
import * as z from 'zod/mini';

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
  errors: z._default(z.record(z.string(), z.array(z.string())), {}),
  /** Names the request in the logs. */
  requestId: z.optional(z.string()),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;

/** The header that every call carries (SPEC §7). */
export const REQUESTED_WITH = { 'X-Requested-With': 'XMLHttpRequest' } as const;

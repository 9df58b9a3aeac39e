import * as z from 'zod/mini';

/** The header that every call carries: a page of another site cannot add it (docs/PRODUCT.md, "Calls"). */
export const REQUESTED_WITH = { 'X-Requested-With': 'XMLHttpRequest' } as const;

/** The body of every answer that is not a success (docs/PRODUCT.md, "Calls"). */
export const errorBodySchema = z.object({
  /** Stable identifier, e.g. `validation`, `not_found`; never shown to the user. */
  id: z.string(),
  /** What may be shown to the user, in the user's language. */
  message: z.string(),
  /** Messages by field name. */
  errors: z._default(z.record(z.string(), z.array(z.string())), {}),
  /** Identifies the request in the logs. */
  requestId: z.optional(z.string()),
  /** With 410 `sak_skjult`: the hidden case (skjult.ts), read by the page that shows it. */
  skjultSak: z.optional(z.unknown()),
  /** With a 409 on something that two administrators can change: the stored state, in the shape of its page. */
  naa: z.optional(z.unknown()),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;

/** The messages of a failed validation by field, as a form and the error body have them; none twice. */
export function fieldErrorsOf(error: z.core.$ZodError): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const { path, message } of error.issues) {
    const messages = (errors[String(path[0] ?? '')] ??= []);
    if (!messages.includes(message)) messages.push(message);
  }
  return errors;
}

import type * as z from 'zod/mini';

/** Messages by field, as a form and the error body have them; empty when all is well. */
export function fieldErrorsOf(error: z.core.$ZodError): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const { path, message } of error.issues) (errors[String(path[0] ?? '')] ??= []).push(message);
  return errors;
}

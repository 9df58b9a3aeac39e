import type * as z from 'zod/mini';

/** Messages by field, as a form and the error body have them, each once; empty when all is well. */
export function fieldErrorsOf(error: z.core.$ZodError): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const { path, message } of error.issues) {
    const messages = (errors[String(path[0] ?? '')] ??= []);
    if (!messages.includes(message)) messages.push(message);
  }
  return errors;
}

import { messages } from '#domain/messages.ts';
import { ApiError } from './client.ts';

const NO_CONTACT = 'Vi får ikke kontakt med tjenesten. Sjekk nettforbindelsen, og prøv igjen.';

/** What may be shown of a call that failed: the server's own words; fetch itself fails with a TypeError. */
export function failureText(error: unknown): string {
  if (error instanceof ApiError) return error.body.message;
  return error instanceof TypeError ? NO_CONTACT : messages.error.unknown;
}

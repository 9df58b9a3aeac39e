import { messages } from '../../../domain/messages.ts';

/** What the error page says (SPEC §2): a 404 has its own words, else the status text, or the message. */
export function errorText(error: unknown): string {
  const { status, statusText, message } = Object(error) as Partial<Record<string, unknown>>;
  if (status === 404) return messages.error.notFound;
  const texts = [statusText, message].filter((text) => typeof text === 'string' && text !== '');
  return String(texts[0] ?? messages.error.unknown);
}

import { messages } from '../../../domain/messages.ts';

/** What the error page says (SPEC §2): a 404 has its own words, else the status text, or the message. */
export function errorText(error: unknown): string {
  const { status, statusText, message } = Object(error) as Record<string, unknown>;
  if (status === 404) return messages.error.notFound;
  return textOf(statusText) || textOf(message) || messages.error.unknown;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

import { messages } from '#domain/messages.ts';
import { ApiError } from '#web/api/client.ts';

/** The error page's heading; a failure of the population register has its own (SPEC §8). */
export function errorHeading(error: unknown): string {
  return isRegisterFailure(error) ? messages.auth.registerFailed : messages.error.heading;
}

/** What the error page says (SPEC §2): a 404 has its own words, else the status text, or the message. */
export function errorText(error: unknown): string {
  if (isRegisterFailure(error)) return messages.auth.registerFailedDetail;
  const { status, statusText, message } = Object(error) as Record<string, unknown>;
  if (status === 404) return messages.error.notFound;
  return textOf(statusText) || textOf(message) || messages.error.unknown;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function isRegisterFailure(error: unknown): boolean {
  return error instanceof ApiError && error.body.id === 'register_unavailable';
}

import { messages } from '#domain/messages.ts';
import { ApiError } from '#web/api/client.ts';
import { failureText } from '#web/api/failure-text.ts';
import { sortErrors } from './server-errors.ts';

/** Why the form could not be sent, apart from what is wrong with its fields. */
export interface Failure {
  readonly heading?: string;
  readonly texts: readonly string[];
}

export interface Refusal {
  readonly fields: Readonly<Record<string, string>>;
  /** Null when the fields say all. */
  readonly failure: Failure | null;
}

/** What an error of sending says, and where (SPEC §7, answer handling, and §8). */
export function refusalOf(error: unknown, fields: readonly string[]): Refusal {
  if (!(error instanceof ApiError)) return general({ texts: [failureText(error)] });
  const { status, body } = error;
  if (body.id === 'register_unavailable') return general(REGISTER_FAILURE);
  if (status >= 500 && status !== 503) return general({ texts: [messages.error.submit] });
  const sorted = sortErrors(body.errors, fields);
  if (sorted.general.length > 0)
    return { fields: sorted.fields, failure: { texts: sorted.general } };
  return Object.keys(sorted.fields).length > 0
    ? { fields: sorted.fields, failure: null }
    : general({ texts: [body.message] });
}

/** The population register could not be asked (SPEC §8). */
export const REGISTER_FAILURE: Failure = {
  heading: messages.auth.registerFailed,
  texts: [messages.auth.registerFailedDetail],
};

function general(failure: Failure): Refusal {
  return { fields: {}, failure };
}

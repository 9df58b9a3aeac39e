import type { ErrorBody } from '#contract/call.ts';
import { messages } from '#domain/messages.ts';
import { ApiError, failureText } from '#web/api/client.ts';
import { Message, type MessagePurpose } from '#web/ui/message.tsx';

/** Why a form could not be sent, apart from the errors of its fields. */
export interface Failure {
  /** The id of the server's error, for pages that explain some errors themselves. */
  readonly id?: string;
  readonly heading?: string;
  readonly texts: readonly string[];
}

/** What to show after a failed attempt to send. */
interface Refusal {
  /** The first message of each field. */
  readonly fields: Readonly<Record<string, string>>;
  /** Null when the messages of the fields are the whole explanation. */
  readonly failure: Failure | null;
}

/** Sorts the error of a failed attempt to send: messages of `fields`, and a failure to show above the form. */
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
    : general({ id: body.id, texts: [body.message] });
}

/** The population register does not answer. */
export const REGISTER_FAILURE: Failure = {
  heading: messages.auth.registerFailed,
  texts: [messages.auth.registerFailedDetail],
};

function general(failure: Failure): Refusal {
  return { fields: {}, failure };
}

/** The errors of an answer: the first message per field, and those that belong to no field of this form. */
interface ServerErrors {
  readonly fields: Readonly<Record<string, string>>;
  readonly general: readonly string[];
}

/** Two names of one field: the server's, in small letters, and the form's. */
const ALIASES: Readonly<Record<string, string>> = { foretrukketdomstol: 'foretrukketDomstolId' };

/** The server names a field by its name or its propertyId. The two differ only in upper and lower case. */
function sortErrors(errors: ErrorBody['errors'], fields: readonly string[]): ServerErrors {
  const found: Record<string, string> = {};
  const general: string[] = [];
  for (const [name, [message]] of Object.entries(errors)) {
    if (message === undefined) continue;
    const field = fieldNamed(name, fields);
    if (field === undefined) general.push(message);
    else found[field] ??= message;
  }
  return { fields: found, general };
}

function fieldNamed(name: string, fields: readonly string[]): string | undefined {
  const wanted = (ALIASES[name.toLowerCase()] ?? name).toLowerCase();
  return fields.find((field) => field.toLowerCase() === wanted);
}

interface FailureMessageProps {
  readonly purpose?: MessagePurpose;
  readonly failure: Failure;
}

/** Shows a failure, on a page or in a dialog. */
export function FailureMessage({ purpose = 'danger', failure }: FailureMessageProps) {
  return (
    <Message purpose={purpose} {...(failure.heading && { heading: failure.heading })}>
      {failure.texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Message>
  );
}

import type { ErrorBody } from '#contract/call.ts';
import { messages } from '#domain/messages.ts';
import { ApiError, failureText } from '#web/api/client.ts';
import { Message, type MessagePurpose } from '#web/ui/message.tsx';

/** Why the form could not be sent, apart from what is wrong with its fields. */
export interface Failure {
  readonly heading?: string;
  readonly texts: readonly string[];
}

interface Refusal {
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

/** Field errors of the server, sorted: the first message per field, and what belongs to no field here. */
interface ServerErrors {
  readonly fields: Readonly<Record<string, string>>;
  readonly general: readonly string[];
}

/** SPEC §3 has two names for one field. */
const ALIASES: Readonly<Record<string, string>> = { foretrukketdomstol: 'foretrukketDomstolId' };

/** A field is named by its name or its propertyId, which differ in small and capital letters (SPEC §5). */
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

/** Heading and texts of a failure, as it is met on a page or in a dialog. */
export function FailureMessage({ purpose = 'danger', failure }: FailureMessageProps) {
  return (
    <Message purpose={purpose} {...(failure.heading && { heading: failure.heading })}>
      {failure.texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Message>
  );
}

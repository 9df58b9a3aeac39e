import { Message, type MessagePurpose } from '#web/ui/message.tsx';
import type { Failure } from './failure.ts';

interface Props {
  readonly purpose?: MessagePurpose;
  readonly failure: Failure;
}

/** Heading and texts of a failure, as it is met on a page or in a dialog. */
export function FailureMessage({ purpose = 'danger', failure }: Props) {
  return (
    <Message purpose={purpose} {...(failure.heading && { heading: failure.heading })}>
      {failure.texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Message>
  );
}

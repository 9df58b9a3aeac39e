import { failureText } from '#web/api/client.ts';
import { Message } from './message.tsx';
import { RetryButton } from './retry-button.tsx';

interface Props {
  /** What did not work, for example «Kunne ikke hente brukeren». */
  readonly heading?: string | undefined;
  readonly error: unknown;
  /** Why, where that is more than the error says. */
  readonly why?: string | null | undefined;
  /** Where it can be tried again from here. */
  readonly onRetry?: () => unknown;
}

/** Says at once that something did not work, and why. */
export function Failed({ heading, error, why, onRetry }: Props) {
  return (
    <Message purpose="danger" role="alert" {...(heading && { heading })}>
      <p>{why ?? failureText(error)}</p>
      {onRetry && <RetryButton onRetry={onRetry} />}
    </Message>
  );
}

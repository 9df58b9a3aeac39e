import { failureText } from '#web/api/client.ts';
import { Message } from '#web/ui/message.tsx';
import { RetryButton } from '#web/ui/retry-button.tsx';
import styles from './table.module.css';

interface LoadFailureProps {
  /** What could not be fetched, for example «Kunne ikke hente søknadene». */
  readonly heading: string;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Rows, or another part of a page, that could not be fetched, with a button to try again. */
export function LoadFailure({ heading, error, onRetry }: LoadFailureProps) {
  return (
    <div className={styles.failure}>
      <Message purpose="danger" heading={heading} role="alert">
        <p>{failureText(error)}</p>
        <RetryButton onRetry={onRetry} />
      </Message>
    </div>
  );
}

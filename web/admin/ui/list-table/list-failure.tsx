import { failureText } from '#web/api/client.ts';
import { Button } from '#web/ui/button.tsx';
import { Message } from '#web/ui/message.tsx';
import styles from './list-table.module.css';

interface Props {
  /** What could not be fetched, e.g. «Kunne ikke hente søknadene». */
  readonly heading: string;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** A list, or something else, that could not be fetched; it may go better the next time. */
export function ListFailure({ heading, error, onRetry }: Props) {
  return (
    <div className={styles.failure}>
      <Message purpose="danger" heading={heading} role="alert">
        <p>{failureText(error)}</p>
        <Button variant="secondary" size="small" onPress={onRetry}>
          Prøv igjen
        </Button>
      </Message>
    </div>
  );
}

import { failureText } from '#web/api/failure-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Message } from '#web/ui/message.tsx';
import styles from './soeknad.module.css';

interface Props {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** The application has been received, but can't be shown just now. */
export function SoeknadMangler({ error, onRetry }: Props) {
  return (
    <Message purpose="danger" role="alert" heading="Kunne ikke vise søknaden din.">
      <div className={styles.retry}>
        {failureText(error)}
        <Button variant="secondary" size="small" onPress={onRetry}>
          Prøv igjen
        </Button>
      </div>
    </Message>
  );
}

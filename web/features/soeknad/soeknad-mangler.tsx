import { failureText } from '../../api/failure-text.ts';
import { Button } from '../../ui/button.tsx';
import { Message } from '../../ui/message.tsx';
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

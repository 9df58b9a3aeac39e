import { failureText } from '#web/api/failure-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Message } from '#web/ui/message.tsx';

interface Props {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** The question could not be fetched: that may pass. */
export function LoadFailure({ error, onRetry }: Props) {
  return (
    <Message purpose="danger" heading="Kunne ikke hente spørsmålet" role="alert">
      <p>{failureText(error)}</p>
      <Button variant="secondary" size="small" onPress={onRetry}>
        Prøv igjen
      </Button>
    </Message>
  );
}

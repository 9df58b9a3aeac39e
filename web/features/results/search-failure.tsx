import { messages } from '#domain/messages.ts';
import { ApiError } from '#web/api/client.ts';
import { Button } from '#web/ui/button.tsx';
import { Message } from '#web/ui/message.tsx';

interface Props {
  readonly error: Error;
  readonly onRetry: () => void;
}

/** The search failed: form and favourites stay, and one can try again. */
export function SearchFailure({ error, onRetry }: Props) {
  const details = error instanceof ApiError ? Object.values(error.body.errors).flat() : [];
  return (
    <Message purpose="danger" heading={messages.search.failed} role="alert">
      {details.length > 0 ? (
        <ul>
          {details.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </ul>
      ) : (
        <p>Søket ditt er beholdt. Vent litt, og prøv igjen.</p>
      )}
      <Button variant="secondary" size="small" onPress={onRetry}>
        Prøv igjen
      </Button>
    </Message>
  );
}

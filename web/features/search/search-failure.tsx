import { sakMessages } from '#domain/sak-messages.ts';
import { ApiError } from '#web/api/client.ts';
import { Message, RetryButton } from '#web/ui/message.tsx';
import { t } from './results-texts.ts';

interface SearchFailureProps {
  readonly error: Error;
  /** The rows that were read before stand below. */
  readonly hasRows: boolean;
  readonly onRetry: () => void;
}

/**
 * A failed search. What the server says is wrong with it is not mended by trying again. Form and favourites stay. The results say
 * it aloud.
 */
export function SearchFailure({ error, hasRows, onRetry }: SearchFailureProps) {
  const details = error instanceof ApiError ? Object.values(error.body.errors).flat() : [];
  return (
    <Message purpose="danger" heading={sakMessages.treff.failed}>
      {details.length > 0 ? (
        <ul>
          {details.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </ul>
      ) : (
        <>
          <p>{hasRows ? t.failedHasRows : t.failedNoRows}</p>
          <RetryButton onRetry={onRetry} />
        </>
      )}
    </Message>
  );
}

import { driftMessages } from '#domain/drift-messages.ts';
import { failureText } from '#web/api/failure-text.ts';
import { Message } from '#web/ui/message.tsx';
import styles from './drift.module.css';
import type { Retry } from './use-retry.ts';

/** Whether what was pressed has gone well. The region is there from the start, so that its change is heard. */
export function RetryMessage({ retry: { done, error, close } }: { readonly retry: Retry }) {
  return (
    <div role="status" className={styles.message}>
      {done !== null && (
        <Message purpose="success" onClose={close}>
          <p>
            {done}: {driftMessages.retried}
          </p>
        </Message>
      )}
      {error !== null && (
        <Message purpose="danger" onClose={close}>
          <p>
            {driftMessages.retryFailed} {failureText(error)}
          </p>
        </Message>
      )}
    </div>
  );
}

import type { ReactNode } from 'react';
import { Message, type MessagePurpose } from '#web/ui/message.tsx';
import styles from './receipt.module.css';

interface ReceiptProps {
  readonly purpose: MessagePurpose;
  /** What can be done about it. */
  readonly actions?: ReactNode;
  /** Without it stands in the page, in a place that is read out, and can't be closed. */
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

/**
 * What has been done, what follows of it, and what can be done about it. Of a small button at the foot of the window: nothing on the
 * page moves, and the reader may be far down.
 */
export function Receipt({ purpose, actions, onClose, children }: ReceiptProps) {
  return (
    <div className={onClose && styles.receipt}>
      <Message purpose={purpose} {...(onClose && { role: 'status', onClose })}>
        <div className={styles.content}>
          <p>{children}</p>
          {actions}
        </div>
      </Message>
    </div>
  );
}

import type { ReactNode } from 'react';
import { Message, type MessagePurpose } from '#web/ui/message.tsx';
import styles from './receipt.module.css';

interface ReceiptProps {
  readonly purpose: MessagePurpose;
  /** What can be done about it. */
  readonly actions?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** What a small button has done, at the foot of the window: nothing on the page moves, and the reader may be far down. */
export function Receipt({ purpose, actions, onClose, children }: ReceiptProps) {
  return (
    <div className={styles.receipt}>
      <Message purpose={purpose} role="status" onClose={onClose}>
        <div className={styles.content}>
          <p>{children}</p>
          {actions}
        </div>
      </Message>
    </div>
  );
}

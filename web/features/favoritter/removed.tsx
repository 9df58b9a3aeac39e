import { useEffect, useId, useRef } from 'react';
import type { Row } from '#web/sak/sak-table.tsx';
import { Message } from '#web/ui/message.tsx';
import styles from './favoritter-page.module.css';
import { t } from './texts.ts';

interface RemovedProps {
  readonly sak: Row;
  readonly onUndo: () => void;
  readonly onClose: () => void;
}

/**
 * Says which favourite is gone, and takes the focus that was on its star. It stays until it is closed or another one goes:
 * nobody has to be quick. A case that the court has hidden can not be made a favourite again.
 */
export function Removed({ sak, onUndo, onClose }: RemovedProps) {
  const textId = useId();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // It sticks to the top of the window: nothing has to scroll.
    root.current?.querySelector('button')?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={root} className={styles.removed}>
      <Message purpose="info" onClose={onClose}>
        <p className={styles.line}>
          <span id={textId}>
            {sak.skjult ? t.removedForGood(sak.saksnummer) : t.removed(sak.saksnummer)}
          </span>
          {!sak.skjult && (
            <button
              type="button"
              className={styles.undo}
              aria-describedby={textId}
              onClick={onUndo}
            >
              {t.undo}
            </button>
          )}
        </p>
      </Message>
    </div>
  );
}

import { useEffect, useState } from 'react';
import type { Varsler } from '#contract/admin/varsler.ts';
import { Button } from '#web/ui/button.tsx';
import { Message } from '#web/ui/message.tsx';
import { useAction } from '#web/ui/use-action.ts';
import styles from './banner.module.css';
import { t } from './texts.ts';

/** What was done, and how it is undone. */
export interface DoneNow {
  readonly text: string;
  readonly undo?: (() => Promise<Varsler>) | undefined;
}

interface Props {
  readonly done: DoneNow | null;
  readonly onUndone: (now: Varsler) => void;
  readonly onClose: () => void;
}

/** Says what was done, once, with 'Angre'. The region is empty at first, because screen readers announce changes. */
export function Done({ done, onUndone, onClose }: Props) {
  const [said, setSaid] = useState<DoneNow | null>(null);
  /** What could not be undone: of what is done afterwards, that says nothing. */
  const [staying, setStaying] = useState<DoneNow | null>(null);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setSaid(done));
    return () => cancelAnimationFrame(frame);
  }, [done]);
  const undo = useAction(async () => {
    const now = await said?.undo?.().catch(() => null);
    if (now) onUndone(now);
    else setStaying(said);
  });
  const hasFailed = said !== null && said === staying;
  return (
    <div role="status" className={styles.done}>
      {said && (
        <Message purpose={hasFailed ? 'warning' : 'success'} onClose={onClose}>
          <div className={styles.said}>
            <p>{hasFailed ? t.undoFailed : said.text}</p>
            {said.undo && !hasFailed && (
              <Button
                variant="secondary"
                size="small"
                aria-busy={undo.isBusy || undefined}
                onPress={() => void undo.run()}
              >
                {t.undo}
              </Button>
            )}
          </div>
        </Message>
      )}
    </div>
  );
}

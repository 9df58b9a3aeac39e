import { Lock } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Ord, RevisjonRad } from '#contract/admin/revisjon.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { part } from '#web/ui/part.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { Lines } from './lines.tsx';
import styles from './revisjon.module.css';
import { t } from './texts.ts';

const OrdDialog = part(async () => (await import('./ord-dialog.tsx')).OrdDialog);

/**
 * The words that were typed in a search: hidden until the administrator has said why they are needed. They are in this
 * component alone, so that they are gone when the row or the page is.
 */
export function SkjulteOrd({ row }: { readonly row: RevisjonRad }) {
  const [ord, setOrd] = useState<Ord['ord'] | null>(null);
  const [isAsking, setAsking] = useState(false);
  if (ord) return <Shown ord={ord} />;
  const close = () => setAsking(false);
  return (
    <div className={styles.hidden}>
      <span className={styles.quiet}>
        <Icon icon={Lock} />
        {t.wordsHidden}
      </span>
      <Button
        variant="secondary"
        size="small"
        aria-haspopup="dialog"
        onPress={() => setAsking(true)}
      >
        {t.showWords}
        <VisuallyHidden>{t.ofSearchAt(row.tidspunkt.slice(11, 19))}</VisuallyHidden>
      </Button>
      {isAsking && (
        <OrdDialog
          row={row}
          onClose={close}
          onShown={(shown) => {
            close();
            setOrd(shown);
          }}
        />
      )}
    </div>
  );
}

/** The words take focus: the button that was pressed is gone. It waits a frame, because the dialog restores focus first. */
function Shown({ ord }: { readonly ord: Ord['ord'] }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const frame = requestAnimationFrame(() => box.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div ref={box} tabIndex={-1} role="group" aria-label={t.words} className={styles.words}>
      {ord.length === 0 ? t.wordsDeleted : <Lines lines={ord} />}
    </div>
  );
}

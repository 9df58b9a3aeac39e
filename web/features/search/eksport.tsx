import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { part } from '#web/ui/part.tsx';
import type { EksportProps } from './eksport-dialog.tsx';
import { t } from './results-texts.ts';
import styles from './results.module.css';

const EksportDialog = part(async () => (await import('./eksport-dialog.tsx')).EksportDialog);

/** The hits as a file. */
export function Eksport(props: EksportProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        className={styles.eksport}
        aria-haspopup="dialog"
        onPress={() => setIsOpen(true)}
      >
        {t.download}
      </Button>
      {isOpen && <EksportDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}

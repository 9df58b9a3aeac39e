import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import styles from './parter-dialog.module.css';
import { t } from './parter-dialog-texts.ts';
import { splitParter } from './text.ts';

interface Props {
  readonly parter: string;
  readonly saksnummer: string;
  readonly onClose: () => void;
}

/** Dialog 'Parter': all parties, in a list 400 px high that scrolls. */
export default function ParterDialog({ parter, saksnummer, onClose }: Props) {
  const names = splitParter(parter);
  return (
    <Dialog title={t.title} onClose={onClose}>
      <p className={styles.summary}>{t.summary(saksnummer, names.length)}</p>
      <ul className={styles.list} tabIndex={0} aria-label={t.list(saksnummer)}>
        {names.map((name, index) => (
          <li key={`${index} ${name}`}>{name}</li>
        ))}
      </ul>
      <Button variant="secondary" onPress={onClose}>
        {t.close}
      </Button>
    </Dialog>
  );
}

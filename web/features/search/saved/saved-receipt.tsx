import { Told } from '#web/notices/told.tsx';
import { Button } from '#web/ui/button.tsx';
import { Message } from '#web/ui/message.tsx';
import type { Saved } from './save-form.tsx';
import { t } from './save-texts.ts';
import styles from './saved.module.css';

interface SavedReceiptProps {
  readonly saved: Saved;
  readonly onChange: () => void;
}

/** What has been saved, and what its owner is told of it. */
export function SavedReceipt({ saved, onChange }: SavedReceiptProps) {
  return (
    <Message purpose="success">
      <div className={styles.receipt}>
        <p>
          <strong>{t.saved(saved.navn)}</strong> <Told varsle={saved.varsle} />
        </p>
        <Button variant="tertiary" size="small" aria-haspopup="dialog" onPress={onChange}>
          {t.change}
        </Button>
      </div>
    </Message>
  );
}

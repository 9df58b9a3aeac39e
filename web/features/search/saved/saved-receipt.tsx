import { Receipt } from '#web/notices/receipt.tsx';
import { Told } from '#web/notices/told.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Saved } from './save-form.tsx';
import { t } from './save-texts.ts';

interface SavedReceiptProps {
  readonly saved: Saved;
  readonly onChange: () => void;
}

/** What has been saved, and what its owner is told of it. */
export function SavedReceipt({ saved, onChange }: SavedReceiptProps) {
  const change = (
    <Button variant="tertiary" size="small" aria-haspopup="dialog" onPress={onChange}>
      {t.change}
    </Button>
  );
  return (
    <Receipt purpose="success" actions={change}>
      <strong>{t.saved(saved.navn)}</strong> <Told varsle={saved.varsle} />
    </Receipt>
  );
}

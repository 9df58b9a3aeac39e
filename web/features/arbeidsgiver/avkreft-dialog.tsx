import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import type { Action } from '#web/ui/use-action.ts';

interface Props {
  readonly action: Action;
  readonly onClose: () => void;
}

/** Asks once more before a no is sent, because an answer cannot be taken back. */
export default function AvkreftDialog({ action, onClose }: Props) {
  return (
    <ConfirmDialog
      title="Svar nei"
      confirm="Nei, trenger ikke tilgang"
      busyLabel="Registrerer svaret"
      action={action}
      failed="Svaret ble ikke registrert"
      onClose={onClose}
    >
      <p>Er du sikker på at journalisten ikke trenger tilgang?</p>
      <p>Svaret kan ikke endres her etterpå.</p>
    </ConfirmDialog>
  );
}

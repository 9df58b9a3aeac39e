import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

interface Props {
  readonly isBusy: boolean;
  readonly failure: string | null;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks once more before a no is sent, because an answer cannot be taken back. */
export default function AvkreftDialog({ isBusy, failure, onConfirm, onClose }: Props) {
  return (
    <ConfirmDialog
      title="Svar nei"
      confirm="Nei, trenger ikke tilgang"
      busyLabel="Registrerer svaret"
      isBusy={isBusy}
      failure={failure === null ? null : { heading: 'Svaret ble ikke registrert', text: failure }}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>Er du sikker på at journalisten ikke trenger tilgang?</p>
      <p>Svaret kan ikke endres her etterpå.</p>
    </ConfirmDialog>
  );
}

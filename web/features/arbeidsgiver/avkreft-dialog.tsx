import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import type { Action } from '#web/ui/use-action.ts';
import { t } from './texts.ts';

interface Props {
  readonly action: Action;
  readonly onClose: () => void;
}

/** Asks once more before a no is sent, because an answer cannot be taken back. */
export default function AvkreftDialog({ action, onClose }: Props) {
  return (
    <ConfirmDialog
      title={t.denyTitle}
      confirm={t.deny}
      busyLabel={t.sending}
      action={action}
      failed={t.sendFailed}
      onClose={onClose}
    >
      <p>{t.denyQuestion}</p>
      <p>{t.denyIsFinal}</p>
    </ConfirmDialog>
  );
}

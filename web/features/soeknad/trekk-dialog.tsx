import { trekkSoeknad } from '#web/api/soeknad.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { t } from './dialog-texts.ts';

interface Props {
  /** Does what belongs to a refusal that leaves nothing to take back; true when it did. */
  readonly onRefused: (error: unknown) => boolean;
  readonly onWithdrawn: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks before an application is taken back: it cannot be had again. */
export default function TrekkDialog({ onRefused, onWithdrawn, onClose }: Props) {
  const action = useAction(
    async () => {
      try {
        await trekkSoeknad();
      } catch (failure) {
        if (onRefused(failure)) return;
        throw failure;
      }
      await onWithdrawn();
    },
    { once: true },
  );
  return (
    <ConfirmDialog
      title={t.withdraw}
      confirm={t.withdraw}
      busyLabel={t.withdrawing}
      action={action}
      failed={t.withdrawFailed}
      onClose={onClose}
    >
      <p>{t.withdrawQuestion}</p>
      <p>{t.withdrawMeans}</p>
    </ConfirmDialog>
  );
}

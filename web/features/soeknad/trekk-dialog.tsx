import type { Day } from '#domain/time.ts';
import { trekkSoeknad } from '#web/api/soeknad.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { t } from './dialog-texts.ts';
import { soekPaaNytt } from './soek-paa-nytt.ts';

interface Props {
  /** From when one can apply again; null: at once. */
  readonly soekFra: Day | null;
  /** Does what belongs to a refusal that leaves nothing to take back; true when it did. */
  readonly onRefused: (error: unknown) => boolean;
  readonly onWithdrawn: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks before an application is taken back: it cannot be had again. */
export default function TrekkDialog({ soekFra, onRefused, onWithdrawn, onClose }: Props) {
  const action = useAction(
    async () => {
      try {
        await trekkSoeknad(soekFra !== null);
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
      <p>{soekPaaNytt(soekFra)}</p>
    </ConfirmDialog>
  );
}

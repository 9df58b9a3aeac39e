import { trekkSoeknad } from '#web/api/soeknad.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { useAction } from '#web/ui/use-action.ts';

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
      title="Trekk søknaden"
      confirm="Trekk søknaden"
      busyLabel="Trekker søknaden"
      action={action}
      failed="Søknaden er ikke trukket"
      onClose={onClose}
    >
      <p>Er du sikker på at du vil trekke søknaden?</p>
      <p>
        Da sletter vi den, og arbeidsgiveren din kan ikke svare lenger. Du kan søke på nytt når du
        vil.
      </p>
    </ConfirmDialog>
  );
}

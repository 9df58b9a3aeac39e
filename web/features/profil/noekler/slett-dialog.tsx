import type { Noekkel } from '#contract/noekler.ts';
import { useNoekkelChanges } from '#web/api/noekler.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { useAction } from '#web/ui/use-action.ts';

interface Props {
  readonly noekkel: Noekkel;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Asks before a key is deleted: programs with it stop at once. */
export function SlettDialog({ noekkel: { id, navn }, onClose, onDone }: Props) {
  const { slett } = useNoekkelChanges();
  const action = useAction(async () => {
    await slett(id);
    onClose();
    onDone();
  });
  return (
    <ConfirmDialog
      title="Slett nøkkel"
      confirm="Slett"
      busyLabel="Sletter nøkkelen"
      action={action}
      failed="Nøkkelen er ikke slettet"
      onClose={onClose}
    >
      <p>Vil du slette «{navn}»? Systemer som bruker nøkkelen, blir avvist med det samme.</p>
    </ConfirmDialog>
  );
}

import type { Noekkel } from '#contract/noekler.ts';
import { failureText } from '#web/api/client.ts';
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
  const { run, isBusy, error } = useAction(async () => {
    await slett(id);
    onClose();
    onDone();
  });
  const failure = { heading: 'Nøkkelen er ikke slettet', text: failureText(error) };
  return (
    <ConfirmDialog
      title="Slett nøkkel"
      confirm="Slett"
      busyLabel="Sletter nøkkelen"
      isBusy={isBusy}
      failure={error === null ? null : failure}
      onConfirm={() => void run()}
      onClose={onClose}
    >
      <p>Vil du slette «{navn}»? Systemer som bruker nøkkelen, blir avvist med det samme.</p>
    </ConfirmDialog>
  );
}

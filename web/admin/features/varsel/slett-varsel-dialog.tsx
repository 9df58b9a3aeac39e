import { varselMessages } from '#contract/admin/varsel.ts';
import { ApiError, failureText } from '#web/api/client.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { slettVarsel } from '#web/admin/api/varsel.ts';

interface Props {
  readonly onDone: (text: string) => Promise<void>;
  readonly onClose: () => void;
}

/** The dialog that deletes the banner. Load it with `lazy`. */
export function SlettVarselDialog({ onDone, onClose }: Props) {
  const { run, isBusy, error } = useAction(async () => {
    const wasThere = await remove();
    onClose();
    await onDone(wasThere ? 'Varselet ble slettet.' : 'Varselet var allerede slettet.');
  });
  return (
    <ConfirmDialog
      title="Slett varsel"
      confirm="Slett"
      busyLabel="Sletter varselet"
      isBusy={isBusy}
      failure={error === null ? null : { heading: varselMessages.failed, text: failureText(error) }}
      onConfirm={() => void run()}
      onClose={onClose}
    >
      <p>Er du sikker på at du ønsker å slette varselet? Det skjules med det samme.</p>
    </ConfirmDialog>
  );
}

/** False when somebody else has already deleted the banner. */
async function remove(): Promise<boolean> {
  try {
    await slettVarsel();
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return false;
    throw error;
  }
}

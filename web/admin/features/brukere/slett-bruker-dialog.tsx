import { useQueryClient } from '@tanstack/react-query';
import type { BrukerRad } from '#contract/admin/brukere.ts';
import { ApiError, failureText } from '#web/api/client.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { brukereKey, slettBruker } from '#web/admin/api/brukere.ts';
import { navnOf } from '#web/admin/ui/labels.tsx';

interface Props {
  readonly bruker: BrukerRad;
  /** Called when the user is gone, with the confirmation for the list. */
  readonly onDeleted: (message: string) => void;
  readonly onClose: () => void;
}

/** The dialog 'Slett bruker'. Load it with `lazy`. */
export function SlettBrukerDialog({ bruker, onDeleted, onClose }: Props) {
  const queryClient = useQueryClient();
  const navn = navnOf(bruker);
  const { run, isBusy, error } = useAction(async () => {
    const wasThere = await remove(bruker.id);
    await queryClient.invalidateQueries({ queryKey: brukereKey });
    onDeleted(wasThere ? `${navn} ble slettet.` : `${navn} var allerede slettet.`);
  });
  return (
    <ConfirmDialog
      title="Slett bruker"
      confirm="Slett"
      busyLabel="Sletter brukeren"
      isBusy={isBusy}
      failure={
        error === null
          ? null
          : { heading: 'Brukeren kunne ikke slettes.', text: failureText(error) }
      }
      onConfirm={() => void run()}
      onClose={onClose}
    >
      <p>
        Er du sikker på at du ønsker å slette <strong>{navn}</strong> fra tjenesten?
      </p>
      <p>
        Profilen og favorittene blir slettet, og brukeren blir logget ut med det samme. Dette kan
        ikke angres.
      </p>
    </ConfirmDialog>
  );
}

/** False when somebody else has already deleted the user. */
async function remove(id: string): Promise<boolean> {
  try {
    await slettBruker(id);
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return false;
    throw error;
  }
}

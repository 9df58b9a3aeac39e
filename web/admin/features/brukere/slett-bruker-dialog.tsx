import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type BrukerDetaljer,
  type BrukerRad,
  brukerDetaljerSchema,
} from '#contract/admin/brukere.ts';
import { ApiError } from '#web/api/client.ts';
import { formatDay } from '#web/format.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { brukereKey, slettBruker } from '#web/admin/api/brukere.ts';
import { storedIn } from '#web/admin/api/stored.ts';
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
  /** The user as another administrator has left it, when that is not what the list says. */
  const [now, setNow] = useState<BrukerDetaljer | null>(null);
  const action = useAction(async () => {
    const wasThere = await remove(now ?? bruker).catch((failure: unknown) => {
      setNow(storedIn(failure, brukerDetaljerSchema));
      throw failure;
    });
    await queryClient.invalidateQueries({ queryKey: brukereKey });
    onDeleted(wasThere ? `${navn} ble slettet.` : `${navn} var allerede slettet.`);
  });
  return (
    <ConfirmDialog
      title="Slett bruker"
      confirm="Slett"
      busyLabel="Sletter brukeren"
      action={action}
      failed={
        now ? 'En annen har endret brukeren, som ikke er slettet.' : 'Brukeren kunne ikke slettes.'
      }
      why={now && `${stateOf(now)} Trykk «Slett» igjen hvis brukeren fortsatt skal slettes.`}
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

function stateOf({ suspensjon, harGyldigTilgang }: BrukerDetaljer): string {
  if (suspensjon) return `Nå er tilgangen suspendert til ${formatDay(suspensjon.til)}.`;
  return harGyldigTilgang ? 'Nå har brukeren gyldig tilgang.' : 'Nå har brukeren ingen tilgang.';
}

/** False when somebody else has already deleted the user. */
async function remove(bruker: Pick<BrukerRad, 'id' | 'versjon'>): Promise<boolean> {
  try {
    await slettBruker(bruker);
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return false;
    throw error;
  }
}

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
import { brukerQuery, brukereKey, slettBruker } from '#web/admin/api/brukere.ts';
import { storedIn } from '#web/admin/api/stored.ts';
import { navnOf, slettetid } from '#web/admin/ui/labels.tsx';
import { t } from './texts.tsx';

interface Props {
  readonly bruker: BrukerRad;
  /** Called when the deletion is ordered, with the confirmation for the list and whose can be undone. */
  readonly onDeleted: (message: string, ordered: BrukerDetaljer | null) => void;
  readonly onClose: () => void;
}

/** The dialog 'Slett bruker'. Load it with `lazy`. */
export function SlettBrukerDialog({ bruker, onDeleted, onClose }: Props) {
  const queryClient = useQueryClient();
  const navn = navnOf(bruker);
  /** The user as another administrator has left it, when that is not what the list says. */
  const [now, setNow] = useState<BrukerDetaljer | null>(null);
  const action = useAction(async () => {
    const isThere = await remove(now ?? bruker).catch((failure: unknown) => {
      setNow(storedIn(failure, brukerDetaljerSchema));
      throw failure;
    });
    await queryClient.invalidateQueries({ queryKey: brukereKey });
    if (!isThere) return onDeleted(t.alreadyDeleted(navn), null);
    const ordered = await queryClient
      .fetchQuery({ ...brukerQuery(bruker.id), staleTime: 0 })
      .catch(() => null);
    const fra = ordered?.slettes?.fra;
    onDeleted(fra ? t.deleted(navn, slettetid(fra)) : t.deletedWithinADay(navn), ordered);
  });
  return (
    <ConfirmDialog
      title={t.deleteTitle}
      confirm={t.remove}
      busyLabel={t.deleting}
      action={action}
      failed={now ? t.changedByOther : t.deleteFailed}
      why={now && whyNow(now)}
      onClose={onClose}
    >
      <p>{t.deleteQuestion(<strong>{navn}</strong>)}</p>
      <p>{t.deleteEffect}</p>
    </ConfirmDialog>
  );
}

function whyNow({ suspensjon, harGyldigTilgang }: BrukerDetaljer): string {
  if (suspensjon) return t.nowSuspended(formatDay(suspensjon.til));
  return harGyldigTilgang ? t.nowValid : t.nowWithout;
}

/** False when the user is gone already. Another one may have ordered it first: then it is done. */
async function remove(bruker: Pick<BrukerRad, 'id' | 'versjon'>): Promise<boolean> {
  try {
    await slettBruker(bruker);
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return false;
    if (error instanceof ApiError && error.body.id === 'deletion_ordered') return true;
    throw error;
  }
}

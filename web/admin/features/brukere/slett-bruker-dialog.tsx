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
import { t } from './texts.tsx';

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
    onDeleted(wasThere ? t.deleted(navn) : t.alreadyDeleted(navn));
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

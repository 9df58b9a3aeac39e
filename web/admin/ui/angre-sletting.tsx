import { useQueryClient } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import type { BrukerRad } from '#contract/admin/brukere.ts';
import { angreSletting, brukerQuery, brukereKey } from '#web/admin/api/brukere.ts';
import { ApiError, failureText } from '#web/api/client.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { navnOf } from './labels.tsx';
import { t } from './texts.ts';

interface Props {
  readonly bruker: Pick<BrukerRad, 'id' | 'versjon' | 'fornavn' | 'etternavn'>;
  /** Called when nothing is left to undo, with what to say. */
  readonly onUndone: (text: string) => void;
}

/** 'Angre slettingen'. Only the server decides whether it is too late; then it says so. */
export function AngreSletting({ bruker, onUndone }: Props) {
  const cache = useQueryClient();
  const { run, isBusy, error } = useAction(async () => {
    const said = await undo(bruker).finally(async () => {
      await cache.invalidateQueries({ queryKey: brukerQuery(bruker.id).queryKey });
      void cache.invalidateQueries({ queryKey: brukereKey });
    });
    onUndone(said);
  });
  return (
    <>
      {error !== null && <p role="alert">{failureText(error)}</p>}
      <Button variant="secondary" size="small" aria-busy={isBusy} onPress={() => void run()}>
        <Icon icon={Undo2} />
        <span>
          {t.undoDeletion} <VisuallyHidden>{navnOf(bruker)}</VisuallyHidden>
        </span>
      </Button>
    </>
  );
}

/** Another one may have undone it, and the deletion may have been carried out. */
async function undo(bruker: Props['bruker']): Promise<string> {
  const navn = navnOf(bruker);
  try {
    await angreSletting(bruker);
    return t.deletionUndone(navn);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.body.id === 'deletion_undone') return t.deletionUndone(navn);
    if (error.status === 404) return t.deletionDone(navn);
    throw error;
  }
}

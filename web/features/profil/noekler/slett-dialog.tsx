import type { Noekkel } from '#contract/noekler.ts';
import { useNoekkelChanges } from '#web/api/noekler.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { t } from './dialog-texts.ts';

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
      title={t.delete}
      confirm={t.confirmDelete}
      busyLabel={t.deleting}
      action={action}
      failed={t.deleteFailed}
      onClose={onClose}
    >
      <p>{t.deleteQuestion(navn)}</p>
    </ConfirmDialog>
  );
}

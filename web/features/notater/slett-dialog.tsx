import { useQueryClient } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import type { NotatIListe } from '#contract/notat.ts';
import { notaterKey } from '#web/api/keys.ts';
import { deleteNotat } from '#web/api/notater.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { t } from './texts.ts';

interface SlettDialogProps {
  readonly notat: NotatIListe;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Asks before a note is deleted. The button that asked goes with it. */
export function SlettDialog({ notat, onClose, onDeleted }: SlettDialogProps) {
  const client = useQueryClient();
  const action = useAction(async () => {
    await deleteNotat(notat.sakId);
    // A dialog that closes gives the focus back to the button that asked: first that, then the heading.
    flushSync(onClose);
    onDeleted();
    client.setQueryData<NotatIListe[]>(notaterKey, (list) =>
      list?.filter(({ sakId }) => sakId !== notat.sakId),
    );
  });
  return (
    <ConfirmDialog
      title={t.deleteHeading}
      confirm={t.delete}
      busyLabel={t.deleting}
      action={action}
      failed={t.deleteFailed}
      onClose={onClose}
    >
      <p>{t.deleteQuestion(notat.saksnummer)}</p>
    </ConfirmDialog>
  );
}

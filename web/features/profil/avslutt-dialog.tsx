import { soeknadMessages } from '#domain/soeknad.ts';
import { leaveFor } from '#web/api/client.ts';
import { slettProfil, type SlettProfilEndpoint } from '#web/api/profil.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { t } from './avslutt-texts.ts';
import { dropAllDrafts } from '#web/form/draft.ts';

interface AvsluttDialogProps {
  readonly endpoint: SlettProfilEndpoint;
  readonly onClose: () => void;
}

/**
 * Dialog 'Avslutt din profil' (docs/PRODUCT.md, "Profile and renewal"). Load it with `lazy`. Afterwards the sign-out
 * page is loaded as a new document, so that nothing that was read stays in memory.
 */
export function AvsluttDialog({ endpoint, onClose }: AvsluttDialogProps) {
  const { heading, question, failed } = soeknadMessages.leave;
  const action = useAction(async () => {
    await slettProfil(endpoint);
    dropAllDrafts();
    await leaveFor('/logg-ut');
  });
  return (
    <ConfirmDialog
      title={heading}
      confirm={t.confirm}
      busyLabel={t.leaving}
      action={action}
      failed={failed}
      onClose={onClose}
    >
      <p>{question}</p>
      <p>{t.means}</p>
    </ConfirmDialog>
  );
}

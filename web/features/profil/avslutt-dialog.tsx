import { soeknadMessages } from '#domain/soeknad.ts';
import { leaveFor } from '#web/api/client.ts';
import { slettProfil, type SlettProfilEndpoint } from '#web/api/profil.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { dropAllDrafts } from '#web/form/draft.ts';

const { heading, question, failed } = soeknadMessages.leave;

interface AvsluttDialogProps {
  readonly endpoint: SlettProfilEndpoint;
  readonly onClose: () => void;
}

/**
 * Dialog 'Avslutt din profil' (docs/PRODUCT.md, "Profile and renewal"). Load it with `lazy`. Afterwards the sign-out
 * page is loaded as a new document, so that nothing that was read stays in memory.
 */
export function AvsluttDialog({ endpoint, onClose }: AvsluttDialogProps) {
  const action = useAction(async () => {
    await slettProfil(endpoint);
    dropAllDrafts();
    await leaveFor('/logg-ut');
  });
  return (
    <ConfirmDialog
      title={heading}
      confirm="Avslutt"
      busyLabel="Avslutter profilen"
      action={action}
      failed={failed}
      onClose={onClose}
    >
      <p>{question}</p>
      <p>
        Profilen, favorittene, notatene, de lagrede søkene og API-nøklene dine blir slettet, og du
        mister tilgangen til pressetjenesten med det samme. Du kan søke om tilgang på nytt senere.
      </p>
    </ConfirmDialog>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { driftMessages } from '#domain/drift.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Failed } from '#web/ui/failed.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { bestillOppbygging, driftQuery } from '#web/admin/api/drift.ts';
import styles from './drift.module.css';
import { t } from './texts.ts';

/** Asks before a rebuild, which takes long. Load it with `lazy`. */
export function OppbyggingDialog({ onClose }: { readonly onClose: () => void }) {
  const queryClient = useQueryClient();
  const { run, isBusy, error } = useAction(async () => {
    // Also when it was refused: then somebody else has started one, which the page is to show.
    await bestillOppbygging().finally(() =>
      queryClient.invalidateQueries({ queryKey: driftQuery().queryKey }),
    );
    onClose();
  });
  return (
    <Dialog title={driftMessages.oppbygging.start} onClose={onClose}>
      <p>{driftMessages.oppbygging.confirm}</p>
      {error !== null && <Failed error={error} />}
      <div className={styles.dialogActions}>
        <Button aria-busy={isBusy} onPress={() => void run()}>
          {t.startBuild}
        </Button>
        <Button variant="secondary" onPress={onClose}>
          {t.cancel}
        </Button>
      </div>
    </Dialog>
  );
}

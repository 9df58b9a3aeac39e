import { useState } from 'react';
import { bannerMessages } from '#contract/admin/banner.ts';
import { ApiError } from '#web/api/client.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { slettVarsel, type StoredBanner } from '#web/admin/api/banner.ts';
import { t } from './texts.ts';

interface Props {
  /** The banner that was read. */
  readonly stored: StoredBanner;
  /** Reads the banner again, because somebody else has changed it. */
  readonly onConflict: () => Promise<unknown>;
  readonly onDone: (text: string) => Promise<void>;
  readonly onClose: () => void;
}

/** The dialog that deletes the banner. Load it with `lazy`. */
export function DeleteBannerDialog({ stored, onConflict, onDone, onClose }: Props) {
  // What was stored when it was asked: the page behind reads the banner again whenever somebody comes back to it.
  const [versjon] = useState(stored.versjon);
  const action = useAction(async () => {
    const outcome = await remove(versjon);
    onClose();
    // The form says what there is now; who still wants to delete it does so once more.
    if (outcome === 'changed') return void (await onConflict());
    await onDone(outcome === 'deleted' ? t.deleted : t.alreadyDeleted);
  });
  return (
    <ConfirmDialog
      title={t.deleteTitle}
      confirm={t.remove}
      busyLabel={t.deleting}
      action={action}
      failed={bannerMessages.failed}
      onClose={onClose}
    >
      <p>{t.deleteQuestion}</p>
    </ConfirmDialog>
  );
}

/** Somebody else may have deleted the banner, or changed it. */
async function remove(versjon: number): Promise<'deleted' | 'gone' | 'changed'> {
  try {
    await slettVarsel(versjon);
    return 'deleted';
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 404) return 'gone';
    if (error.status === 409) return 'changed';
    throw error;
  }
}

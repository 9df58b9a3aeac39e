import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import {
  type BannerForm as Sent,
  bannerFormSchema,
  bannerMessages,
} from '#contract/admin/banner.ts';
import type { BannerContent } from '#contract/banner.ts';
import { saveBanner, type StoredBanner } from '#web/admin/api/banner.ts';
import { ApiError, serverNow } from '#web/api/client.ts';
import { FormOutcome } from '#web/form/form.tsx';
import { type Form, useForm } from '#web/form/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Message } from '#web/ui/message.tsx';
import { part } from '#web/ui/part.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Preview, previewNote } from './preview.tsx';
import { BannerFields, type BannerValues, isSameBanner, valuesOf } from './banner-fields.tsx';
import styles from './banner.module.css';
import { t } from './texts.ts';

const DeleteBannerDialog = part(
  async () => (await import('./delete-banner-dialog.tsx')).DeleteBannerDialog,
);

interface Props {
  /** The banner that is stored now. The form starts with what was stored when it was opened. */
  readonly stored: StoredBanner | null;
  readonly onDone: (text: string) => Promise<void>;
  /** Refetches the stored banner, because somebody else has changed it. */
  readonly onConflict: () => Promise<unknown>;
  readonly onTakeStored: () => void;
}

/** The form of the banner, with its preview. The button is 'Oppdater' when a banner is stored, otherwise 'Lagre'. */
export function BannerForm({ stored, onDone, onConflict, onTakeStored }: Props) {
  const exists = stored !== null;
  const [opened] = useState(stored);
  const [isDeleting, setDeleting] = useState(false);
  const save = async (banner: Sent) => {
    if (!(await trySave(banner, stored?.versjon ?? null))) return void (await onConflict());
    await onDone(exists ? t.updated : t.saved);
  };
  const form = useForm({
    schema: bannerFormSchema,
    initial: valuesOf(stored),
    draftKey: null,
    onSubmit: save,
  }) as Form<Required<BannerValues>>;
  const isSaved = exists && isSameBanner(form.values, valuesOf(stored));
  const isChanged = !isSameBanner(valuesOf(stored), valuesOf(opened)) && !isSaved;
  // Every failure to store the banner has the same text (docs/PRODUCT.md, "Messages").
  const failure = form.failure && { texts: [bannerMessages.failed] };
  return (
    <div className={styles.editor}>
      <form noValidate aria-label={t.heading} className={styles.form} onSubmit={form.submit}>
        <FormOutcome form={{ ...form, failure }} />
        {isChanged && (
          <ChangedMeanwhile stored={stored} existed={opened !== null} onTakeStored={onTakeStored} />
        )}
        <BannerFields form={form} />
        <div className={styles.actions}>
          <Button type="submit" aria-busy={form.isSubmitting || undefined}>
            {exists ? t.update : t.save}
          </Button>
          {form.isSubmitting && <Spinner />}
          {exists && (
            <Button variant="secondary" className={styles.delete} onPress={() => setDeleting(true)}>
              <Icon icon={Trash2} />
              {t.remove}
            </Button>
          )}
        </div>
      </form>
      <Preview values={form.values} note={previewNote(form.values, isSaved, serverNow())} />
      {isDeleting && stored && (
        <DeleteBannerDialog
          stored={stored}
          onConflict={onConflict}
          onDone={onDone}
          onClose={() => setDeleting(false)}
        />
      )}
    </div>
  );
}

/** False when somebody else has added, changed or deleted the banner in the meantime. */
async function trySave(banner: Sent, versjon: number | null): Promise<boolean> {
  try {
    await saveBanner(banner, versjon);
    return true;
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 409)) return false;
    throw error;
  }
}

interface ChangedMeanwhileProps {
  readonly stored: BannerContent | null;
  /** Whether a banner was stored when the form was opened. */
  readonly existed: boolean;
  readonly onTakeStored: () => void;
}

/** Says that somebody else has stored or deleted the banner since the form was opened. What was typed is kept. */
function ChangedMeanwhile({ stored, existed, onTakeStored }: ChangedMeanwhileProps) {
  return (
    <Message purpose="warning" role="alert">
      {stored ? (
        <>
          <p>{existed ? t.changedByOther : t.addedByOther}</p>
          <p className={styles.quote}>{stored.message}</p>
          <Button variant="secondary" size="small" onPress={onTakeStored}>
            {t.takeStored}
          </Button>
        </>
      ) : (
        <p>{t.deletedByOther}</p>
      )}
    </Message>
  );
}

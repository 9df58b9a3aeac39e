import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import * as z from 'zod/mini';
import {
  type BannerForm as Sent,
  bannerFormSchema,
  bannerMessages,
} from '#contract/admin/banner.ts';
import { type BannerNow, saveBanner } from '#web/admin/api/banner.ts';
import { ApiError, serverNow } from '#web/api/client.ts';
import { FormOutcome } from '#web/form/form.tsx';
import { type Form, useForm } from '#web/form/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { isPartialDate } from '#web/ui/field.tsx';
import { part } from '#web/ui/part.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Preview, previewNote } from './preview.tsx';
import { BannerConflict } from './banner-conflict.tsx';
import {
  BannerFields,
  END_DATE,
  type BannerValues,
  isSameBanner,
  valuesOf,
} from './banner-fields.tsx';
import styles from './banner.module.css';
import { t } from './texts.ts';

const DeleteBannerDialog = part(
  async () => (await import('./delete-banner-dialog.tsx')).DeleteBannerDialog,
);

/** As it is sent; a date that is filled in only partly is an error, not no date: the banner would be shown for ever. */
const formSchema = z.extend(bannerFormSchema, {
  endDate: bannerFormSchema.shape.endDate.check(
    z.refine((day) => day !== undefined || !isPartialDate(END_DATE), {
      error: bannerMessages.dateInvalid,
    }),
  ),
});

interface Props {
  /** What is stored now. The form starts with what was stored when it was opened. */
  readonly now: BannerNow;
  readonly onDone: (text: string) => Promise<void>;
  /** Refetches the stored banner, because somebody else has changed it. */
  readonly onConflict: () => Promise<unknown>;
  readonly onTakeStored: () => void;
}

/**
 * The form of the banner, with its preview. The button is 'Oppdater' when a banner is stored, otherwise 'Lagre'. When somebody
 * else has stored or deleted the banner since the form was opened, nothing is saved before one of the two has been chosen.
 */
export function BannerForm({ now, onDone, onConflict, onTakeStored }: Props) {
  const { stored } = now;
  const exists = stored !== null;
  const [opened] = useState(stored);
  const [isDeleting, setDeleting] = useState(false);
  /** Counts the attempts that another administrator's change has stopped: each moves the focus to what there is now. */
  const [stopped, setStopped] = useState(0);
  const save = async (banner: Sent) => {
    if (!(await trySave(banner, stored?.versjon ?? null))) {
      await onConflict();
      return setStopped((before) => before + 1);
    }
    await onDone(exists ? t.updated : t.saved);
  };
  const form = useForm({
    schema: formSchema,
    initial: valuesOf(stored),
    draftKey: null,
    onSubmit: save,
  }) as Form<Required<BannerValues>>;
  const isSaved = exists && isSameBanner(form.values, valuesOf(stored));
  const isChanged = !isSameBanner(valuesOf(stored), valuesOf(opened)) && !isSaved;
  // Every failure to store the banner has the same text (docs/PRODUCT.md, "Messages").
  const failure = form.failure && { texts: [bannerMessages.failed] };
  const submit: typeof form.submit = (event) =>
    isChanged ? event?.preventDefault() : form.submit(event);
  return (
    <div className={styles.editor}>
      <form noValidate aria-label={t.heading} className={styles.form} onSubmit={submit}>
        <FormOutcome form={{ ...form, failure }} />
        {isChanged && (
          <BannerConflict
            now={now}
            mine={form.values}
            stopped={stopped}
            onTakeStored={onTakeStored}
            onTakeMine={() => form.submit()}
            isBusy={form.isSubmitting}
          />
        )}
        <BannerFields form={form} />
        <div className={styles.actions}>
          {!isChanged && (
            <Button type="submit" aria-busy={form.isSubmitting || undefined}>
              {exists ? t.update : t.save}
            </Button>
          )}
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

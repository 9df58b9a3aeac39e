import { Trash2 } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { bannerMessages } from '#contract/admin/banner.ts';
import type { NyttVarsel, Varsel, Varsler } from '#contract/admin/varsler.ts';
import { bannerState } from '#domain/banners.ts';
import { useAdministrator } from '#web/admin/api/adminbruker.ts';
import {
  bannerOf,
  endreVarsel,
  leggTilVarsel,
  slettVarsel,
  stoppVarsel,
} from '#web/admin/api/varsler.ts';
import { ApiError, serverNow } from '#web/api/client.ts';
import { draftKey, dropDraft } from '#web/form/draft.ts';
import { FormOutcome, RestoredMessage } from '#web/form/form.tsx';
import { type Form, useForm } from '#web/form/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Message } from '#web/ui/message.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { BannerConflict } from './banner-conflict.tsx';
import {
  BannerFields,
  type BannerValues,
  formSchema,
  isSameBanner,
  sentOf,
  valuesOf,
} from './banner-fields.tsx';
import styles from './banner.module.css';
import { Preview } from './preview.tsx';
import { t } from './texts.ts';

interface Props {
  /** What is stored now; null for a new one, and when it is gone. The form starts with what was stored when it was opened. */
  readonly stored: Varsel | null;
  /** The others, for the preview. */
  readonly others: readonly Varsel[];
  /** Opened by somebody, who goes on from its heading. */
  readonly takesFocus: boolean;
  readonly onDone: (now: Varsler, text: string, undo?: () => Promise<Varsler>) => void;
  /** Reads the banners again, because somebody else has changed this one. */
  readonly onConflict: () => Promise<unknown>;
  readonly onTakeStored: () => void;
  readonly onClose: () => void;
}

/**
 * The editor of a banner, with its preview. When somebody else has changed or deleted the banner since it was opened, nothing is
 * saved before one of the two has been chosen.
 */
export function BannerForm({ stored, others, takesFocus, ...props }: Props) {
  const { onDone, onConflict, onTakeStored, onClose } = props;
  const exists = stored !== null;
  const [opened] = useState(stored);
  /** Counts the attempts that another administrator's change has stopped: each moves the focus to what there is now. */
  const [stopped, setStopped] = useState(0);
  const unlessChanged = async (change: () => Promise<void>) => {
    if (await isDone(change)) return;
    await onConflict();
    setStopped((before) => before + 1);
  };
  const key = draftKey(draftOf(opened), useAdministrator());
  const form = useForm({
    schema: formSchema,
    initial: valuesOf(stored),
    draftKey: key,
    onSubmit: (values) => {
      const sent = sentOf(values);
      return unlessChanged(async () =>
        exists
          ? onDone(await endreVarsel(stored.id, sent, stored.versjon), t.updated)
          : onDone(await leggTilVarsel(sent), t.saved),
      );
    },
  }) as Form<BannerValues>;
  const isSaved = exists && isSameBanner(form.values, valuesOf(stored));
  const isChanged =
    opened !== null && !isSameBanner(valuesOf(stored), valuesOf(opened)) && !isSaved;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const isTyped = !isSameBanner(form.values, valuesOf(stored));
  const onKeyDown = (event: KeyboardEvent) => {
    // Not of what a field has opened above the page, nor while something is typed.
    const isOwn = event.currentTarget.contains(event.target as Node);
    if (event.key === 'Escape' && isOwn && !isTyped) onClose();
  };
  return (
    <div id={EDITOR} className={styles.editor} onKeyDown={onKeyDown}>
      <form
        noValidate
        aria-label={t.editor}
        className={styles.form}
        onSubmit={(event) => (isChanged ? event.preventDefault() : form.submit(event))}
      >
        <div>
          <h2 ref={heading} tabIndex={-1} className={styles.heading}>
            {t.editor}
          </h2>
          <p className={styles.which}>{opened ? t.changing(opened.message) : t.newOne}</p>
        </div>
        <Outcome form={form} />
        {isChanged && (
          <BannerConflict
            stored={stored}
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
          <Button
            variant="secondary"
            onPress={() => {
              dropDraft(key);
              onClose();
            }}
          >
            {t.cancel}
          </Button>
          {form.isSubmitting && <Spinner />}
          {exists && <Ending stored={stored} onTry={unlessChanged} onDone={onDone} />}
        </div>
      </form>
      <Preview values={form.values} others={others} />
    </div>
  );
}

export const EDITOR = 'varselbanner';

/** Of one version: what somebody else has made of the banner meanwhile is not written over unseen. */
const draftOf = (opened: Varsel | null) =>
  opened ? `varsel-${opened.id}-${opened.versjon}` : 'varsel';

function Outcome({ form }: { readonly form: Form<BannerValues> }) {
  const failure = form.failure && { texts: [bannerMessages.failed] };
  return (
    <>
      <FormOutcome form={{ ...form, failure }} />
      {form.wasRestored && <RestoredMessage onStartAfresh={form.startAfresh} />}
    </>
  );
}

/** 'Stopp nå' and 'Slett': done at once, and both can be undone. */
function Ending({
  stored,
  onTry,
  onDone,
}: Pick<Props, 'onDone'> & {
  readonly stored: Varsel;
  readonly onTry: (change: () => Promise<void>) => Promise<void>;
}) {
  const before = asSent(stored);
  const stop = useAction(() =>
    onTry(async () => {
      const now = await stoppVarsel(stored);
      const versjon = now.varsler.find(({ id }) => id === stored.id)?.versjon ?? 0;
      onDone(now, t.stopped, () => endreVarsel(stored.id, before, versjon));
    }),
  );
  const remove = useAction(() =>
    onTry(async () => {
      onDone(await slettVarsel(stored), t.deleted, () => leggTilVarsel(before));
    }),
  );
  return (
    <div className={styles.ending}>
      {bannerState(bannerOf(stored), serverNow()) === 'vises' && (
        <Button
          variant="secondary"
          aria-busy={stop.isBusy || undefined}
          onPress={() => void stop.run()}
        >
          {t.stop}
        </Button>
      )}
      <Button
        variant="secondary"
        aria-busy={remove.isBusy || undefined}
        onPress={() => void remove.run()}
      >
        <Icon icon={Trash2} />
        {t.remove}
      </Button>
      {(stop.error ?? remove.error) !== null && (
        <Message purpose="danger" role="alert">
          {bannerMessages.failed}
        </Message>
      )}
    </div>
  );
}

/** The stored banner as it is sent again. */
function asSent({ message, purpose, start, slutt, til }: Varsel): NyttVarsel {
  return { message, purpose, start, slutt, til };
}

/** False when somebody else has changed or deleted the banner in the meantime. */
async function isDone(change: () => Promise<void>): Promise<boolean> {
  try {
    await change();
    return true;
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 409)) return false;
    throw error;
  }
}

import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import {
  type RedaksjonSuspensjon,
  redaksjonSuspensjonSchema,
} from '#contract/admin/redaksjon-suspensjon.ts';
import { type Redaksjon, redaksjonSchema } from '#contract/admin/redaksjoner.ts';
import { lastDayOf, suspensjonMessages as messages } from '#domain/redaksjon-suspensjon.ts';
import { type Day, osloDay, shiftDay } from '#domain/time.ts';
import { suspenderRedaksjon } from '#web/admin/api/redaksjon-suspensjon.ts';
import { storedIn } from '#web/admin/api/stored.ts';
import { serverNow } from '#web/api/client.ts';
import { isSame } from '#web/form/draft.ts';
import { FormOutcome, textProps } from '#web/form/form.tsx';
import { useForm } from '#web/form/use-form.ts';
import { formatDay } from '#web/format.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { isPartialDate } from '#web/ui/field.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { type Action, useAction } from '#web/ui/use-action.ts';
import styles from './redaksjon.module.css';
import { t } from './suspensjon-texts.ts';

/** How many years ahead the calendar goes. */
const YEARS = 10;

/** A day that may be left out; one that is filled in only partly is an error, never until further notice. */
const schemaOn = (today: Day) =>
  z.object({
    begrunnelse: redaksjonSuspensjonSchema.shape.begrunnelse,
    tilOgMed: z.string().check(
      z.refine((day) => day !== '' || !isPartialDate('skjema-tilOgMed'), {
        error: messages.dayInvalid,
      }),
      z.refine((day) => day === '' || day >= today, { error: messages.past }),
    ),
  });

interface Props {
  readonly redaksjon: Redaksjon;
  readonly onSuspended: () => Promise<void>;
  /** Another administrator has changed the newsroom since it was read, into `now`. The form stays as it is. */
  readonly onConflict: (now: Redaksjon) => void;
  /** Whether the form says something else than it began with. */
  readonly onTyped: (isTyped: boolean) => void;
  /** Ends a change of the suspension that there is, without one. */
  readonly onCancel?: () => void;
}

/**
 * Reason and last day, and a dialog that says how many lose access. A suspension that there is changes without one: nothing is taken
 * away.
 */
export function SuspensjonForm(props: Props) {
  const { redaksjon, onSuspended, onConflict, onTyped, onCancel } = props;
  const running = redaksjon.suspensjon;
  const today = osloDay(serverNow());
  const [asked, setAsked] = useState<RedaksjonSuspensjon | null>(null);
  const { run, isBusy, error, forget } = useAction(async (suspensjon: RedaksjonSuspensjon) => {
    const now = await trySuspend(redaksjon, suspensjon);
    setAsked(null);
    if (now) onConflict(now);
    else await onSuspended();
  });
  const [initial] = useState(() => initialOf(running));
  const form = useForm({
    schema: schemaOn(today),
    initial,
    draftKey: null,
    isInDialog: true,
    onSubmit: async ({ begrunnelse, tilOgMed }) => {
      const suspensjon = { begrunnelse, tilOgMed: tilOgMed || null };
      if (!running) return setAsked(suspensjon);
      const now = await trySuspend(redaksjon, suspensjon);
      if (now) onConflict(now);
      else await onSuspended();
    },
  });
  const isTyped = !isSame(form.values, initial);
  useEffect(() => {
    onTyped(isTyped);
  }, [isTyped, onTyped]);
  const { onChange, ...day } = textProps(form, 'tilOgMed');
  return (
    <form
      noValidate
      aria-label={running ? t.change : t.suspendAll}
      className={styles.form}
      onSubmit={form.submit}
    >
      <FormOutcome form={form} />
      <TextArea
        {...textProps(form, 'begrunnelse')}
        isRequired
        rows={3}
        label={t.reason}
        description={t.reasonHint}
      />
      <DateField
        {...day}
        label={t.through}
        description={t.throughHint}
        value={day.value || undefined}
        onChange={(chosen) => onChange(chosen ?? '')}
        min={today}
        max={shiftDay(today, { months: YEARS * 12 })}
        today={today}
        limitText={messages.past}
      />
      <div className={styles.actions}>
        <Button variant={running ? 'primary' : 'secondary'} type="submit">
          {running ? t.saveChange : t.suspendAsk}
        </Button>
        {onCancel && (
          <Button variant="secondary" onPress={onCancel}>
            {t.cancel}
          </Button>
        )}
        {form.isSubmitting && <Spinner />}
      </div>
      {asked && (
        <Asking
          redaksjon={redaksjon}
          suspensjon={asked}
          action={{ run: () => run(asked), isBusy, error }}
          onClose={() => {
            forget();
            setAsked(null);
          }}
        />
      )}
    </form>
  );
}

interface AskingProps {
  readonly redaksjon: Redaksjon;
  readonly suspensjon: RedaksjonSuspensjon;
  readonly action: Action;
  readonly onClose: () => void;
}

/** Asks before access is taken away: how many lose it, and until when. */
function Asking({ redaksjon, suspensjon: { tilOgMed }, action, onClose }: AskingProps) {
  return (
    <ConfirmDialog
      title={t.suspendName(redaksjon.navn)}
      confirm={t.suspend}
      action={action}
      onClose={onClose}
    >
      <p>{t.loseAccess(redaksjon.beroert)}</p>
      <p>{tilOgMed ? t.opensAfter(formatDay(tilOgMed)) : t.opensWhenLifted}</p>
    </ConfirmDialog>
  );
}

function initialOf(running: Redaksjon['suspensjon']) {
  return {
    begrunnelse: running?.begrunnelse ?? '',
    tilOgMed: lastDayOf(running?.til ?? null) ?? '',
  };
}

/** What another administrator has made of the newsroom, when that is why nothing was done. */
async function trySuspend(
  redaksjon: Redaksjon,
  suspensjon: RedaksjonSuspensjon,
): Promise<Redaksjon | null> {
  try {
    await suspenderRedaksjon(redaksjon, suspensjon);
    return null;
  } catch (error) {
    const now = storedIn(error, redaksjonSchema);
    if (!now) throw error;
    return now;
  }
}

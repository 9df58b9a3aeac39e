import { useEffect, useState } from 'react';
import {
  type BrukerDetaljer,
  type Suspensjon,
  brukerDetaljerSchema,
  suspensjonSchemaOn,
} from '#contract/admin/brukere.ts';
import { osloDay, shiftDay } from '#domain/time.ts';
import { suspenderBruker } from '#web/admin/api/brukere.ts';
import { storedIn } from '#web/admin/api/stored.ts';
import { navnOf } from '#web/admin/ui/labels.tsx';
import { type ApiError, serverNow } from '#web/api/client.ts';
import { isSame } from '#web/form/draft.ts';
import { FormOutcome, textProps } from '#web/form/form.tsx';
import { useForm } from '#web/form/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { part } from '#web/ui/part.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import styles from './bruker.module.css';
import { t } from './texts.tsx';

const SuspenderDialog = part(async () => (await import('./suspender-dialog.tsx')).SuspenderDialog);

/** How many years ahead the calendar goes. */
const YEARS = 10;

interface Props {
  readonly bruker: BrukerDetaljer;
  readonly onSuspended: () => Promise<void>;
  /** Another administrator has changed the user since it was read, into `now`. The form stays as it is. */
  readonly onConflict: (now: BrukerDetaljer) => void;
  /** Whether the form says something else than it began with. */
  readonly onTyped: (isTyped: boolean) => void;
  /** Ends a change of the suspension that there is, without one. */
  readonly onCancel?: () => void;
}

/**
 * The form that suspends access: end date, reason, and a dialog that asks before it is done. It changes a suspension that there
 * is without asking: nothing is taken away.
 */
export function SuspenderForm({ bruker, onSuspended, onConflict, onTyped, onCancel }: Props) {
  const running = bruker.suspensjon;
  const label = running ? t.changeSuspension : t.suspendAccess;
  const today = osloDay(serverNow());
  const { asked, confirm } = useConfirm<Suspensjon>();
  const [initial] = useState(() => initialOf(running));
  const form = useForm({
    schema: suspensjonSchemaOn(today),
    initial,
    draftKey: null,
    onSubmit: async (suspensjon) => {
      if (!running && !(await confirm(suspensjon))) return;
      const changed = await trySuspend(bruker, suspensjon);
      if (changed) onConflict(changed);
      else await onSuspended();
    },
  });
  const isTyped = !isSame(form.values, initial);
  useEffect(() => {
    onTyped(isTyped);
  }, [isTyped, onTyped]);
  const { onChange, ...til } = textProps(form, 'til');
  return (
    <form noValidate aria-label={label} className={styles.form} onSubmit={form.submit}>
      <FormOutcome form={form} />
      <DateField
        {...til}
        isRequired
        label={t.suspendedUntil}
        description={t.opensThatDay}
        value={til.value || undefined}
        onChange={(day) => onChange(day ?? '')}
        min={shiftDay(today, { days: 1 })}
        max={shiftDay(today, { months: YEARS * 12 })}
        today={today}
        limitText={t.dateLimit}
      />
      <TextArea
        {...textProps(form, 'begrunnelse')}
        isRequired
        label={t.reason}
        description={t.reasonHint}
      />
      <div className={styles.actions}>
        <Button type="submit" aria-busy={form.isSubmitting || undefined}>
          {running ? t.saveChange : label}
        </Button>
        {onCancel && (
          <Button variant="secondary" onPress={onCancel}>
            {t.cancel}
          </Button>
        )}
        {form.isSubmitting && !asked && <Spinner />}
      </div>
      {asked && (
        <SuspenderDialog navn={navnOf(bruker)} til={asked.about.til} onAnswer={asked.answer} />
      )}
    </form>
  );
}

/** What another administrator has made of the user, when that is why nothing was done. */
async function trySuspend(
  bruker: BrukerDetaljer,
  suspensjon: Suspensjon,
): Promise<BrukerDetaljer | null> {
  try {
    await suspenderBruker(bruker, suspensjon);
    return null;
  } catch (error) {
    const now = storedIn(error, brukerDetaljerSchema);
    // Whose access has ended cannot be suspended at all: the form says so.
    if (!now || (error as ApiError).body.id !== 'bruker_changed') throw error;
    return now;
  }
}

function initialOf(running: BrukerDetaljer['suspensjon']): Suspensjon {
  const { til, begrunnelse } = running ?? { til: '', begrunnelse: '' };
  return { til, begrunnelse };
}

interface Asked<T> {
  readonly about: T;
  readonly answer: (isSure: boolean) => void;
}

/** `confirm` opens a dialog (it is open while `asked` is set) and resolves with the user's answer. */
function useConfirm<T>() {
  const [asked, setAsked] = useState<Asked<T> | null>(null);
  const confirm = (about: T) =>
    new Promise<boolean>((resolve) => {
      const answer = (isSure: boolean) => {
        setAsked(null);
        resolve(isSure);
      };
      setAsked({ about, answer });
    });
  return { asked, confirm };
}

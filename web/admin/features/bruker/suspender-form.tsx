import { lazy, Suspense } from 'react';
import {
  suspensjonSchemaOn,
  type BrukerDetaljer,
  type Suspensjon,
} from '#contract/admin/brukere.ts';
import { osloDay, shiftDay } from '#domain/time.ts';
import { serverNow } from '#web/api/server-clock.ts';
import { textProps } from '#web/skjema/field-props.ts';
import { Outcome } from '#web/skjema/outcome.tsx';
import { useSkjema } from '#web/skjema/use-skjema.ts';
import { Button } from '#web/ui/button.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { suspenderBruker } from '#web/admin/api/bruker.ts';
import { navnOf } from '#web/admin/ui/person.ts';
import styles from './bruker.module.css';
import { useConfirm } from './use-confirm.ts';

const SuspenderDialog = lazy(async () => ({
  default: (await import('./suspender-dialog.tsx')).SuspenderDialog,
}));

/** How far ahead the calendar goes. */
const YEARS = 10;

interface Props {
  readonly bruker: BrukerDetaljer;
  readonly onSuspended: () => Promise<void>;
}

/** What suspends access: until when, why, and a question before it is done. */
export function SuspenderForm({ bruker, onSuspended }: Props) {
  const today = osloDay(serverNow());
  const { asked, confirm } = useConfirm<Suspensjon>();
  const skjema = useSkjema({
    schema: suspensjonSchemaOn(today),
    initial: { til: '', begrunnelse: '' },
    draftKey: null,
    onSubmit: async (suspensjon) => {
      if (!(await confirm(suspensjon))) return;
      await suspenderBruker(bruker.id, suspensjon);
      await onSuspended();
    },
  });
  const { onChange, ...til } = textProps(skjema, 'til');
  return (
    <form
      noValidate
      aria-label="Suspender tilgang"
      className={styles.form}
      onSubmit={skjema.submit}
    >
      <Outcome skjema={skjema} />
      <DateField
        {...til}
        isRequired
        label="Suspendert til"
        description="Tilgangen åpnes av seg selv denne dagen."
        value={til.value || undefined}
        onChange={(day) => onChange(day ?? '')}
        min={shiftDay(today, { days: 1 })}
        max={shiftDay(today, { months: YEARS * 12 })}
        today={today}
        limitText="Datoen må være etter i dag."
      />
      <TextArea
        {...textProps(skjema, 'begrunnelse')}
        isRequired
        label="Begrunnelse"
        description="Vises til brukeren."
      />
      <div className={styles.actions}>
        <Button type="submit" aria-busy={skjema.isSubmitting || undefined}>
          Suspender tilgang
        </Button>
        {skjema.isSubmitting && !asked && <Spinner />}
      </div>
      {asked && (
        <Suspense>
          <SuspenderDialog navn={navnOf(bruker)} til={asked.about.til} onAnswer={asked.answer} />
        </Suspense>
      )}
    </form>
  );
}

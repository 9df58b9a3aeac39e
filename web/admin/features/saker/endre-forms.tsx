import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import {
  type Skjulte,
  type SkjultBegrensning,
  type SkjultRad,
  type SkjultSkjuling,
  endreBegrensningSchema,
  endreSkjulingSchema,
} from '#contract/admin/skjulte.ts';
import { type Day, shiftDay } from '#domain/time.ts';
import { tilbaketrekkingMessages as messages } from '#domain/tilbaketrekking.ts';
import { endreBegrensning, endreSkjuling } from '#web/admin/api/skjulte.ts';
import { FormOutcome, textProps } from '#web/form/form.tsx';
import { type Form, useForm } from '#web/form/use-form.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { isPartialDate } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { numberOf, pageOf } from './skjult.ts';
import styles from './skjulte.module.css';
import { t } from './skjulte-texts.ts';
import { ForklaringField, GrunnField } from './why-fields.tsx';

export interface FormProps<Row extends SkjultRad> {
  readonly row: Row;
  readonly today: Day;
  readonly onClose: () => void;
  /** Sends it, and says what became of it; `typed` is shown when there is no form any more. */
  readonly onTry: (send: () => Promise<Skjulte>, typed: string) => Promise<void>;
}

/** A day that may be left out; one that is filled in only partly is an error. A day of before may stay. */
const dayOn = (field: string, today: Day, before: Day | null, past: string) =>
  z.string().check(
    z.refine((day) => day !== '' || !isPartialDate(`skjema-${field}`), {
      error: messages.gjelderTilInvalid,
    }),
    z.refine((day) => day === '' || day === before || day >= today, { error: past }),
  );
const lookAgainOn = (row: SkjultRad, today: Day) =>
  dayOn('seIgjen', today, row.seIgjen, messages.seIgjenPast);

export function SkjulingForm({ row, today, onTry, onClose }: FormProps<SkjultSkjuling>) {
  const { grunn, forklaring } = endreSkjulingSchema.shape;
  const form = useForm({
    schema: z.object({ grunn, forklaring, seIgjen: lookAgainOn(row, today) }),
    initial: { grunn: row.grunn, forklaring: row.tekst, seIgjen: row.seIgjen ?? '' },
    draftKey: null,
    isInDialog: true,
    onSubmit: ({ seIgjen, ...sent }) =>
      onTry(
        () =>
          endreSkjuling(row.sakId, row.id, {
            ...{ versjon: row.versjon, ...sent, seIgjen: seIgjen || null },
          }),
        sent.forklaring,
      ),
  });
  return (
    <EndreForm row={row} form={form} onClose={onClose}>
      <GrunnField {...textProps(form, 'grunn')} />
      <DayField form={form} field="seIgjen" today={today} />
      <ForklaringField {...textProps(form, 'forklaring')} />
    </EndreForm>
  );
}

export function BegrensningForm({ row, today, onTry, onClose }: FormProps<SkjultBegrensning>) {
  const { tekst } = endreBegrensningSchema.shape;
  const form = useForm({
    schema: z.object({
      tekst,
      gjelderTil: dayOn('gjelderTil', today, row.gjelderTil, messages.gjelderTilPast),
      seIgjen: lookAgainOn(row, today),
    }),
    initial: { tekst: row.tekst, gjelderTil: row.gjelderTil ?? '', seIgjen: row.seIgjen ?? '' },
    draftKey: null,
    isInDialog: true,
    onSubmit: ({ gjelderTil, seIgjen, ...sent }) =>
      onTry(
        () =>
          endreBegrensning(row.sakId, row.id, {
            ...{ versjon: row.versjon, ...sent },
            ...{ gjelderTil: gjelderTil || null, seIgjen: seIgjen || null },
          }),
        sent.tekst,
      ),
  });
  return (
    <EndreForm row={row} form={form} onClose={onClose}>
      {/* A hidden identity is not shown again by the clock. */}
      {row.type !== 'skjultIdentitet' && <DayField form={form} field="gjelderTil" today={today} />}
      <DayField form={form} field="seIgjen" today={today} />
      <TextArea
        {...textProps(form, 'tekst')}
        isRequired
        rows={3}
        label={t.textToJournalists}
        description={t.textHint}
      />
    </EndreForm>
  );
}

const DAYS = {
  gjelderTil: { label: t.lastDay, description: t.lastDayHint },
  seIgjen: { label: t.lookAgain, description: t.lookAgainHint },
};
/** How many years ahead the calendar goes. */
const YEARS = 10;

interface DayFieldProps<F extends keyof typeof DAYS> {
  readonly form: Form<{ readonly [K in F]: string }>;
  readonly field: F;
  readonly today: Day;
}

function DayField<F extends keyof typeof DAYS>({ form, field, today }: DayFieldProps<F>) {
  const { value, onChange, ...props } = textProps(form, field as never);
  return (
    <DateField
      {...props}
      {...DAYS[field]}
      value={value || undefined}
      onChange={(day) => onChange(day ?? '')}
      min={today}
      max={shiftDay(today, { months: YEARS * 12 })}
      today={today}
      limitText={t.dateLimit}
    />
  );
}

interface EndreFormProps<V> {
  readonly row: SkjultRad;
  readonly form: Form<V>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

function EndreForm<V>({ row, form, onClose, children }: EndreFormProps<V>) {
  return (
    <form
      noValidate
      aria-label={t.changeIn(numberOf(row))}
      className={styles.form}
      onSubmit={form.submit}
    >
      <FormOutcome form={form} />
      {children}
      <div className={styles.actions}>
        <Button type="submit" size="small" aria-busy={form.isSubmitting || undefined}>
          {t.save}
        </Button>
        <Button variant="secondary" size="small" onPress={onClose}>
          {t.cancel}
        </Button>
        {form.isSubmitting && <Spinner />}
        {row.domstolNavn !== null && (
          <div className={styles.lift}>
            <LinkButton to={pageOf(row)} size="small">
              <Icon icon={Eye} />
              {t.lift} <VisuallyHidden>{t.liftIn(numberOf(row))}</VisuallyHidden>
            </LinkButton>
          </div>
        )}
      </div>
    </form>
  );
}

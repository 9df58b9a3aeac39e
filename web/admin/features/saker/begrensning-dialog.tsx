import { Gavel } from 'lucide-react';
import * as z from 'zod/mini';
import { type AdminSak, settBegrensningSchema } from '#contract/admin/saker.ts';
import { BEGRENSNINGER, type BegrensningType } from '#domain/sak.ts';
import { BEGRENSNING_NAVN, tilbaketrekkingMessages as messages } from '#domain/tilbaketrekking.ts';
import { type Day, osloDay, shiftDay } from '#domain/time.ts';
import { settBegrensning } from '#web/admin/api/saker.ts';
import { DialogForm } from '#web/admin/ui/dialog-form.tsx';
import { serverNow } from '#web/api/client.ts';
import { textProps, tickProps } from '#web/form/form.tsx';
import { useForm } from '#web/form/use-form.ts';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { isPartialDate } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { RadioField } from '#web/ui/radio-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import type { Attempt } from './change.ts';
import { Seen } from './effect.tsx';
import styles from './saker.module.css';
import { t } from './texts.tsx';

interface Props {
  readonly sak: AdminSak;
  readonly attempt: Attempt;
  readonly onClose: () => void;
}

const TYPES = BEGRENSNINGER.map((id) => ({ id, label: BEGRENSNING_NAVN[id] }));
/** How many years ahead the calendar goes. */
const YEARS = 10;
const END = 'skjema-gjelderTil';

const { type, tekst } = settBegrensningSchema.shape;
/** The fields as the form has them: no date is ''. A date that is filled in only partly is an error, not no date. */
const formSchemaOn = (today: Day) =>
  z.object({
    type,
    tekst,
    gjelderTil: z.string().check(
      z.refine((day) => day !== '' || !isPartialDate(END), { error: messages.gjelderTilInvalid }),
      z.refine((day) => day === '' || day >= today, { error: messages.gjelderTilPast }),
    ),
    varsle: z.boolean(),
  });

/** The dialog that sets a restriction. It takes nothing away, so its button is no danger. */
export function BegrensningDialog({ sak, attempt, onClose }: Props) {
  const { sakId, saksnummer, sett } = sak;
  const today = osloDay(serverNow());
  const form = useForm({
    schema: formSchemaOn(today),
    initial: { type: '', tekst: '', gjelderTil: '', varsle: sett.varsles > 0 },
    draftKey: null,
    isInDialog: true,
    onSubmit: ({ gjelderTil, ...sent }) =>
      attempt(
        () =>
          settBegrensning(sakId, {
            ...sent,
            gjelderTil: hasEnd(sent.type) && gjelderTil !== '' ? gjelderTil : null,
          }),
        () => t.restrictionIsSet(BEGRENSNING_NAVN[sent.type], saksnummer),
        sent.tekst,
      ),
  });
  const kind = textProps(form, 'type');
  const { value: end, ...endProps } = textProps(form, 'gjelderTil');
  return (
    <DialogForm
      title={t.restrictTitle(saksnummer)}
      form={form}
      submit={t.setRestriction}
      onClose={onClose}
    >
      <ul className={styles.effects}>
        <li>
          <Icon icon={Gavel} />
          <p>
            {t.restrictionIsShown()}{' '}
            {kind.value === 'skjultIdentitet' ? t.namesHidden : t.informationStays}
          </p>
        </li>
        <Seen sak={sak} />
      </ul>
      <RadioField
        id={kind.id}
        isRequired
        label={t.restriction}
        options={TYPES}
        value={kind.value as BegrensningType | ''}
        error={kind.error}
        onChange={(chosen) => {
          kind.onChange(chosen);
          if (!hasEnd(chosen)) endProps.onChange('');
        }}
        onBlur={kind.onBlur}
      />
      {hasEnd(kind.value) && (
        <DateField
          {...endProps}
          label={t.validThrough}
          description={t.validHint}
          value={end || undefined}
          onChange={(day) => endProps.onChange(day ?? '')}
          min={today}
          max={shiftDay(today, { months: YEARS * 12 })}
          today={today}
          limitText={t.validLimit}
        />
      )}
      <TextArea {...textProps(form, 'tekst')} isRequired rows={3} label={t.textToJournalists} />
      {sett.varsles > 0 && (
        <CheckboxField {...tickProps(form, 'varsle')} label={t.tell(sett.varsles)} />
      )}
    </DialogForm>
  );
}

/** A hidden identity is not shown again by the clock. */
const hasEnd = (type: string) => type !== 'skjultIdentitet';

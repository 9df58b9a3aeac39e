import * as z from 'zod/mini';
import { bannerFormSchema, bannerMessages as messages } from '#contract/admin/banner.ts';
import { type NyttVarsel, nyttVarselSchema, type Varsel } from '#contract/admin/varsler.ts';
import type { BannerType } from '#domain/banner.ts';
import { MAALGRUPPER, type Maalgruppe } from '#domain/banners.ts';
import { osloDay, osloIso, readOsloLocalTime, shiftDay } from '#domain/time.ts';
import { DateTimeField } from '#web/ui/date-time-field.tsx';
import { serverNow } from '#web/api/client.ts';
import { textProps, tickProps } from '#web/form/form.tsx';
import type { Form, Values } from '#web/form/use-form.ts';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { isPartialDate } from '#web/ui/field.tsx';
import { RadioField } from '#web/ui/radio-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import styles from './banner.module.css';
import { AUDIENCE, BANNER_TYPE, t } from './texts.ts';

const START = 'skjema-start';
const END = 'skjema-slutt';

/** A time as it is typed, `yyyy-MM-ddTHH:mm`. One that is filled in only partly is an error, never no time. */
const timeIn = (field: string, invalid: string) =>
  z.string().check(
    z.refine((time) => time !== '' || !isPartialDate(field), { error: invalid }),
    z.refine((time) => time === '' || instantOf(time) !== null, { error: messages.noSuchTime }),
  );

/** Whatever else is wrong with the form, this is said as well. */
const always = () => true;

/** The form as it is typed. */
export const formSchema = z
  .object({
    message: bannerFormSchema.shape.message,
    purpose: bannerFormSchema.shape.purpose,
    start: timeIn(START, messages.startInvalid),
    slutt: timeIn(END, messages.endInvalid),
    inntilVidere: z.boolean(),
    til: nyttVarselSchema.shape.til,
  })
  .check(
    z.refine<Times>(
      ({ slutt, inntilVidere }) => inntilVidere || slutt !== '' || isPartialDate(END),
      { path: ['slutt'], error: messages.endRequired, when: always },
    ),
    z.refine<Times>(
      ({ start, slutt, inntilVidere }) =>
        inntilVidere || start === '' || slutt === '' || start < slutt,
      { path: ['slutt'], error: messages.endBeforeStart, when: always },
    ),
  );
type Times = Pick<z.infer<typeof formSchema>, 'start' | 'slutt' | 'inntilVidere'>;
export type BannerValues = Values<z.infer<typeof formSchema>>;

/** An Oslo time as an instant; where the clocks are put back the first of two, null where there is none. */
function instantOf(time: string): string | null {
  const read = readOsloLocalTime(time);
  if (read.kind === 'instant') return osloIso(read.instant);
  return read.kind === 'ambiguous' ? osloIso(read.first) : null;
}

/** What a form begins with: the stored banner, or nothing. */
export function valuesOf(stored: Varsel | null): BannerValues {
  const { message = '', purpose = '', start, slutt, til = '' } = stored ?? {};
  return {
    ...{ message, purpose, til },
    start: start?.slice(0, 16) ?? '',
    slutt: slutt?.slice(0, 16) ?? '',
    inntilVidere: stored !== null && slutt === null,
  };
}

/** The banner as it is sent. */
export function sentOf(values: z.infer<typeof formSchema>): NyttVarsel {
  const { inntilVidere, start, slutt, ...rest } = values;
  return { ...rest, start: instantOf(start), slutt: inntilVidere ? null : instantOf(slutt) };
}

/** The times of the form, as far as they are there. */
export function timesOf({ start, slutt, inntilVidere }: BannerValues) {
  return { start: instantOf(start), slutt: inntilVidere ? null : instantOf(slutt) };
}

/** Text, type, start, end and audience are the same. */
export function isSameBanner(one: BannerValues, other: BannerValues): boolean {
  const compared = (values: BannerValues) =>
    JSON.stringify([
      ...[values.message.trim(), values.purpose, values.til, values.start, values.inntilVidere],
      values.inntilVidere ? '' : values.slutt,
    ]);
  return compared(one) === compared(other);
}

const TYPES: readonly BannerType[] = ['warning', 'info', 'danger'];
/** A day in the past is allowed: the preview says that the banner is not shown. */
const FIRST_DAY = '2000-01-01';

/** 'Melding', 'Varseltype', 'Startdato', 'Sluttdato' and for whom. */
export function BannerFields({ form }: { readonly form: Form<BannerValues> }) {
  const today = osloDay(serverNow());
  const purpose = textProps(form, 'purpose');
  const til = textProps(form, 'til');
  const days = {
    ...{ today, min: FIRST_DAY, max: shiftDay(today, { months: 120 }), limitText: t.dateLimit },
  };
  return (
    <>
      <div>
        <TextArea {...textProps(form, 'message')} isRequired label={t.message} />
        <p className={styles.count}>{t.length(form.values.message.length)}</p>
      </div>
      <RadioField
        {...purpose}
        isRequired
        label={t.type}
        value={purpose.value as BannerType | ''}
        options={TYPES.map((id) => ({
          id,
          label: (
            <>
              <span aria-hidden className={styles.swatch} data-purpose={id} />
              {BANNER_TYPE[id]}
            </>
          ),
        }))}
      />
      <DateTimeField
        {...textProps(form, 'start')}
        {...days}
        label={t.startDate}
        description={t.startHint}
      />
      <div className={styles.end}>
        {!form.values.inntilVidere && (
          <DateTimeField {...textProps(form, 'slutt')} {...days} isRequired label={t.endDate} />
        )}
        <CheckboxField {...tickProps(form, 'inntilVidere')} label={t.untilFurther} />
      </div>
      <RadioField
        {...til}
        isRequired
        label={t.whoSees}
        value={til.value as Maalgruppe | ''}
        options={MAALGRUPPER.map((id) => ({ id, label: AUDIENCE[id] }))}
      />
    </>
  );
}

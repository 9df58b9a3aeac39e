import type { BannerForm } from '#contract/admin/banner.ts';
import type { BannerContent } from '#contract/banner.ts';
import { osloDay, shiftDay } from '#domain/time.ts';
import type { BannerType } from '#domain/banner.ts';
import { serverNow } from '#web/api/client.ts';
import { textProps } from '#web/form/form.tsx';
import type { FormFields, Values } from '#web/form/use-form.ts';
import { DateField } from '#web/ui/date-field.tsx';
import { RadioField } from '#web/ui/radio-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import styles from './banner.module.css';
import { BANNER_TYPE, t } from './texts.ts';

export type BannerValues = Values<BannerForm>;

/** The initial values: the stored banner, or nothing. */
export function valuesOf(stored: BannerContent | null): BannerValues {
  const { message = '', purpose = '', endDate = '' } = stored ?? {};
  return { message, purpose, endDate };
}

export function isSameBanner(one: BannerValues, other: BannerValues): boolean {
  return (
    one.message.trim() === other.message.trim() &&
    one.purpose === other.purpose &&
    (one.endDate ?? '') === (other.endDate ?? '')
  );
}

/** The id of the end date's field. */
export const END_DATE = 'skjema-endDate';

const TYPES: readonly BannerType[] = ['warning', 'info', 'danger'];
/** A day in the past is allowed: the preview says that the banner is not shown. */
const FIRST_DAY = '2000-01-01';

/** 'Melding', 'Varseltype' and 'Sluttdato'. */
export function BannerFields({ form }: { readonly form: FormFields<Required<BannerValues>> }) {
  const today = osloDay(serverNow());
  const purpose = textProps(form, 'purpose');
  const { value: endDate, ...end } = textProps(form, 'endDate');
  return (
    <>
      <div>
        <TextArea {...textProps(form, 'message')} isRequired label={t.message} />
        <p className={styles.count}>{t.length(form.values.message.length)}</p>
      </div>
      <RadioField
        id={purpose.id}
        isRequired
        label={t.type}
        error={purpose.error}
        onChange={purpose.onChange}
        onBlur={purpose.onBlur}
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
      <DateField
        {...end}
        label={t.endDate}
        description={t.endDateHint}
        value={endDate || undefined}
        onChange={(day) => end.onChange(day ?? '')}
        min={FIRST_DAY}
        max={shiftDay(today, { months: 120 })}
        today={today}
        limitText={t.endDateLimit}
      />
    </>
  );
}

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

const TYPES: readonly { readonly id: BannerType; readonly label: string }[] = [
  { id: 'warning', label: 'Advarsel (gul)' },
  { id: 'info', label: 'Informasjon (blå)' },
  { id: 'danger', label: 'Kritisk (rød)' },
];
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
        <TextArea {...textProps(form, 'message')} isRequired label="Melding" />
        <p className={styles.count}>{form.values.message.length} tegn</p>
      </div>
      <RadioField
        id={purpose.id}
        isRequired
        label="Varseltype"
        error={purpose.error}
        onChange={purpose.onChange}
        onBlur={purpose.onBlur}
        value={purpose.value as BannerType | ''}
        options={TYPES.map(({ id, label }) => ({
          id,
          label: (
            <>
              <span aria-hidden className={styles.swatch} data-purpose={id} />
              {label}
            </>
          ),
        }))}
      />
      <DateField
        {...end}
        label="Sluttdato"
        description="Valgfri. Varselet vises til og med dagen før."
        value={endDate || undefined}
        onChange={(day) => end.onChange(day ?? '')}
        min={FIRST_DAY}
        max={shiftDay(today, { months: 120 })}
        today={today}
        limitText="Varselet vises til og med dagen før."
      />
    </>
  );
}

import { dayText, osloDay } from '#domain/time.ts';
import { MONTHS_AHEAD, searchableRange, type DayRange } from '#domain/search-rules.ts';
import { DateField } from '#web/ui/date-field.tsx';
import { FIELD_IDS } from './field-errors.ts';
import type { SearchFormState } from './use-search-form.ts';

const DATE_LABELS = { fraDato: 'Fra dato', tilDato: 'Til dato' } as const;

/** From and to, each limited to what can be searched at `now` (SPEC §5). */
export function DateRange({ form, now }: { readonly form: SearchFormState; readonly now: Date }) {
  const range = searchableRange(now);
  return (['fraDato', 'tilDato'] as const).map((field) => (
    <DateField
      key={field}
      id={FIELD_IDS[field]}
      label={DATE_LABELS[field]}
      value={form.draft[field]}
      error={form.errors[field]?.[0]}
      min={range.fraDato}
      max={range.tilDato}
      today={osloDay(now)}
      limitText={LIMITS[field](range)}
      onChange={(day) => form.set(field, day)}
      onBlur={() => form.leave(field)}
    />
  ));
}

const LIMITS = {
  fraDato: ({ fraDato }: DayRange) => `Tidligste dato er ${dayText(fraDato)}, tre måneder tilbake.`,
  tilDato: ({ tilDato }: DayRange) =>
    `Seneste dato er ${dayText(tilDato)}, ${MONTHS_AHEAD} måneder frem.`,
};

import { type DayChoice, dayChoices } from '#domain/search-days.ts';
import { t } from './around-texts.ts';
import styles from './search-form.module.css';
import type { SearchFormState } from './use-search-form.ts';

/** Ranges by one press, which searches at once. The pressed one is the range that the date fields have. */
export function QuickDates({ form, now }: { readonly form: SearchFormState; readonly now: Date }) {
  const { draft } = form;
  const isPressed = ({ range }: DayChoice) =>
    range.fraDato === draft.fraDato && range.tilDato === draft.tilDato;
  return (
    <div role="group" aria-label={t.choosePeriod} className={styles.ranges}>
      {dayChoices(draft.soekeKategori, now).map((choice) => (
        <button
          key={choice.label}
          type="button"
          className={styles.day}
          aria-pressed={isPressed(choice)}
          onClick={() => form.chooseDays(choice.range)}
        >
          {choice.label}
        </button>
      ))}
    </div>
  );
}

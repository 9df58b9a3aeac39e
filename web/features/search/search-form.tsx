import { Search } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useTransition } from 'react';
import { flushSync } from 'react-dom';
import type { Domstol } from '#contract/bruker.ts';
import type { SearchParams } from '#contract/search.ts';
import {
  DOKUMENT_MONTHS,
  inMonths,
  inWeeks,
  MONTHS_AHEAD,
  MONTHS_BACK,
  PARTER_DAYS,
} from '#domain/periods.ts';
import {
  ALL_COURTS,
  type DayRange,
  KATEGORIER,
  type SearchFormErrors,
  type SearchFormInput,
  searchableRange,
} from '#domain/search-rules.ts';
import { dayText, osloDay } from '#domain/time.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { ErrorSummary, type FieldError } from '#web/ui/error-summary.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { part } from '#web/ui/part.tsx';
import { Select } from '#web/ui/select.tsx';
import { ToggleBar } from '#web/ui/toggle-bar.tsx';
import { termsText } from './describe.ts';
import { QueryField } from './query-field.tsx';
import styles from './search-form.module.css';
import { DATO_NAVN, KATEGORI_NAVN, t } from './texts.ts';
import { useFold } from './use-fold.ts';
import { type SearchFormState, useSearchForm } from './use-search-form.ts';

// Their place is kept for them (search-form.module.css). They come with the hits, in whose place a failure is told.
const QuickDates = part(async () => (await import('./parts.ts')).QuickDates, {
  isEager: true,
  failed: null,
});
const AdvancedFields = part(async () => (await import('./advanced-fields.tsx')).default);

interface SearchFormProps {
  readonly search: SearchParams;
  readonly courts: readonly Domstol[] | undefined;
  readonly now: Date;
  /** Whether there is a search whose hits are below: on a phone the form makes way for them. */
  readonly canFold: boolean;
  readonly onSubmit: (search: Partial<SearchParams>) => void;
  /** Opens an address: a case, or an earlier search. */
  readonly onOpen: (address: string) => void;
  /** Whether the form asks for other hits than those that are shown. */
  readonly onChanged: (isChanged: boolean) => void;
}

/** The form of the search page. What is typed is a draft until 'Søk' is pressed; then it becomes the address. */
export function SearchForm(props: SearchFormProps) {
  const { search, courts, now, onOpen, onChanged } = props;
  const element = useRef<HTMLFormElement>(null);
  const fold = useFold(element, props.canFold);
  // Among 1,000 rows the page takes a moment to show that it searches; that it was pressed is seen at once.
  const [isSent, send] = useTransition();
  const onSubmit = (next: Partial<SearchParams>) => {
    fold.close();
    send(() => props.onSubmit(next));
  };
  const form = useSearchForm({ search, now, onSubmit });
  const { draft, errors, set, isChanged } = form;
  useEffect(() => {
    onChanged(isChanged);
  }, [onChanged, isChanged]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit();
  };
  return (
    <form
      ref={element}
      role="search"
      aria-label={t.formName}
      noValidate
      className={styles.form}
      data-folded={(fold.isFolded && form.failures === 0) || undefined}
      onSubmit={submit}
      onKeyDownCapture={submitFromDate}
    >
      {form.failures > 0 && <ErrorSummary errors={fieldErrors(errors)} attempt={form.failures} />}
      <ToggleBar
        label={t.category}
        options={KATEGORIER.map((id) => ({ id, label: KATEGORI_NAVN[id] }))}
        value={draft.soekeKategori}
        onChange={form.chooseKategori}
      />
      <div className={styles.fields}>
        <CourtField form={form} courts={courts} />
        <DateRange form={form} now={now} />
        <QueryField
          value={draft.query}
          onChange={(value) => set('query', value)}
          onChoose={(choice) =>
            'address' in choice ? onOpen(choice.address) : form.choose(choice)
          }
        />
        <Button
          type="submit"
          size="small"
          className={styles.submit}
          aria-busy={isSent || undefined}
        >
          <Icon icon={Search} />
          <span>{t.search}</span>
        </Button>
      </div>
      <div className={styles.terms}>
        <p>{termsText(search, courts)}</p>
        <Button variant="secondary" size="small" data-unfold onPress={fold.open}>
          {t.change}
        </Button>
      </div>
      <div className={styles.choices}>
        <Checkbox
          label={t.advancedSearch}
          checked={draft.isAdvancedSearch}
          onChange={(checked) => set('isAdvancedSearch', checked)}
        />
        <div className={styles.days}>
          <QuickDates form={form} now={now} />
        </div>
      </div>
      {draft.isAdvancedSearch && <AdvancedFields form={form} />}
      <p className={styles.rules}>{t.rules(inWeeks(PARTER_DAYS), inMonths(DOKUMENT_MONTHS))}</p>
    </form>
  );
}

/** Enter in a part of a date searches, as in a text field. Leaving the part first counts one that is missing. */
function submitFromDate(event: KeyboardEvent<HTMLFormElement>): void {
  const part = event.target as HTMLElement;
  if (event.key !== 'Enter' || part.getAttribute('role') !== 'spinbutton') return;
  event.preventDefault();
  const form = event.currentTarget;
  flushSync(() => part.blur());
  flushSync(() => form.requestSubmit());
  // The errors have taken the focus, or the part may be folded away.
  for (const next of [part, form.querySelector<HTMLElement>('[data-unfold]')])
    if (document.activeElement === document.body) next?.focus();
}

interface CourtFieldProps {
  readonly form: SearchFormState;
  readonly courts: readonly Domstol[] | undefined;
}

function CourtField({ form, courts = [] }: CourtFieldProps) {
  const options = [
    { id: ALL_COURTS, label: t.allCourts },
    ...courts.filter(({ id }) => id !== ALL_COURTS).map(({ id, navn }) => ({ id, label: navn })),
  ];
  return (
    <Select
      id={FIELD_IDS.domstolid}
      label={t.court}
      options={options}
      isSearchable
      placeholder={t.chooseCourt}
      value={form.draft.domstolid}
      error={form.errors.domstolid?.[0]}
      onChange={(id) => form.set('domstolid', id)}
      onBlur={() => form.leave('domstolid')}
    />
  );
}

/** From and to, each limited to the days that can be searched at `now`. */
function DateRange({ form, now }: { readonly form: SearchFormState; readonly now: Date }) {
  const range = searchableRange(now);
  return (['fraDato', 'tilDato'] as const).map((field) => (
    <DateField
      key={field}
      id={FIELD_IDS[field]}
      label={DATO_NAVN[field]}
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
  fraDato: ({ fraDato }: DayRange) => t.earliestDay(dayText(fraDato), inMonths(MONTHS_BACK)),
  tilDato: ({ tilDato }: DayRange) => t.latestDay(dayText(tilDato), MONTHS_AHEAD),
};

/** The ids of the fields that can be invalid, which the error summary links to. */
const FIELD_IDS: Record<keyof SearchFormInput, string> = {
  domstolid: 'soek-domstol',
  fraDato: 'soek-fra-dato',
  tilDato: 'soek-til-dato',
};

/** The entries of the error summary, in the order of the form. */
function fieldErrors(errors: SearchFormErrors): FieldError[] {
  return (['domstolid', 'fraDato', 'tilDato'] as const).flatMap((field) =>
    (errors[field] ?? []).slice(0, 1).map((message) => ({ id: FIELD_IDS[field], message })),
  );
}

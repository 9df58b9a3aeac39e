import { Search } from 'lucide-react';
import { type FormEvent, Suspense, lazy } from 'react';
import type { Domstol } from '#contract/bruker.ts';
import type { SearchParams } from '#contract/search.ts';
import {
  ALL_COURTS,
  type DayRange,
  type Kategori,
  MONTHS_AHEAD,
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
import { Select } from '#web/ui/select.tsx';
import { ToggleBar } from '#web/ui/toggle-bar.tsx';
import { QueryField } from './query-field.tsx';
import styles from './search-form.module.css';
import { type SearchFormState, useSearchForm } from './use-search-form.ts';

const AdvancedFields = lazy(() => import('./advanced-fields.tsx'));

const KATEGORI_OPTIONS: readonly { id: Kategori; label: string }[] = [
  { id: 'berammede', label: 'Berammede saker' },
  { id: 'avgjorelser', label: 'Avgjørelser' },
  { id: 'tiltaler', label: 'Tiltaler' },
];

interface SearchFormProps {
  readonly search: SearchParams;
  readonly courts: readonly Domstol[] | undefined;
  readonly now: Date;
  readonly onSubmit: (search: Partial<SearchParams>) => void;
  /** Opens an address: a case, or an earlier search. */
  readonly onOpen: (address: string) => void;
}

/** The form of the search page. What is typed is a draft until 'Søk' is pressed; then it becomes the address. */
export function SearchForm({ search, courts, now, onSubmit, onOpen }: SearchFormProps) {
  const form = useSearchForm({ search, now, onSubmit });
  const { draft, errors, set } = form;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit();
  };
  return (
    <form role="search" aria-label="Saker" noValidate className={styles.form} onSubmit={submit}>
      {form.failures > 0 && <ErrorSummary errors={fieldErrors(errors)} attempt={form.failures} />}
      <ToggleBar
        label="Kategori"
        options={KATEGORI_OPTIONS}
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
        <Button type="submit" size="small" className={styles.submit}>
          <Icon icon={Search} />
          Søk
        </Button>
      </div>
      <Checkbox
        label="Utvidet søk"
        checked={draft.isAdvancedSearch}
        onChange={(checked) => set('isAdvancedSearch', checked)}
      />
      {draft.isAdvancedSearch && (
        <Suspense>
          <AdvancedFields form={form} />
        </Suspense>
      )}
      <p className={styles.rules}>
        Parter anonymiseres to uker etter rettsmøtet. Tiltaler vises i tre måneder etter siste
        rettsmøte, avgjørelser i tre måneder etter avsagt dom.
      </p>
    </form>
  );
}

interface CourtFieldProps {
  readonly form: SearchFormState;
  readonly courts: readonly Domstol[] | undefined;
}

function CourtField({ form, courts = [] }: CourtFieldProps) {
  const options = [
    { id: ALL_COURTS, label: 'Alle domstoler' },
    ...courts.filter(({ id }) => id !== ALL_COURTS).map(({ id, navn }) => ({ id, label: navn })),
  ];
  return (
    <Select
      id={FIELD_IDS.domstolid}
      label="Domstol"
      options={options}
      isSearchable
      placeholder="Velg domstol"
      value={form.draft.domstolid}
      error={form.errors.domstolid?.[0]}
      onChange={(id) => form.set('domstolid', id)}
      onBlur={() => form.leave('domstolid')}
    />
  );
}

const DATE_LABELS = { fraDato: 'Fra dato', tilDato: 'Til dato' } as const;

/** From and to, each limited to the days that can be searched at `now`. */
function DateRange({ form, now }: { readonly form: SearchFormState; readonly now: Date }) {
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

import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import type { Domstol } from '#contract/bruker.ts';
import { MAX_QUERY, type SearchParams } from '#contract/search.ts';
import type { Kategori } from '#domain/search-rules.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { ToggleBar } from '#web/ui/toggle-bar.tsx';
import { AdvancedFields } from './advanced-fields.tsx';
import { CourtField } from './court-field.tsx';
import { DateRange } from './date-range.tsx';
import { fieldErrors } from './field-errors.ts';
import styles from './search-form.module.css';
import { useSearchForm } from './use-search-form.ts';

const KATEGORI_OPTIONS: readonly { id: Kategori; label: string }[] = [
  { id: 'berammede', label: 'Berammede saker' },
  { id: 'avgjorelser', label: 'Avgjørelser' },
  { id: 'tiltaler', label: 'Tiltaler' },
];

interface Props {
  readonly search: SearchParams;
  readonly courts: readonly Domstol[] | undefined;
  readonly now: Date;
  readonly onSubmit: (search: Partial<SearchParams>) => void;
}

/** The search page's form (SPEC §2): a draft until 'Søk' is pressed, then the address. */
export function SearchForm({ search, courts, now, onSubmit }: Props) {
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
        <TextField
          label="Søk etter"
          value={draft.query}
          maxLength={MAX_QUERY}
          onChange={(value) => set('query', value)}
          autoComplete="off"
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
      {draft.isAdvancedSearch && <AdvancedFields form={form} />}
      <p className={styles.rules}>
        Parter anonymiseres to uker etter rettsmøtet. Tiltaler vises i tre måneder etter siste
        rettsmøte, avgjørelser i tre måneder etter avsagt dom.
      </p>
    </form>
  );
}

import { ADVANCED_FIELDS, type AdvancedField } from '#contract/search.ts';
import { MAX_QUERY } from '#domain/search-rules.ts';
import { TextField } from '#web/ui/text-field.tsx';
import styles from './search-form.module.css';
import type { SearchFormState } from './use-search-form.ts';

const LABELS: Record<AdvancedField, string> = {
  saksnummer: 'Saksnummer',
  domstol: 'Domstol',
  sakengjelder: 'Saken gjelder',
  sakstype: 'Sakstype',
  parter: 'Parter',
  advokat: 'Advokat',
  bistandsadvokat: 'Bistandsadvokat',
  dommer: 'Dommer',
  rettsmotetype: 'Rettsmøtetype',
  dokumenttekst: 'Søk i dokumenttekst',
};

/** One field for each part of a case. A hit matches all that are filled in. */
export default function AdvancedFields({ form }: { readonly form: SearchFormState }) {
  return (
    <fieldset className={styles.advanced}>
      <legend className={styles.advancedLegend}>Alle feltene du fyller ut, må stemme.</legend>
      <div className={styles.advancedGrid}>
        {ADVANCED_FIELDS.map((field) => (
          <TextField
            key={field}
            label={LABELS[field]}
            value={form.draft[field]}
            maxLength={MAX_QUERY}
            autoComplete="off"
            onChange={(value) => form.set(field, value)}
          />
        ))}
      </div>
    </fieldset>
  );
}

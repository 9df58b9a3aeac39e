import { FELT_NAVN, SAK_FELT, SEARCH_FIELDS } from '#domain/sak-felt.ts';
import { MAX_QUERY } from '#domain/search-rules.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { t } from './advanced-texts.ts';
import styles from './search-form.module.css';
import type { SearchFormState } from './use-search-form.ts';

/** One field for each part of a case. A hit matches all that are filled in. */
export default function AdvancedFields({ form }: { readonly form: SearchFormState }) {
  return (
    <fieldset className={styles.advanced}>
      <legend className={styles.advancedLegend}>{t.legend}</legend>
      <div className={styles.advancedGrid}>
        {SEARCH_FIELDS.map((field) => ({ field, ...SAK_FELT[field].search })).map(
          ({ field, param }) => (
            <TextField
              key={param}
              label={FELT_NAVN[field]}
              value={form.draft[param]}
              maxLength={MAX_QUERY}
              autoComplete="off"
              onChange={(value) => form.set(param, value)}
            />
          ),
        )}
      </div>
    </fieldset>
  );
}

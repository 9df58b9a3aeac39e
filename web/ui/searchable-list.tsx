import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete';
import { Input } from 'react-aria-components/Input';
import { SearchField } from 'react-aria-components/SearchField';
import type { ReactElement } from 'react';
import field from './field.module.css';
import styles from './select.module.css';

/** A list with a field above it that narrows it: a letter's accents don't matter. */
export function SearchableList({ children }: { readonly children: ReactElement }) {
  const { contains } = useFilter({ sensitivity: 'base' });
  return (
    <Autocomplete filter={contains}>
      <SearchField aria-label="Søk i listen" autoFocus className={styles.search ?? ''}>
        <Input className={field.box ?? ''} />
      </SearchField>
      {children}
    </Autocomplete>
  );
}

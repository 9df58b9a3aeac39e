import { useSyncExternalStore } from 'react';
import { Select } from '#web/ui/select.tsx';
import type { Sort, TableColumn } from './columns.ts';
import styles from './table.module.css';
import { t } from './texts.ts';

interface SortSelectProps<Row extends object, Field extends string> {
  readonly columns: readonly TableColumn<Row, Field>[];
  readonly sort: Sort<Field>;
  readonly onSort: (sort: Sort<Field>) => void;
}

/**
 * Where rows are cards (`useIsNarrow`), the head is clipped and must not take focus: the order is chosen in this list
 * above the cards, and the table gets no `onSort`.
 */
export function SortSelect<Row extends object, Field extends string>({
  columns,
  sort,
  onSort,
}: SortSelectProps<Row, Field>) {
  const options = columns.flatMap(({ meta }) =>
    (meta?.sort?.choices ?? []).map(({ ascending, label }) => {
      const choice = { sortField: meta!.sort!.field, sortAscending: ascending };
      return { id: idOf(choice), label, choice };
    }),
  );
  return (
    <div className={styles.sortSelect}>
      <Select
        label={t.sortBy}
        layout="inline"
        options={options}
        value={idOf(sort)}
        onChange={(id) => {
          const chosen = options.find((option) => option.id === id);
          if (chosen) onSort(chosen.choice);
        }}
      />
    </div>
  );
}

const idOf = ({ sortField, sortAscending }: Sort) => `${sortField}/${sortAscending}`;

/** Where rows are cards (table.module.css). */
const NARROW = '(max-width: 599px)';

/** Whether the window is so narrow that rows are cards. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, isNarrow);
}

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia?.(NARROW);
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}

/** Where `matchMedia` is missing, the window counts as wide. */
function isNarrow(): boolean {
  return window.matchMedia?.(NARROW).matches ?? false;
}

import { Select } from '#web/ui/select.tsx';
import type { ListColumn, Sort } from './column.ts';
import styles from './list-table.module.css';

interface Props<Row, Field extends string> {
  readonly columns: readonly ListColumn<Row, Field>[];
  readonly sort: Sort<Field>;
  readonly onSort: (sort: Sort<Field>) => void;
}

/** Cards have no head to press: below 600 px the order is chosen from a list. */
export function SortSelect<Row, Field extends string>({
  columns,
  sort,
  onSort,
}: Props<Row, Field>) {
  const options = columns.flatMap(({ sort: offered }) =>
    (offered?.choices ?? []).map(({ ascending, label }) => ({
      id: idOf({ sortField: offered!.field, sortAscending: ascending }),
      label,
      sort: { sortField: offered!.field, sortAscending: ascending },
    })),
  );
  return (
    <div className={styles.sortSelect}>
      <Select
        label="Sorter på"
        layout="inline"
        options={options}
        value={idOf(sort)}
        onChange={(id) => {
          const chosen = options.find((option) => option.id === id);
          if (chosen) onSort(chosen.sort);
        }}
      />
    </div>
  );
}

const idOf = ({ sortField, sortAscending }: Sort) => `${sortField}/${sortAscending}`;

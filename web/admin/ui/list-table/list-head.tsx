import { ChevronDown, ChevronsUpDown, ChevronUp } from 'lucide-react';
import { Icon } from '#web/ui/icon.tsx';
import type { ListColumn, Sort } from './column.ts';
import styles from './list-table.module.css';

interface Props<Row, Field extends string> {
  readonly columns: readonly ListColumn<Row, Field>[];
  readonly sort?: Sort<Field> | undefined;
  readonly onSort?: ((sort: Sort<Field>) => void) | undefined;
}

/** The head; a column that can be sorted by has a button there. */
export function ListHead<Row, Field extends string>({ columns, sort, onSort }: Props<Row, Field>) {
  return (
    <tr role="row">
      {columns.map((column) => {
        const isSorted = column.sort && column.sort.field === sort?.sortField;
        const order = sort?.sortAscending ? 'ascending' : 'descending';
        return (
          <th
            key={column.id}
            role="columnheader"
            scope="col"
            data-column={column.id}
            style={column.width ? { width: `${column.width}rem` } : undefined}
            aria-sort={isSorted ? order : undefined}
          >
            {column.sort && onSort ? (
              <button
                type="button"
                className={styles.sort}
                onClick={() => onSort(nextSort(column.sort!, sort))}
              >
                {column.header}
                <Icon icon={!isSorted ? ChevronsUpDown : ICONS[order]} />
              </button>
            ) : (
              column.header
            )}
          </th>
        );
      })}
    </tr>
  );
}

/** As Elsa draws them. */
const ICONS = { ascending: ChevronDown, descending: ChevronUp } as const;

/** A column that is sorted by turns round; another begins with its first order. */
export function nextSort<Field extends string>(
  { field, choices }: NonNullable<ListColumn<never, Field>['sort']>,
  sort: Sort<Field> | undefined,
): Sort<Field> {
  const ascending = sort?.sortField === field ? !sort.sortAscending : choices[0].ascending;
  return { sortField: field, sortAscending: ascending };
}

import { ChevronDown, ChevronsUpDown, ChevronUp } from 'lucide-react';
import { Icon } from '#web/ui/icon.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { headerOf, idOf, type Sort, type TableColumn } from './columns.ts';
import styles from './table.module.css';

interface HeadProps<Row extends object, Field extends string> {
  readonly columns: readonly TableColumn<Row, Field>[];
  readonly sort?: Sort<Field> | undefined;
  readonly onSort?: ((sort: Sort<Field>) => void) | undefined;
}

/** The head row. A column that can be sorted has a button there. */
export function HeadRow<Row extends object, Field extends string>({
  columns,
  sort,
  onSort,
}: HeadProps<Row, Field>) {
  return (
    <tr role="row">
      {columns.map((column) => {
        const { width, isHeaderHidden, sort: key } = column.meta ?? {};
        const header = headerOf(column);
        const isSorted = key && key.field === sort?.sortField;
        const order = sort?.sortAscending ? 'ascending' : 'descending';
        return (
          <th
            key={idOf(column)}
            role="columnheader"
            scope="col"
            data-column={idOf(column)}
            style={width ? { width: `${width}rem` } : undefined}
            aria-sort={isSorted ? order : undefined}
          >
            {key && onSort ? (
              <button
                type="button"
                className={styles.sort}
                onClick={() => onSort(nextSort(key, sort))}
              >
                {header}
                <Icon icon={isSorted ? ICONS[order] : ChevronsUpDown} />
              </button>
            ) : isHeaderHidden ? (
              <VisuallyHidden>{header}</VisuallyHidden>
            ) : (
              header
            )}
          </th>
        );
      })}
    </tr>
  );
}

/** The design system draws ascending as a chevron that points down. */
const ICONS = { ascending: ChevronDown, descending: ChevronUp } as const;

type SortKey<Field extends string> = NonNullable<
  NonNullable<TableColumn<object, Field>['meta']>['sort']
>;

/** A press on the sorted column reverses it; a press on another column starts with that column's first order. */
function nextSort<Field extends string>(
  { field, choices }: SortKey<Field>,
  sort: Sort<Field> | undefined,
): Sort<Field> {
  const ascending = sort?.sortField === field ? !sort.sortAscending : choices[0].ascending;
  return { sortField: field, sortAscending: ascending };
}

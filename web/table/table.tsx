import { useTable } from '@tanstack/react-table';
import { useState, type CSSProperties, type RefCallback } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { features, type Sort, type TableColumn } from './columns.ts';
import { HeadRow } from './head.tsx';
import { SkeletonRows, TableRow, type RowData } from './rows.tsx';
import styles from './table.module.css';

interface TableProps<Row extends object, Field extends string> {
  /** Id of the heading that names the table. */
  readonly labelledBy: string;
  /** The same array at every render where it can be: a new one draws every row again. */
  readonly columns: readonly TableColumn<Row, Field>[];
  /** Undefined while they are fetched for the first time. */
  readonly rows: readonly Row[] | undefined;
  readonly rowId: (row: Row) => string;
  /** Shown instead of a table without rows. */
  readonly empty?: string;
  /** The old rows stand while new ones are fetched. */
  readonly isBusy?: boolean;
  readonly sort?: Sort<Field>;
  /** With it, the headers of columns that can be sorted are buttons. */
  readonly onSort?: ((sort: Sort<Field>) => void) | undefined;
  /** Id of the row that the user has just come back from. */
  readonly lastOpened?: string | null;
  readonly rowData?: (row: Row) => RowData;
  /** A table's own style sheet adds to table.module.css. */
  readonly className?: string | undefined;
}

/**
 * Rows in a native table. The server sorts and pages them. Below 600 px the same rows are cards.
 */
export function Table<Row extends object, Field extends string = never>(
  props: TableProps<Row, Field>,
) {
  const { labelledBy, columns, rows, rowId, empty, isBusy = false, sort, onSort } = props;
  const [wrapper, overflows] = useOverflow();
  const table = useTable({
    features: features<Field>(),
    columns,
    data: rows ?? NO_ROWS,
    getRowId: rowId,
  });
  if (rows?.length === 0 && empty !== undefined)
    return (
      <p className={styles.empty} data-empty-list>
        {empty}
      </p>
    );
  // Not a region: the section around it has that name already, and landmarks are told apart by theirs.
  const region = overflows ? { tabIndex: 0, role: 'group', 'aria-labelledby': labelledBy } : {};
  return (
    <div ref={wrapper} className={styles.wrapper} {...region}>
      <table
        role="table"
        className={classNames(styles.table, props.className)}
        aria-labelledby={labelledBy}
        aria-busy={isBusy || rows === undefined}
      >
        <thead role="rowgroup">
          <HeadRow columns={columns} sort={sort} onSort={onSort} />
        </thead>
        {rows ? (
          groupsOf(table.getRowModel().rows).map((group, index) => (
            <tbody key={index} role="rowgroup" style={{ '--rows': group.length } as CSSProperties}>
              {group.map((row) => (
                <TableRow
                  key={row.id}
                  row={row}
                  columns={columns}
                  isLastOpened={row.id === props.lastOpened}
                  rowData={props.rowData}
                />
              ))}
            </tbody>
          ))
        ) : (
          <tbody role="rowgroup" aria-hidden className={styles.skeleton}>
            <SkeletonRows columns={columns} />
          </tbody>
        )}
      </table>
    </div>
  );
}

const NO_ROWS: readonly never[] = [];

/** A table's own style sheet may leave out of the layout what is out of sight, a group at a time. */
const GROUP = 20;

function groupsOf<Row>(rows: readonly Row[]): readonly (readonly Row[])[] {
  const count = Math.ceil(rows.length / GROUP);
  return Array.from({ length: count }, (_, nr) => rows.slice(nr * GROUP, (nr + 1) * GROUP));
}

/** The head and eight rows of bars, for a page that announces by other means that it is waiting. */
export function SkeletonTable<Row extends object>({
  columns,
  className,
}: Pick<TableProps<Row, never>, 'columns' | 'className'>) {
  return (
    <div className={styles.wrapper} aria-hidden>
      <table className={classNames(styles.table, className)} role="presentation">
        <thead>
          <HeadRow columns={columns} />
        </thead>
        <tbody>
          <SkeletonRows columns={columns} />
        </tbody>
      </table>
    </div>
  );
}

/**
 * A ref, and whether the content of its element is wider than the element. Only then can the keyboard
 * scroll it.
 */
function useOverflow(): readonly [RefCallback<HTMLElement>, boolean] {
  const [overflows, setOverflows] = useState(false);
  const [ref] = useState(() => (element: HTMLElement | null) => {
    if (!element) return undefined;
    const measure = () => setOverflows(element.scrollWidth > element.clientWidth + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  });
  return [ref, overflows];
}

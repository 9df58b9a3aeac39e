import { useRef } from 'react';
import { useOverflow } from '#web/sak/sak-table/use-overflow.ts';
import type { ListColumn, Sort } from './column.ts';
import { ListHead } from './list-head.tsx';
import { ListRow } from './list-row.tsx';
import styles from './list-table.module.css';
import { SkeletonRows } from './skeleton-rows.tsx';
import { SortSelect } from './sort-select.tsx';
import { useIsNarrow } from './use-is-narrow.ts';

interface Props<Row, Field extends string> {
  /** Id of the heading that names the table. */
  readonly labelledBy: string;
  readonly columns: readonly ListColumn<Row, Field>[];
  /** Undefined while they are fetched the first time. */
  readonly rows: readonly Row[] | undefined;
  readonly rowKey: (row: Row) => string;
  /** What it says when there are no rows. */
  readonly empty: string;
  /** Old rows stand while new ones are fetched. */
  readonly isBusy?: boolean;
  readonly sort?: Sort<Field>;
  readonly onSort?: (sort: Sort<Field>) => void;
}

/** Rows in a native table, sorted and paged by the server; below 600 px they are cards (design notes §5). */
export function ListTable<Row, Field extends string = never>(props: Props<Row, Field>) {
  const { labelledBy, columns, rows, rowKey, empty, isBusy = false, sort, onSort } = props;
  const wrapper = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(wrapper);
  // What is clipped is no place for focus: of cards, the order is chosen from a list above them.
  const isNarrow = useIsNarrow();
  if (rows?.length === 0)
    return (
      <p className={styles.empty} data-empty-list>
        {empty}
      </p>
    );
  const region = overflows ? { tabIndex: 0, role: 'region', 'aria-labelledby': labelledBy } : {};
  return (
    <>
      {isNarrow && sort && onSort && <SortSelect columns={columns} sort={sort} onSort={onSort} />}
      <div ref={wrapper} className={styles.wrapper} {...region}>
        <table
          role="table"
          className={styles.table}
          aria-labelledby={labelledBy}
          aria-busy={isBusy || rows === undefined}
        >
          <thead role="rowgroup">
            <ListHead columns={columns} sort={sort} onSort={isNarrow ? undefined : onSort} />
          </thead>
          {rows ? (
            <tbody role="rowgroup">
              {rows.map((row) => (
                <ListRow key={rowKey(row)} columns={columns} row={row} />
              ))}
            </tbody>
          ) : (
            <SkeletonRows columns={columns.length} />
          )}
        </table>
      </div>
    </>
  );
}

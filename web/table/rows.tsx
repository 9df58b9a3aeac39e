import type { Row as ModelRow } from '@tanstack/react-table';
import { memo, type ReactNode } from 'react';
import { Empty } from '#web/ui/visually-hidden.tsx';
import { headerOf, idOf, type Features, type TableColumn } from './columns.ts';
import styles from './table.module.css';

/** More attributes of a row, for style sheets and for scripts that look for it. */
export type RowData = Readonly<Record<`data-${string}`, string>>;

interface TableRowProps<Row extends object, Field extends string> {
  readonly row: ModelRow<Features<Field>, Row>;
  /** The columns that the row was built from; new ones draw it again. */
  readonly columns: readonly TableColumn<Row, Field>[];
  readonly isLastOpened: boolean;
  readonly rowData: ((row: Row) => RowData) | undefined;
}

/**
 * One row. Its roles are written out: narrow screens lay rows out as cards, and a table loses its roles when its
 * `display` changes.
 */
function TableRowView<Row extends object, Field extends string>(props: TableRowProps<Row, Field>) {
  const { row, isLastOpened, rowData } = props;
  return (
    <tr
      role="row"
      className={styles.row}
      data-last-opened={isLastOpened || undefined}
      {...rowData?.(row.original)}
    >
      {row.getAllCells().map((cell) => {
        const { id, columnDef } = cell.column;
        const draw = columnDef.cell;
        const content = (typeof draw === 'function' ? draw(cell.getContext()) : draw) as ReactNode;
        const shown = content === null || content === '' ? <Empty /> : content;
        const { card, isRowHeader = card === 'title' } = columnDef.meta ?? {};
        const attributes = {
          'data-column': id,
          'data-card': card,
          'data-label': card && headerOf(columnDef),
        };
        return isRowHeader ? (
          <th key={id} role="rowheader" scope="row" {...attributes}>
            {shown}
          </th>
        ) : (
          <td key={id} role="cell" {...attributes}>
            {shown}
          </td>
        );
      })}
    </tr>
  );
}

/** Drawn again only when its own data changes: one star among 1,000 rows costs one row. */
export const TableRow = memo(
  TableRowView,
  (before, after) =>
    before.row.original === after.row.original &&
    before.columns === after.columns &&
    before.isLastOpened === after.isLastOpened,
) as typeof TableRowView;

const SKELETON_ROWS = Array.from({ length: 8 }, (_, index) => index);

/** Eight rows of bars below the real head, while the first rows are fetched. */
export function SkeletonRows<Row extends object, Field extends string>({
  columns,
}: {
  readonly columns: readonly TableColumn<Row, Field>[];
}) {
  return SKELETON_ROWS.map((row) => (
    <tr key={row} role="row" className={styles.row}>
      {columns.map((column) => (
        <td
          key={idOf(column)}
          role="cell"
          data-column={idOf(column)}
          data-card={column.meta?.card && 'plain'}
        >
          {Array.from({ length: column.meta?.skeletonLines?.(row) ?? 1 }, (_, line) => (
            <span key={line} className={styles.bar} />
          ))}
        </td>
      ))}
    </tr>
  ));
}

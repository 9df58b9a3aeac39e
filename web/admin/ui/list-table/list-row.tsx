import { Empty } from '#web/sak/sak-cells.tsx';
import type { ListColumn } from './column.ts';
import styles from './list-table.module.css';

interface Props<Row> {
  readonly columns: readonly ListColumn<Row>[];
  readonly row: Row;
}

/**
 * One row. Roles are written out because narrow screens lay rows out as cards, and a table whose `display` is
 * changed loses its own (design notes §5).
 */
export function ListRow<Row>({ columns, row }: Props<Row>) {
  return (
    <tr role="row" className={styles.row}>
      {columns.map(({ id, header, cell, card = 'labelled' }) => {
        const content = cell(row);
        const isEmpty = content === null || content === '';
        const shown = isEmpty ? <Empty /> : content;
        const rest = { 'data-column': id, 'data-card': card, 'data-label': header };
        return card === 'title' ? (
          <th key={id} role="rowheader" scope="row" {...rest}>
            {shown}
          </th>
        ) : (
          <td key={id} role="cell" {...rest}>
            {shown}
          </td>
        );
      })}
    </tr>
  );
}

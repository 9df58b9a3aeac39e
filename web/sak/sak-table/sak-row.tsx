import { flexRender, type Row } from '@tanstack/react-table';
import { memo } from 'react';
import type { SakHit } from '#contract/sak.ts';
import type { features } from './columns.tsx';
import styles from './sak-table.module.css';

interface Props {
  readonly sak: SakHit;
  readonly row: Row<typeof features, SakHit>;
  readonly isLastOpened: boolean;
}

/**
 * One case. Roles are written out because narrow screens lay rows out as cards, and a table whose `display`
 * is changed loses its own (design notes §5).
 */
function SakRowView({ row, isLastOpened }: Props) {
  return (
    <tr
      role="row"
      className={styles.row}
      data-sak-id={row.id}
      data-last-opened={isLastOpened || undefined}
    >
      {row.getAllCells().map((cell) => (
        <td key={cell.id} role="cell" data-column={cell.column.id}>
          {flexRender(cell.column.columnDef.cell, cell.getContext())}
        </td>
      ))}
    </tr>
  );
}

/** Drawn anew only when its own case changes: one star among 1,000 rows costs one row. */
export const SakRow = memo(
  SakRowView,
  (before, after) => before.sak === after.sak && before.isLastOpened === after.isLastOpened,
);

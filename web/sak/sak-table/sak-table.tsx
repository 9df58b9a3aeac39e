import { useTable } from '@tanstack/react-table';
import { useMemo, useRef } from 'react';
import type { SakHit } from '#contract/sak.ts';
import { columns, features } from './columns.tsx';
import { HeadRow } from './head-row.tsx';
import { SakRow } from './sak-row.tsx';
import styles from './sak-table.module.css';
import { TableActionsContext, type TableActions } from './table-actions.ts';
import { useOverflow } from './use-overflow.ts';

interface Props extends TableActions {
  readonly saker: SakHit[];
  /** Id of the heading that names the table. */
  readonly labelledBy: string;
  /** The case one has just come back from. */
  readonly lastOpened?: string | null;
  /** Old rows stand while new ones are fetched. */
  readonly isBusy?: boolean;
}

/** Cases in a native table; below 600 px the same rows are cards. */
export function SakTable({ saker, labelledBy, lastOpened = null, isBusy = false, toggle }: Props) {
  const wrapper = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(wrapper);
  const actions = useMemo(() => ({ toggle }), [toggle]);
  const table = useTable({ features, columns, data: saker, getRowId: (sak) => sak.sakId });
  const region = overflows ? { tabIndex: 0, role: 'region', 'aria-labelledby': labelledBy } : {};
  return (
    <TableActionsContext value={actions}>
      <div ref={wrapper} className={styles.wrapper} {...region}>
        <table
          role="table"
          className={styles.table}
          aria-labelledby={labelledBy}
          aria-busy={isBusy}
        >
          <thead role="rowgroup">
            <HeadRow />
          </thead>
          <tbody role="rowgroup">
            {table.getRowModel().rows.map((row) => (
              <SakRow
                key={row.id}
                row={row}
                sak={row.original}
                isLastOpened={row.id === lastOpened}
              />
            ))}
          </tbody>
        </table>
      </div>
    </TableActionsContext>
  );
}

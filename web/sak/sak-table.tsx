import { useMemo } from 'react';
import type { SakHit } from '#contract/sak.ts';
import { SkeletonTable, Table } from '#web/table/table.tsx';
import './pointer.ts';
import { COLUMNS, type Row, type SakList, SakListContext } from './sak-columns.tsx';
import styles from './sak-table.module.css';
import { useUnhurried } from './unhurried.ts';

export type { Row } from './sak-columns.tsx';

interface SakTableProps extends Partial<Omit<SakList, 'toggle'>>, Pick<SakList, 'toggle'> {
  readonly saker: readonly Row[];
  /** Id of the heading that names the table. */
  readonly labelledBy: string;
  /** Id of the case that the user has just come back from. */
  readonly lastOpened?: string | null;
  /** The old rows stand while new ones are fetched. */
  readonly isBusy?: boolean;
}

/** Cases, for search results and favourites (docs/PRODUCT.md, "Searching"). */
export function SakTable({ saker, isBusy = false, ...props }: SakTableProps) {
  const {
    toggle,
    ledende = 'neste',
    nyeSiden = null,
    labelledBy,
    lastOpened = null,
    Endringer,
  } = props;
  const list = useMemo(
    () => ({ toggle, ledende, nyeSiden, Endringer }),
    [toggle, ledende, nyeSiden, Endringer],
  );
  const rows = useUnhurried(saker, lastOpened);
  return (
    <SakListContext value={list}>
      <Table
        labelledBy={labelledBy}
        lastOpened={lastOpened}
        isBusy={isBusy}
        columns={COLUMNS}
        rows={rows}
        rowId={idOf}
        rowData={dataOf}
        className={styles.saker}
      />
    </SakListContext>
  );
}

/** While a search is under way. */
export function SakSkeleton() {
  return <SkeletonTable columns={COLUMNS} className={styles.saker} />;
}

const idOf = ({ sakId }: SakHit) => sakId;
/** More names than a third of a sheet has room for. */
const LONG = 600;
const dataOf = ({ sakId, parter }: SakHit) => ({
  'data-sak-id': sakId,
  ...((parter?.length ?? 0) > LONG && { 'data-long': '' }),
});

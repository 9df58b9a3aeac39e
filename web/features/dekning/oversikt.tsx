import { useMemo } from 'react';
import type { DekningDomstol } from '#contract/dekning.ts';
import { weekNumber } from '#domain/dekning.ts';
import { formatDays, formatNumber } from '#web/format.ts';
import { columnsOf } from '#web/table/columns.ts';
import { SkeletonTable, Table } from '#web/table/table.tsx';
import styles from './dekning.module.css';
import { Hull } from './hull.tsx';
import { Mottatt } from './mottatt.tsx';
import { t } from './texts.tsx';
import { UkeDiagram } from './uke-diagram.tsx';

const column = columnsOf<DekningDomstol>();

const amount = (key: 'berammede' | 'avgjoerelser' | 'tiltaler', header: string) =>
  column.display({
    id: key,
    header,
    meta: { card: 'labelled' },
    cell: ({ row: { original } }) => {
      const { antall, fra, til } = original[key];
      return (
        <>
          {formatNumber(antall)}
          {fra && til && <span className={styles.periode}>{formatDays(fra, til)}</span>}
        </>
      );
    },
  });

const columns = (uker: readonly string[]) =>
  column.columns([
    column.accessor('domstolNavn', { id: 'domstol', header: t.court, meta: { card: 'title' } }),
    column.display({
      id: 'mottatt',
      header: t.received,
      meta: { card: 'plain' },
      cell: ({ row: { original } }) => <Mottatt {...original} />,
    }),
    amount('berammede', t.scheduled),
    amount('avgjoerelser', t.decisions),
    amount('tiltaler', t.indictments),
    column.display({
      id: 'uker',
      header: weeksHeader(uker),
      meta: { card: 'plain' },
      cell: ({ row: { original } }) => <UkeDiagram perUke={original.nyePerUke} />,
    }),
    column.display({
      id: 'hull',
      header: t.gaps,
      meta: { card: 'labelled' },
      cell: ({ row: { original } }) =>
        original.hull.length > 0 ? <Hull hull={original.hull} /> : null,
    }),
  ]);

function weeksHeader(uker: readonly string[]): string {
  const [first, last] = [uker[0], uker.at(-1)];
  return first && last ? t.newPerWeekOf(weekNumber(first), weekNumber(last)) : t.newPerWeek;
}

interface OversiktProps {
  readonly labelledBy: string;
  readonly uker: readonly string[];
  readonly domstoler: readonly DekningDomstol[];
}

/** Each court: how much of each kind, of which days, when it last came, and the last twelve weeks as bars. */
export function Oversikt({ labelledBy, uker, domstoler }: OversiktProps) {
  const ours = useMemo(() => columns(uker), [uker]);
  return (
    <Table
      className={styles.oversikt}
      labelledBy={labelledBy}
      columns={ours}
      rows={domstoler}
      rowId={({ domstolId }) => domstolId}
    />
  );
}

const WITHOUT_WEEKS = columns([]);

export const OversiktSkeleton = () => (
  <SkeletonTable columns={WITHOUT_WEEKS} className={styles.oversikt} />
);

import type { Drift } from '#contract/admin/drift.ts';
import { formatDayAndTime, formatDuration, formatNumber } from '#web/format.ts';
import { DescriptionList } from '#web/ui/description-list.tsx';
import { columnsOf } from '#web/table/columns.ts';
import { Table } from '#web/table/table.tsx';
import styles from './drift.module.css';
import { Section } from './parts.tsx';
import { ENGINES, PARTS, t } from './texts.ts';

/** How far the index lags behind the database. */
export function Indeks({ indeks, motor }: Pick<Drift, 'indeks' | 'motor'>) {
  return (
    <Section heading={t.index} data={indeks}>
      {({ etterslep: { saker, eldsteSekunder }, forfalteOverganger, sisteOppbygging }) => (
        <DescriptionList
          className={styles.facts}
          items={[
            { term: t.engine, value: ENGINES[motor] },
            { term: t.waitsForIndexing, value: saker === 0 ? t.none : formatNumber(saker) },
            {
              term: t.longestWait,
              value: saker === 0 ? t.none : formatDuration(eldsteSekunder),
            },
            {
              term: t.shouldBeHidden,
              value: forfalteOverganger === 0 ? t.none : t.caseCount(forfalteOverganger),
            },
            {
              term: t.lastBuilt,
              value: sisteOppbygging ? formatDayAndTime(sisteOppbygging) : t.never,
            },
          ]}
        />
      )}
    </Section>
  );
}

type Row = NonNullable<Drift['indeks']>['eldste'][number];

const column = columnsOf<Row>();
const COLUMNS = column.columns([
  column.accessor('sakId', { id: 'sak', header: t.case, meta: { card: 'title' } }),
  column.accessor(({ siden }) => formatDayAndTime(siden), {
    id: 'siden',
    header: t.waitingSince,
    meta: { card: 'inline' },
  }),
]);

/** The cases that have waited longest to be indexed. Not there while nothing lags. */
export function Venter({ indeks }: Pick<Drift, 'indeks'>) {
  if (!indeks || indeks.eldste.length === 0) return null;
  return (
    <Section heading={PARTS.venter} data={indeks.eldste} wide>
      {(rows, headingId) => (
        <Table labelledBy={headingId} columns={COLUMNS} rows={rows} rowId={({ sakId }) => sakId} />
      )}
    </Section>
  );
}

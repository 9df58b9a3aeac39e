import type { Drift } from '#contract/admin/drift.ts';
import { formatCount, formatDayAndTime, formatDuration, formatNumber } from '#web/format.ts';
import { DescriptionList } from '#web/ui/description-list.tsx';
import { columnsOf } from '#web/table/columns.ts';
import { Table } from '#web/table/table.tsx';
import styles from './drift.module.css';
import { PARTS, Section } from './parts.tsx';

const ENGINES = { elasticsearch: 'Elasticsearch', postgres: 'Postgres' } as const;

/** How far the index lags behind the database. */
export function Indeks({ indeks, motor }: Pick<Drift, 'indeks' | 'motor'>) {
  return (
    <Section heading="Indeks" data={indeks}>
      {({ etterslep: { saker, eldsteSekunder }, forfalteOverganger, sisteOppbygging }) => (
        <DescriptionList
          className={styles.facts}
          items={[
            { term: 'Søkemotor', value: ENGINES[motor] },
            { term: 'Venter på indeksering', value: saker === 0 ? 'Ingen' : formatNumber(saker) },
            {
              term: 'Lengst ventetid',
              value: saker === 0 ? 'Ingen' : formatDuration(eldsteSekunder),
            },
            {
              term: 'Skulle vært skjult',
              value:
                forfalteOverganger === 0
                  ? 'Ingen'
                  : formatCount(forfalteOverganger, 'sak', 'saker'),
            },
            {
              term: 'Sist bygget',
              value: sisteOppbygging ? formatDayAndTime(sisteOppbygging) : 'Aldri',
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
  column.accessor('sakId', { id: 'sak', header: 'Sak', meta: { card: 'title' } }),
  column.accessor(({ siden }) => formatDayAndTime(siden), {
    id: 'siden',
    header: 'Har ventet siden',
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

import type { Drift } from '#contract/admin/drift.ts';
import { columnsOf } from '#web/table/columns.ts';
import { Table } from '#web/table/table.tsx';
import { formatCount, formatDayAndTime, formatDuration, formatNumber } from '#web/format.ts';
import { DescriptionList } from '#web/ui/description-list.tsx';
import { Section } from './parts.tsx';

const ENGINES = { elasticsearch: 'Elasticsearch', postgres: 'Postgres' } as const;

/** How far the index lags behind the database. */
export function Indeks({ indeks, motor }: Pick<Drift, 'indeks' | 'motor'>) {
  return (
    <Section heading="Indeks" data={indeks}>
      {({ etterslep, forfalteOverganger, sisteOppbygging }) => (
        <DescriptionList
          items={[
            { term: 'Søkemotor', value: ENGINES[motor] },
            { term: 'Venter på å bli indeksert', value: lagText(etterslep) },
            {
              term: 'Skulle vært skjult i indeksen',
              value: forfalteOverganger === 0 ? 'Ingen saker' : casesText(forfalteOverganger),
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

function lagText({ saker, eldsteSekunder }: NonNullable<Drift['indeks']>['etterslep']): string {
  if (saker === 0) return 'Ingen saker';
  return `${casesText(saker)}, den eldste i ${formatDuration(eldsteSekunder)}`;
}

function casesText(saker: number): string {
  return formatCount(saker, 'sak', 'saker');
}

type Row = NonNullable<Drift['domstoler']>[number];

const column = columnsOf<Row>();
const COLUMNS = column.columns([
  column.accessor('navn', { id: 'domstol', header: 'Domstol', meta: { card: 'title' } }),
  column.accessor(({ saker }) => formatNumber(saker), {
    id: 'saker',
    header: 'Saker',
    meta: { card: 'corner' },
  }),
]);

/** The number of cases of each court. */
export function Domstoler({ domstoler }: Pick<Drift, 'domstoler'>) {
  return (
    <Section heading="Saker per domstol" data={domstoler}>
      {(rows, headingId) => (
        <Table
          labelledBy={headingId}
          columns={COLUMNS}
          rows={rows}
          rowId={({ domstolId }) => domstolId}
          empty="Det er ingen saker i databasen."
        />
      )}
    </Section>
  );
}

import type { Drift } from '#contract/admin/drift.ts';
import { columnsOf } from '#web/table/columns.ts';
import { Table } from '#web/table/table.tsx';
import { formatDayAndTime } from '#web/format.ts';
import { DescriptionList } from '#web/ui/description-list.tsx';
import { Section } from './parts.tsx';

const MOTORS = { elasticsearch: 'Elasticsearch', postgres: 'Postgres' } as const;

/** How far the index is behind. */
export function Indeks({ indeks, motor }: Pick<Drift, 'indeks' | 'motor'>) {
  return (
    <Section heading="Indeks" data={indeks}>
      {({ etterslep, forfalteOverganger, sisteOppbygging }) => (
        <DescriptionList
          items={[
            { term: 'Søkemotor', value: MOTORS[motor] },
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
  return `${casesText(saker)}, den eldste i ${duration(eldsteSekunder)}`;
}

function casesText(saker: number): string {
  return saker === 1 ? '1 sak' : `${saker.toLocaleString('nb')} saker`;
}

type Row = NonNullable<Drift['domstoler']>[number];

const column = columnsOf<Row>();
const COLUMNS = column.columns([
  column.accessor('navn', { id: 'domstol', header: 'Domstol', meta: { card: 'title' } }),
  column.accessor(({ saker }) => saker.toLocaleString('nb'), {
    id: 'saker',
    header: 'Saker',
    meta: { card: 'corner' },
  }),
]);

/** How many cases each court has. */
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

/** Seconds in words, as exact as one needs it: `40 sekunder`, `3 minutter`, `5 timer`, `2 døgn`. */
export function duration(seconds: number): string {
  const [unit, length] = UNITS.find(([, size]) => seconds >= size) ?? UNITS.at(-1)!;
  const count = Math.floor(seconds / length);
  return `${count} ${count === 1 ? unit[0] : unit[1]}`;
}

const UNITS: readonly (readonly [readonly [string, string], number])[] = [
  [['døgn', 'døgn'], 86_400],
  [['time', 'timer'], 3_600],
  [['minutt', 'minutter'], 60],
  [['sekund', 'sekunder'], 1],
];

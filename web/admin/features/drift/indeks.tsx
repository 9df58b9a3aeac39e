import type { Drift } from '#contract/admin/drift.ts';
import { formatDayAndTime } from '#web/sak/format.ts';
import { DescriptionList } from '#web/ui/description-list.tsx';
import { duration } from './duration.ts';
import { Section } from './section.tsx';

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

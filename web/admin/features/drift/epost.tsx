import type { Drift } from '#contract/admin/drift.ts';
import { epostFeilText } from '#domain/feilgrunn.ts';
import { epostName } from '#domain/mail.ts';
import { formatDayAndTime } from '#web/format.ts';
import { proevIgjenEpost } from '#web/admin/api/drift.ts';
import type { ListColumn } from '#web/admin/ui/list-table/column.ts';
import { ListTable } from '#web/admin/ui/list-table/list-table.tsx';
import { type Retry, RetryButton, Section, Shown } from './parts.tsx';

type Row = NonNullable<Drift['epost']>['doed'][number];

const columns = (retry: Retry): readonly ListColumn<Row>[] => [
  { id: 'mal', header: 'Melding', card: 'title', cell: ({ id, mal }) => nameOf({ id, mal }) },
  { id: 'feil', header: 'Årsak', cell: ({ feil, detalj }) => epostFeilText(feil, detalj) },
  { id: 'forsoek', header: 'Forsøk', card: 'inline', cell: ({ forsoek }) => String(forsoek) },
  {
    id: 'tid',
    header: 'Skrevet',
    card: 'inline',
    cell: ({ opprettet }) => formatDayAndTime(opprettet),
  },
  {
    id: 'igjen',
    header: 'Handling',
    card: 'plain',
    cell: (row) => (
      <RetryButton retry={retry} what={nameOf(row)} send={() => proevIgjenEpost(row.id)} />
    ),
  },
];

/** Two messages of a kind are told apart by their number; whom they are for is nobody's concern here. */
function nameOf({ id, mal }: Pick<Row, 'id' | 'mal'>): string {
  return `${epostName(mal)} (nr. ${id})`;
}

function waitingText(venter: number): string {
  if (venter === 0) return 'Ingen meldinger venter.';
  return venter === 1 ? '1 melding venter.' : `${venter} meldinger venter.`;
}

interface Props extends Pick<Drift, 'epost'> {
  readonly retry: Retry;
}

/** What has not been sent. */
export function Epost({ epost, retry }: Props) {
  return (
    <Section heading="E-post som ikke er sendt" data={epost} wide>
      {({ venter, antallDoed, doed }, headingId) => (
        <>
          <p>{waitingText(venter)}</p>
          <ListTable
            labelledBy={headingId}
            columns={columns(retry)}
            rows={doed}
            rowKey={({ id }) => String(id)}
            empty="Ingen meldinger er gitt opp."
          />
          <Shown shown={doed.length} total={antallDoed} />
        </>
      )}
    </Section>
  );
}

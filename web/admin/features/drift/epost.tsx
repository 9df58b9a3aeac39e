import type { Drift } from '#contract/admin/drift.ts';
import { mailFailureText } from '#domain/failure-reasons.ts';
import { mailTemplateName } from '#domain/mail.ts';
import { formatDayAndTime } from '#web/format.ts';
import { proevIgjenEpost } from '#web/admin/api/drift.ts';
import { columnsOf } from '#web/table/columns.ts';
import { Table } from '#web/table/table.tsx';
import { type Retry, RetryButton, Section, Shown } from './parts.tsx';

type Row = NonNullable<Drift['epost']>['doed'][number];

const column = columnsOf<Row>();
const columns = (retry: Retry) =>
  column.columns([
    column.accessor(nameOf, { id: 'mal', header: 'Melding', meta: { card: 'title' } }),
    column.accessor(({ feil, detalj }) => mailFailureText(feil, detalj), {
      id: 'feil',
      header: 'Årsak',
      meta: { card: 'labelled' },
    }),
    column.accessor('forsoek', { header: 'Forsøk', meta: { card: 'inline' } }),
    column.accessor(({ opprettet }) => formatDayAndTime(opprettet), {
      id: 'tid',
      header: 'Skrevet',
      meta: { card: 'inline' },
    }),
    column.display({
      id: 'igjen',
      header: 'Handling',
      meta: { card: 'plain' },
      cell: ({ row: { original: row } }) => (
        <RetryButton retry={retry} what={nameOf(row)} send={() => proevIgjenEpost(row.id)} />
      ),
    }),
  ]);

/** Messages of one kind are told apart by their number. Operators do not see the recipient. */
function nameOf({ id, mal }: Pick<Row, 'id' | 'mal'>): string {
  return `${mailTemplateName(mal)} (nr. ${id})`;
}

function waitingText(venter: number): string {
  if (venter === 0) return 'Ingen meldinger venter.';
  return venter === 1 ? '1 melding venter.' : `${venter} meldinger venter.`;
}

interface Props extends Pick<Drift, 'epost'> {
  readonly retry: Retry;
}

/** E-mail that has not been sent. */
export function Epost({ epost, retry }: Props) {
  return (
    <Section heading="E-post som ikke er sendt" data={epost} wide>
      {({ venter, antallDoed, doed }, headingId) => (
        <>
          <p>{waitingText(venter)}</p>
          <Table
            labelledBy={headingId}
            columns={columns(retry)}
            rows={doed}
            rowId={({ id }) => String(id)}
            empty="Ingen meldinger er gitt opp."
          />
          <Shown shown={doed.length} total={antallDoed} />
        </>
      )}
    </Section>
  );
}

import type { Drift } from '#contract/admin/drift.ts';
import { mailFailureText } from '#domain/failure-reasons.ts';
import { mailTemplateName } from '#domain/mail.ts';
import { formatDayAndTime, formatNumber } from '#web/format.ts';
import { proevIgjenEpost } from '#web/admin/api/drift.ts';
import { DescriptionList } from '#web/ui/description-list.tsx';
import { columnsOf } from '#web/table/columns.ts';
import { Table } from '#web/table/table.tsx';
import styles from './drift.module.css';
import { type Retry, RetryButton, Section, Shown } from './parts.tsx';
import { PARTS, t } from './texts.ts';

type Row = NonNullable<Drift['epost']>['doed'][number];

const column = columnsOf<Row>();
const columns = (retry: Retry) =>
  column.columns([
    column.accessor(nameOf, { id: 'mal', header: t.message, meta: { card: 'title' } }),
    column.accessor(({ feil, detalj }) => mailFailureText(feil, detalj), {
      id: 'feil',
      header: t.cause,
      meta: { card: 'labelled' },
    }),
    column.accessor('forsoek', { header: t.attempts, meta: { card: 'inline' } }),
    column.accessor(({ opprettet }) => formatDayAndTime(opprettet), {
      id: 'tid',
      header: t.written,
      meta: { card: 'inline' },
    }),
    column.display({
      id: 'igjen',
      header: t.action,
      meta: { card: 'plain' },
      cell: ({ row: { original: row } }) => (
        <RetryButton retry={retry} what={nameOf(row)} send={() => proevIgjenEpost(row.id)} />
      ),
    }),
  ]);

/** Messages of one kind are told apart by their number. Operators do not see the recipient. */
function nameOf({ id, mal }: Pick<Row, 'id' | 'mal'>): string {
  return t.mailOf(mailTemplateName(mal), id);
}

interface Props extends Pick<Drift, 'epost'> {
  readonly retry: Retry;
}

const some = (count: number) => (count === 0 ? t.none : formatNumber(count));

/** How much e-mail has been sent, and has not. */
export function EpostTall({ epost }: Pick<Drift, 'epost'>) {
  return (
    <Section heading={t.mail} data={epost}>
      {({ sendtSisteDoegn, venter, iRetur, antallDoed }) => (
        <DescriptionList
          className={styles.facts}
          items={[
            { term: t.sentLastDay, value: formatNumber(sendtSisteDoegn) },
            { term: t.queued, value: some(venter) },
            { term: t.bounced, value: some(iRetur) },
            { term: t.givenUp, value: some(antallDoed) },
          ]}
        />
      )}
    </Section>
  );
}

/** E-mail that was given up. Not there while there is none. */
export function Epost({ epost, retry }: Props) {
  if (epost === null || epost.antallDoed === 0) return null;
  return (
    <Section heading={PARTS.epost} data={epost} wide>
      {({ antallDoed, doed }, headingId) => (
        <>
          <Table
            labelledBy={headingId}
            columns={columns(retry)}
            rows={doed}
            rowId={({ id }) => String(id)}
          />
          <Shown shown={doed.length} total={antallDoed} />
        </>
      )}
    </Section>
  );
}

import type { Drift } from '#contract/admin/drift.ts';
import { driftMessages } from '#domain/drift.ts';
import { indexingFailureText } from '#domain/failure-reasons.ts';
import { formatDayAndTime } from '#web/format.ts';
import { Button } from '#web/ui/button.tsx';
import { proevIgjenSak } from '#web/admin/api/drift.ts';
import { columnsOf } from '#web/table/columns.ts';
import { Table } from '#web/table/table.tsx';
import { Link } from '#web/ui/router-link.tsx';
import styles from './drift.module.css';
import { type Retry, RetryButton, Section, Shown } from './parts.tsx';
import { PARTS, t } from './texts.ts';

type Row = NonNullable<Drift['doedbrev']>['rader'][number];

const column = columnsOf<Row>();
const columns = (retry: Retry) =>
  column.columns([
    column.accessor(({ saksnummer, sakId }) => saksnummer ?? sakId, {
      id: 'sak',
      header: t.case,
      meta: { card: 'title' },
      cell: ({ getValue }) => (
        <Link to={`/admin/saker?${new URLSearchParams({ saksnummer: getValue() })}`}>
          {getValue()}
        </Link>
      ),
    }),
    column.accessor(({ grunn, detalj }) => indexingFailureText(grunn, detalj), {
      id: 'grunn',
      header: t.cause,
      meta: { card: 'labelled' },
    }),
    column.accessor('forsoek', { header: t.attempts, meta: { card: 'inline' } }),
    column.accessor(({ sistFeilet }) => formatDayAndTime(sistFeilet), {
      id: 'tid',
      header: t.lastFailed,
      meta: { card: 'inline' },
    }),
    column.display({
      id: 'igjen',
      header: t.action,
      meta: { card: 'plain' },
      cell: ({
        row: {
          original: { sakId, saksnummer },
        },
      }) => (
        <RetryButton
          retry={retry}
          what={t.caseOf(saksnummer ?? sakId)}
          send={() => proevIgjenSak(sakId)}
        />
      ),
    }),
  ]);

interface Props extends Pick<Drift, 'doedbrev'> {
  readonly retry: Retry;
}

/** Cases that could not be indexed. A search misses them, or finds their previous version. Not there while there are none. */
export function Doedbrev({ doedbrev, retry }: Props) {
  if (doedbrev?.antall === 0) return null;
  return (
    <Section heading={PARTS.doedbrev} data={doedbrev} wide>
      {({ antall, rader }, headingId) => (
        <>
          <Table
            labelledBy={headingId}
            columns={columns(retry)}
            rows={rader}
            rowId={({ sakId }) => sakId}
          />
          <Shown shown={rader.length} total={antall} />
          {antall > 1 && (
            <div className={styles.all}>
              <Button
                variant="secondary"
                size="small"
                aria-disabled={retry.isBusy}
                onPress={() => void retry.run(t.allCases, () => proevIgjenSak(null))}
              >
                {driftMessages.retryAll}
              </Button>
            </div>
          )}
        </>
      )}
    </Section>
  );
}

import type { Drift } from '#contract/admin/drift.ts';
import { driftMessages } from '#domain/drift.ts';
import { indekseringFeilText } from '#domain/feilgrunn.ts';
import { formatDayAndTime } from '#web/format.ts';
import { Button } from '#web/ui/button.tsx';
import { proevIgjenSak } from '#web/admin/api/drift.ts';
import type { ListColumn } from '#web/admin/ui/list-table/column.ts';
import { ListTable } from '#web/admin/ui/list-table/list-table.tsx';
import styles from './drift.module.css';
import { type Retry, RetryButton, Section, Shown } from './parts.tsx';

type Row = NonNullable<Drift['doedbrev']>['rader'][number];

const columns = (retry: Retry): readonly ListColumn<Row>[] => [
  { id: 'sak', header: 'Sak', card: 'title', cell: ({ sakId }) => sakId },
  { id: 'grunn', header: 'Årsak', cell: ({ grunn, detalj }) => indekseringFeilText(grunn, detalj) },
  { id: 'forsoek', header: 'Forsøk', card: 'inline', cell: ({ forsoek }) => String(forsoek) },
  {
    id: 'tid',
    header: 'Sist feilet',
    card: 'inline',
    cell: ({ sistFeilet }) => formatDayAndTime(sistFeilet),
  },
  {
    id: 'igjen',
    header: 'Handling',
    card: 'plain',
    cell: ({ sakId }) => (
      <RetryButton retry={retry} what={`Sak ${sakId}`} send={() => proevIgjenSak(sakId)} />
    ),
  },
];

interface Props extends Pick<Drift, 'doedbrev'> {
  readonly retry: Retry;
}

/** Cases that could not be indexed; they are not found, or found as they were. */
export function Doedbrev({ doedbrev, retry }: Props) {
  return (
    <Section heading="Saker som ikke kunne indekseres" data={doedbrev} wide>
      {({ antall, rader }, headingId) => (
        <>
          <ListTable
            labelledBy={headingId}
            columns={columns(retry)}
            rows={rader}
            rowKey={({ sakId }) => sakId}
            empty="Alle saker er indeksert."
          />
          <Shown shown={rader.length} total={antall} />
          {antall > 1 && (
            <div className={styles.all}>
              <Button
                variant="secondary"
                size="small"
                aria-disabled={retry.isBusy}
                onPress={() => void retry.run('Alle saker', () => proevIgjenSak(null))}
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

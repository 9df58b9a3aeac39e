import { useQuery } from '@tanstack/react-query';
import { MAX_REVISJON, type Revisjon, revisjonParamsSchema } from '#contract/admin/revisjon.ts';
import { revisjonMessages } from '#domain/revisjon.ts';
import { revisjonQuery } from '#web/admin/api/revisjon.ts';
import { AdminPage } from '#web/admin/ui/admin-page.tsx';
import { ListPagination } from '#web/admin/ui/list-result.tsx';
import { formatCount, formatNumber } from '#web/format.ts';
import { LoadFailure } from '#web/table/load-failure.tsx';
import { Table } from '#web/table/table.tsx';
import { useListParams } from '#web/admin/ui/use-list-params.ts';
import { Message } from '#web/ui/message.tsx';
import { LiveRegion } from '#web/ui/visually-hidden.tsx';
import { REVISJON_COLUMNS } from './columns.tsx';
import { RevisjonFilterForm } from './filter-form.tsx';
import styles from './revisjon.module.css';

const HEADING = 'revisjonslogg';

/** admin/revisjon: who did or looked at what, and when. */
export function Page() {
  return (
    <AdminPage title={revisjonMessages.title} headingId={HEADING} lead={revisjonMessages.lead}>
      <RevisjonLog headingId={HEADING} />
    </AdminPage>
  );
}

/** The audit log: its filter and its rows, newest first. */
export function RevisjonLog({ headingId }: { readonly headingId: string }) {
  const { params, change, stayWithin } = useListParams(revisjonParamsSchema);
  const query = useQuery(revisjonQuery(params));
  const log = query.data;
  return (
    <>
      <RevisjonFilterForm filter={params} onChange={(to) => change({ ...to, tilId: undefined })} />
      <LiveRegion>{log && !query.isPlaceholderData ? counted(log) : ''}</LiveRegion>
      {!log && query.failureReason ? (
        <LoadFailure
          heading={revisjonMessages.failed}
          error={query.failureReason}
          onRetry={() => void query.refetch()}
        />
      ) : log?.forVidt ? (
        <Message purpose="warning">
          <p>{revisjonMessages.tooWide[log.forVidt]}</p>
        </Message>
      ) : (
        <Table
          labelledBy={headingId}
          columns={REVISJON_COLUMNS}
          rows={log?.rader}
          rowId={({ id }) => String(id)}
          empty={revisjonMessages.empty}
          isBusy={query.isPlaceholderData}
        />
      )}
      {log?.flere && (
        <p className={styles.more}>
          Det er flere enn {formatNumber(MAX_REVISJON)} hendelser, og bare de nyeste vises. Avgrens
          søket, eller eksporter alle.
        </p>
      )}
      <ListPagination
        label="Sider med hendelser"
        headingId={headingId}
        params={params}
        total={log?.totalt ?? null}
        // `tilId` keeps the pages consistent: rows that were added after the first page are on none of them.
        onChange={(to) => change({ ...to, tilId: to.page === undefined ? undefined : log?.tilId })}
        stayWithin={stayWithin}
      />
    </>
  );
}

/** How many rows were found, for screen readers. */
export function counted({ totalt, flere, forVidt }: Revisjon): string {
  if (forVidt) return revisjonMessages.tooWide[forVidt];
  if (totalt === 0) return revisjonMessages.empty;
  if (flere) return `Flere enn ${formatNumber(totalt)} hendelser`;
  return formatCount(totalt, 'hendelse', 'hendelser');
}

import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import {
  MAX_REVISJON,
  type Revisjon,
  type RevisjonParams,
  revisjonParamsSchema,
} from '#contract/admin/revisjon.ts';
import { gjennomgangMessages } from '#domain/gjennomgang.ts';
import { AUDIT_SIDER, revisjonMessages } from '#domain/revisjon.ts';
import { AUDIT_SLAG, type AuditSlag } from '#domain/revisjon-slag.ts';
import { revisjonQuery } from '#web/admin/api/revisjon.ts';
import { adminPages } from '#web/admin/pages.ts';
import { AdminPage } from '#web/admin/ui/admin-page.tsx';
import { Chips } from '#web/ui/chips.tsx';
import { ListPagination } from '#web/admin/ui/list-result.tsx';
import { useListParams } from '#web/admin/ui/use-list-params.ts';
import { Awaited } from '#web/ui/failed.tsx';
import { Link } from '#web/ui/router-link.tsx';
import { Message } from '#web/ui/message.tsx';
import { LiveRegion } from '#web/ui/visually-hidden.tsx';
import { RevisjonFilterForm } from './filter-form.tsx';
import { LogTable } from './log-table.tsx';
import styles from './revisjon.module.css';
import { t } from './texts.ts';

const HEADING = 'revisjonslogg';

/** admin/revisjon: who did or looked at what, and when. */
export function Page() {
  return (
    <AdminPage
      title={revisjonMessages.title}
      headingId={HEADING}
      lead={revisjonMessages.lead}
      actions={<Link to={adminPages.gjennomganger}>{gjennomgangMessages.title}</Link>}
    >
      <RevisjonLog headingId={HEADING} />
    </AdminPage>
  );
}

/** Rows per page until somebody chooses: what belongs together is one line, and a day is many. */
const PAGE_SIZE = 50;

const ALL = 'alt';
const KINDS = [
  { id: ALL, label: t.all },
  ...(Object.keys(AUDIT_SLAG) as AuditSlag[]).map((id) => ({ id, label: AUDIT_SLAG[id] })),
] as const;

const BOTH = 'begge';

/** Of the person who was asked for: what was done by, what was done to, or both, each with how much there is. */
function Sides({ side, log, onChange }: SidesProps) {
  const { antall } = log ?? { antall: null };
  return (
    <div className={styles.kinds}>
      <Chips
        label={t.sides}
        options={[
          { id: BOTH, label: t.both, count: antall?.begge },
          { id: 'gjortAv', label: AUDIT_SIDER.gjortAv, count: antall?.gjortAv },
          { id: 'gjelder', label: AUDIT_SIDER.gjelder, count: antall?.gjelder },
        ]}
        value={side ?? BOTH}
        onChange={(id) => onChange(id === BOTH ? undefined : id)}
      />
    </div>
  );
}
interface SidesProps extends Pick<RevisjonParams, 'side'> {
  readonly log: Revisjon | undefined;
  readonly onChange: (side: RevisjonParams['side']) => void;
}

/** The audit log: its filter and its rows, newest first. */
export function RevisjonLog({ headingId }: { readonly headingId: string }) {
  const { params, change, stayWithin } = useListParams(revisjonParamsSchema, {
    pageSize: PAGE_SIZE,
  });
  const query = useQuery(revisjonQuery(params));
  const log = query.data;
  return (
    <>
      <RevisjonFilterForm filter={params} onChange={(to) => change({ ...to, tilId: undefined })} />
      {params.person !== '' && (
        <Sides
          side={params.side}
          log={log}
          onChange={(side) => change({ side, tilId: undefined })}
        />
      )}
      <div className={styles.kinds}>
        <Chips
          label={t.kind}
          options={KINDS}
          value={params.slag ?? ALL}
          onChange={(id) => {
            const slag = id === ALL ? undefined : id;
            change({ slag, handling: undefined, tilId: undefined });
          }}
        />
        {log && !log.forVidt && <p className={styles.count}>{counted(log)}</p>}
      </div>
      <LiveRegion>{log && !query.isPlaceholderData ? counted(log) : ''}</LiveRegion>
      <Found headingId={headingId} params={params} query={query} />
      {log?.flere && <p className={styles.note}>{t.onlyNewest(MAX_REVISJON)}</p>}
      <ListPagination
        label={t.pages}
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

interface FoundProps {
  readonly headingId: string;
  readonly params: Pick<RevisjonParams, 'page' | 'pageSize' | 'person'>;
  readonly query: UseQueryResult<Revisjon>;
}

/** The rows; or why there are none. */
function Found({ headingId, params: { page, pageSize, person }, query }: FoundProps) {
  const log = query.data;
  if (!log && query.failureReason)
    return (
      <Awaited
        failed={revisjonMessages.failed}
        error={query.failureReason}
        onRetry={query.refetch}
      />
    );
  if (log?.forVidt)
    return (
      <Message purpose="warning">
        <p>{revisjonMessages.tooWide[log.forVidt]}</p>
      </Message>
    );
  return (
    <LogTable
      labelledBy={headingId}
      rows={log?.rader}
      isBusy={query.isPlaceholderData}
      withSide={person !== ''}
      cut={{ before: page > 1, after: page * pageSize < (log?.totalt ?? 0) || log?.flere === true }}
    />
  );
}

/** How many rows were found, for screen readers. */
export function counted({ totalt, flere, forVidt }: Revisjon): string {
  if (forVidt) return revisjonMessages.tooWide[forVidt];
  if (totalt === 0) return revisjonMessages.empty;
  if (flere) return t.moreThan(totalt);
  return t.events(totalt);
}

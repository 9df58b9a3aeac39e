import { useQuery } from '@tanstack/react-query';
import type { Gjennomgang } from '#contract/admin/gjennomgang.ts';
import { gjennomgangMessages, maanedTekst } from '#domain/gjennomgang.ts';
import { gjennomgangerQuery } from '#web/admin/api/gjennomgang.ts';
import { adminPages } from '#web/admin/pages.ts';
import { AdminPage } from '#web/admin/ui/admin-page.tsx';
import { formatDayAndTime, formatNumber } from '#web/format.ts';
import { columnsOf } from '#web/table/columns.ts';
import { Table } from '#web/table/table.tsx';
import { Awaited } from '#web/ui/failed.tsx';
import { BackLink } from '#web/ui/link.tsx';
import { Link } from '#web/ui/router-link.tsx';
import { FristTag } from './gjennomgang-frist.tsx';
import styles from './gjennomgang.module.css';
import { t } from './gjennomgang-texts.ts';

const HEADING = 'gjennomganger';
const column = columnsOf<Gjennomgang>();
const columns = column.columns([
  column.display({
    id: 'maaned',
    header: t.month,
    meta: { card: 'title' },
    cell: ({ row: { original } }) => (
      <Link to={adminPages.gjennomgang(original.maaned)} className={styles.month}>
        {maanedTekst(original.maaned)}
      </Link>
    ),
  }),
  column.accessor(({ hendelser }) => formatNumber(hendelser), {
    id: 'hendelser',
    header: t.events,
    meta: { card: 'inline' },
  }),
  column.accessor(({ vurdert, rader }) => t.outOf(vurdert, rader), {
    id: 'vurdert',
    header: t.judged,
    meta: { card: 'inline' },
  }),
  column.display({
    id: 'status',
    header: t.status,
    meta: { card: 'plain' },
    cell: ({ row: { original } }) => (
      <span className={styles.status}>
        <FristTag gjennomgang={original} />
        {original.signert &&
          t.by(original.signert.av ?? t.unknown, formatDayAndTime(original.signert.tidspunkt))}
      </span>
    ),
  }),
]);

/** admin/revisjon/gjennomgang: the monthly reviews of the log. */
export function Page() {
  const { data, failureReason, refetch } = useQuery(gjennomgangerQuery());
  return (
    <AdminPage
      title={gjennomgangMessages.title}
      headingId={HEADING}
      back={<BackLink to={adminPages.revisjon}>{t.back}</BackLink>}
      lead={t.lead}
    >
      {!data && failureReason ? (
        <Awaited failed={t.listFailed} error={failureReason} onRetry={refetch} />
      ) : (
        <Table
          labelledBy={HEADING}
          columns={columns}
          rows={data?.gjennomganger}
          rowId={({ maaned }) => maaned}
          empty={t.none}
        />
      )}
    </AdminPage>
  );
}

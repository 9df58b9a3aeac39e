import type { REDAKSJON_SORT_FIELDS, RedaksjonRad } from '#contract/admin/redaksjoner.ts';
import { shiftDay } from '#domain/time.ts';
import { adminPages } from '#web/admin/pages.ts';
import { RedaksjonStatusTag } from '#web/admin/ui/redaksjon-status-tag.tsx';
import { RowLink } from '#web/admin/ui/row-link.tsx';
import { formatDay } from '#web/format.ts';
import { columnsOf } from '#web/table/columns.ts';
import styles from './redaksjoner.module.css';
import { t } from './texts.ts';

const NAME_ORDERS = [
  { ascending: true, label: t.byName },
  { ascending: false, label: t.byNameBackwards },
] as const;
const USER_ORDERS = [
  { ascending: false, label: t.mostUsers },
  { ascending: true, label: t.fewestUsers },
] as const;
const CONFIRMED_ORDERS = [
  { ascending: true, label: t.confirmedOldest },
  { ascending: false, label: t.confirmedNewest },
] as const;

const column = columnsOf<RedaksjonRad, (typeof REDAKSJON_SORT_FIELDS)[number]>();

export const redaksjonColumns = column.columns([
  column.display({
    id: 'navn',
    header: t.newsroom,
    meta: { card: 'title', sort: { field: 'Navn', choices: NAME_ORDERS } },
    cell: ({ row: { original } }) => (
      <RowLink to={adminPages.redaksjon(original.id)}>{original.navn}</RowLink>
    ),
  }),
  column.accessor('brukere', {
    header: t.users,
    meta: { card: 'inline', sort: { field: 'Brukere', choices: USER_ORDERS } },
  }),
  column.accessor(({ redaktoer }) => redaktoer ?? t.nobody, {
    id: 'redaktoer',
    header: t.editor,
    meta: { card: 'inline' },
  }),
  column.accessor(({ domener }) => domener.join(', ') || t.nobody, {
    id: 'domener',
    header: t.domains,
    meta: { card: 'inline' },
  }),
  column.accessor(({ bekreftet }) => (bekreftet ? formatDay(bekreftet) : t.never), {
    id: 'bekreftet',
    header: t.lastConfirmed,
    meta: { card: 'inline', sort: { field: 'Bekreftet', choices: CONFIRMED_ORDERS } },
  }),
  column.display({
    id: 'status',
    header: t.status,
    meta: { card: 'corner' },
    cell: ({ row: { original } }) => (
      <>
        <RedaksjonStatusTag status={original.status} />
        {original.suspendertTil && (
          <div className={styles.quiet}>
            {t.through(formatDay(shiftDay(original.suspendertTil, { days: -1 })))}
          </div>
        )}
        {original.merket > 0 && <div className={styles.quiet}>{t.marked(original.merket)}</div>}
      </>
    ),
  }),
]);

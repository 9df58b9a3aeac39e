import type { Redaksjon } from '#contract/admin/redaksjoner.ts';
import { osloDaysBetween } from '#domain/soeknad-stilling.ts';
import { osloDay } from '#domain/time.ts';
import { adminPages } from '#web/admin/pages.ts';
import { navnOf } from '#web/admin/ui/labels.tsx';
import { serverNow } from '#web/api/client.ts';
import { formatDay, formatTime } from '#web/format.ts';
import { columnsOf } from '#web/table/columns.ts';
import { Table } from '#web/table/table.tsx';
import { Link } from '#web/ui/router-link.tsx';
import { Boks } from './boks.tsx';
import styles from './redaksjon.module.css';
import { t } from './texts.ts';

type Person = Redaksjon['personer'][number];

/** How many days before access ends that is said. */
const SOON = 30;

const column = columnsOf<Person>();
const columns = column.columns([
  column.display({
    id: 'navn',
    header: t.name,
    meta: { card: 'title' },
    cell: ({ row: { original } }) => (
      <Link to={adminPages.bruker(original.id)}>{navnOf(original)}</Link>
    ),
  }),
  column.accessor('stilling', { header: t.position, meta: { card: 'inline' } }),
  column.display({
    id: 'tilgang',
    header: t.accessUntil,
    meta: { card: 'inline' },
    cell: ({ row: { original } }) => <Tilgang person={original} />,
  }),
  column.accessor(({ sistInnlogget }) => signIn(sistInnlogget), {
    id: 'innlogget',
    header: t.lastSignIn,
    meta: { card: 'inline' },
  }),
]);

/** The press users who belong to the newsroom. */
export function Personer({ personer }: Pick<Redaksjon, 'personer'>) {
  return (
    <Boks id="personer" heading={t.peopleOf(personer.length)}>
      <Table
        labelledBy="personer"
        columns={columns}
        rows={personer}
        rowId={({ id }) => id}
        empty={t.noPeople}
      />
    </Boks>
  );
}

function Tilgang({ person: { tilstand, tilgangTil } }: { readonly person: Person }) {
  return (
    <span>
      {tilgangTil && formatDay(tilgangTil)}
      <Noted>{noteOf(tilstand, tilgangTil)}</Noted>
    </span>
  );
}

const Noted = ({ children }: { readonly children: string | null }) =>
  children && <div className={styles.quiet}>{children}</div>;

function noteOf(tilstand: Person['tilstand'], tilgangTil: string | null): string | null {
  if (tilstand === 'suspended') return t.suspended;
  if (tilstand === 'lapsed') return t.lapsed;
  if (tilgangTil === null) return null;
  const days = osloDaysBetween(serverNow(), new Date(tilgangTil));
  return days <= SOON ? t.expiresIn(Math.max(days, 1)) : null;
}

function signIn(at: string | null): string {
  if (at === null) return t.notYet;
  return at.slice(0, 10) === osloDay(serverNow()) ? t.today(formatTime(at)) : formatDay(at);
}

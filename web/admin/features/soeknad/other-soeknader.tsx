import type { LIKHETER, SoeknadDetaljer } from '#contract/admin/soeknader.ts';
import { adminPages } from '#web/admin/pages.ts';
import { SoeknadStatusTag, navnOf } from '#web/admin/ui/labels.tsx';
import { columnsOf } from '#web/table/columns.ts';
import { Table } from '#web/table/table.tsx';
import { SameListLink } from '#web/admin/ui/row-link.tsx';
import { formatDay } from '#web/format.ts';
import { Message } from '#web/ui/message.tsx';
import styles from './soeknad.module.css';

type Duplicate = SoeknadDetaljer['duplikater'][number];
const LIGNENDE_HEADING = 'lignende-soeknader';

const LIKE: Readonly<Record<(typeof LIKHETER)[number], string>> = {
  person: 'person',
  epost: 'e-post',
  telefon: 'telefon',
};

const lignende = columnsOf<Duplicate>();
const LIGNENDE_COLUMNS = lignende.columns([
  lignende.display({
    id: 'navn',
    header: 'Navn',
    meta: { card: 'title' },
    cell: ({ row: { original: row } }) => (
      <SameListLink to={adminPages.soeknad(row.id)}>{navnOf(row)}</SameListLink>
    ),
  }),
  lignende.accessor(({ like }) => like.map((likhet) => LIKE[likhet]).join(', '), {
    id: 'like',
    header: 'Samme',
    meta: { card: 'inline' },
  }),
  lignende.accessor(({ søknadsDato }) => formatDay(søknadsDato), {
    id: 'soeknadsdato',
    header: 'Søknadsdato',
    meta: { card: 'inline' },
  }),
  lignende.accessor('status', {
    header: 'Status',
    meta: { card: 'corner' },
    cell: (cell) => <SoeknadStatusTag status={cell.getValue()} />,
  }),
]);

/**
 * Applications with the same person, e-mail address or phone number, without the person's own earlier ones: they have
 * their own table.
 */
export function lignendeOf({ duplikater, tidligereSoeknader }: SoeknadDetaljer): Duplicate[] {
  const earlier = new Set(tidligereSoeknader.map(({ id }) => id));
  return duplikater.filter(({ id }) => !earlier.has(id));
}

/** The similar applications; nothing when there are none. */
export function LignendeSoeknader({ rows }: { readonly rows: readonly Duplicate[] }) {
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={LIGNENDE_HEADING} className={styles.table}>
      <h2 id={LIGNENDE_HEADING} tabIndex={-1}>
        Lignende søknader
      </h2>
      <Table
        labelledBy={LIGNENDE_HEADING}
        columns={LIGNENDE_COLUMNS}
        rows={rows}
        rowId={({ id }) => id}
        empty=""
      />
    </section>
  );
}

/** Says beside the decision that there are similar applications, and links to them. */
export function LignendeNotice({ rows }: { readonly rows: readonly Duplicate[] }) {
  if (rows.length === 0) return null;
  const text = rows.length === 1 ? '1 lignende søknad' : `${rows.length} lignende søknader`;
  return (
    <Message purpose="warning">
      <a href={`#${LIGNENDE_HEADING}`}>{text}</a> har samme person, e-post eller telefon.
    </Message>
  );
}

type Earlier = SoeknadDetaljer['tidligereSoeknader'][number];
const TIDLIGERE_HEADING = 'tidligere-soeknader';

const tidligere = columnsOf<Earlier>();
const TIDLIGERE_COLUMNS = tidligere.columns([
  tidligere.display({
    id: 'soeknadsdato',
    header: 'Søknadsdato',
    meta: { card: 'title' },
    cell: ({
      row: {
        original: { id, søknadsDato },
      },
    }) => <SameListLink to={adminPages.soeknad(id)}>{formatDay(søknadsDato)}</SameListLink>,
  }),
  tidligere.accessor('status', {
    header: 'Status',
    meta: { card: 'corner' },
    cell: (cell) => <SoeknadStatusTag status={cell.getValue()} />,
  }),
  tidligere.accessor('kommentar', { header: 'Kommentar', meta: { card: 'labelled' } }),
]);

/** The person's earlier applications, with the administrators' comments. */
export function TidligereSoeknader({ rows }: { readonly rows: readonly Earlier[] }) {
  return (
    <section aria-labelledby={TIDLIGERE_HEADING} className={styles.table}>
      <h2 id={TIDLIGERE_HEADING}>Tidligere søknader</h2>
      <Table
        labelledBy={TIDLIGERE_HEADING}
        columns={TIDLIGERE_COLUMNS}
        rows={rows}
        rowId={({ id }) => id}
        empty="Ingen tidligere søknader"
      />
    </section>
  );
}

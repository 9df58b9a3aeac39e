import type { LIKHETER, SoeknadDetaljer } from '#contract/admin/soeknader.ts';
import { formatDay } from '#web/sak/format.ts';
import { Message } from '#web/ui/message.tsx';
import { adminPages } from '#web/admin/pages.ts';
import type { ListColumn } from '#web/admin/ui/list-table/column.ts';
import { ListTable } from '#web/admin/ui/list-table/list-table.tsx';
import { navnOf } from '#web/admin/ui/person.ts';
import { SameListLink } from '#web/admin/ui/row-link.tsx';
import { SoeknadStatusTag } from '#web/admin/ui/status-tag.tsx';
import styles from './soeknad.module.css';

type Duplicate = SoeknadDetaljer['duplikater'][number];
const HEADING = 'lignende-soeknader';

const LIKE: Readonly<Record<(typeof LIKHETER)[number], string>> = {
  person: 'person',
  epost: 'e-post',
  telefon: 'telefon',
};

const COLUMNS: readonly ListColumn<Duplicate>[] = [
  {
    id: 'navn',
    header: 'Navn',
    card: 'title',
    cell: (row) => <SameListLink to={adminPages.soeknad(row.id)}>{navnOf(row)}</SameListLink>,
  },
  {
    id: 'like',
    header: 'Samme',
    card: 'inline',
    cell: ({ like }) => like.map((likhet) => LIKE[likhet]).join(', '),
  },
  {
    id: 'soeknadsdato',
    header: 'Søknadsdato',
    card: 'inline',
    cell: ({ søknadsDato }) => formatDay(søknadsDato),
  },
  {
    id: 'status',
    header: 'Status',
    card: 'corner',
    cell: ({ status }) => <SoeknadStatusTag status={status} />,
  },
];

/**
 * Applications with the same person, e-mail address or phone number. The person's own from before have a table of
 * their own.
 */
export function lignendeOf({ duplikater, tidligereSoeknader }: SoeknadDetaljer): Duplicate[] {
  const earlier = new Set(tidligereSoeknader.map(({ id }) => id));
  return duplikater.filter(({ id }) => !earlier.has(id));
}

/** The other applications; nothing when there are none. */
export function LignendeSoeknader({ rows }: { readonly rows: readonly Duplicate[] }) {
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={HEADING} className={styles.table}>
      <h2 id={HEADING} tabIndex={-1}>
        Lignende søknader
      </h2>
      <ListTable
        labelledBy={HEADING}
        columns={COLUMNS}
        rows={rows}
        rowKey={({ id }) => id}
        empty=""
      />
    </section>
  );
}

/** Says beside the decision that there are some, and leads there. */
export function LignendeNotice({ rows }: { readonly rows: readonly Duplicate[] }) {
  if (rows.length === 0) return null;
  const text = rows.length === 1 ? '1 lignende søknad' : `${rows.length} lignende søknader`;
  return (
    <Message purpose="warning">
      <a href={`#${HEADING}`}>{text}</a> har samme person, e-post eller telefon.
    </Message>
  );
}

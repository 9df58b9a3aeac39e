import type { SoeknadDetaljer } from '#contract/admin/soeknader.ts';
import { formatDay } from '#web/sak/format.ts';
import { adminPages } from '#web/admin/pages.ts';
import type { ListColumn } from '#web/admin/ui/list-table/column.ts';
import { ListTable } from '#web/admin/ui/list-table/list-table.tsx';
import { SameListLink } from '#web/admin/ui/row-link.tsx';
import { SoeknadStatusTag } from '#web/admin/ui/status-tag.tsx';
import styles from './soeknad.module.css';

type Earlier = SoeknadDetaljer['tidligereSoeknader'][number];
const HEADING = 'tidligere-soeknader';

const COLUMNS: readonly ListColumn<Earlier>[] = [
  {
    id: 'soeknadsdato',
    header: 'Søknadsdato',
    card: 'title',
    cell: ({ id, søknadsDato }) => (
      <SameListLink to={adminPages.soeknad(id)}>{formatDay(søknadsDato)}</SameListLink>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    card: 'corner',
    cell: ({ status }) => <SoeknadStatusTag status={status} />,
  },
  { id: 'kommentar', header: 'Kommentar', cell: ({ kommentar }) => kommentar },
];

/** What the person has applied with before, with the administrators' comments (SPEC §2). */
export function TidligereSoeknader({ rows }: { readonly rows: readonly Earlier[] }) {
  return (
    <section aria-labelledby={HEADING} className={styles.table}>
      <h2 id={HEADING}>Tidligere søknader</h2>
      <ListTable
        labelledBy={HEADING}
        columns={COLUMNS}
        rows={rows}
        rowKey={({ id }) => id}
        empty="Ingen tidligere søknader"
      />
    </section>
  );
}

import type { Drift } from '#contract/admin/drift.ts';
import type { ListColumn } from '#web/admin/ui/list-table/column.ts';
import { ListTable } from '#web/admin/ui/list-table/list-table.tsx';
import { Section } from './section.tsx';

type Row = NonNullable<Drift['domstoler']>[number];

const COLUMNS: readonly ListColumn<Row>[] = [
  { id: 'domstol', header: 'Domstol', card: 'title', cell: ({ navn }) => navn },
  { id: 'saker', header: 'Saker', card: 'corner', cell: ({ saker }) => saker.toLocaleString('nb') },
];

/** How many cases each court has. */
export function Domstoler({ domstoler }: Pick<Drift, 'domstoler'>) {
  return (
    <Section heading="Saker per domstol" data={domstoler}>
      {(rows, headingId) => (
        <ListTable
          labelledBy={headingId}
          columns={COLUMNS}
          rows={rows}
          rowKey={({ domstolId }) => domstolId}
          empty="Det er ingen saker i databasen."
        />
      )}
    </Section>
  );
}

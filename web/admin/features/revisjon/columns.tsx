import type { RevisjonRad } from '#contract/admin/revisjon.ts';
import { handlingName, ROLLER } from '#domain/revisjon.ts';
import { formatDay } from '#web/sak/format.ts';
import type { ListColumn } from '#web/admin/ui/list-table/column.ts';
import { Detaljer } from './detaljer.tsx';
import { FilterLink } from './filter-link.tsx';
import styles from './revisjon.module.css';

/** When, who, in which role, what, which case, and what else is known of it. */
export const REVISJON_COLUMNS: readonly ListColumn<RevisjonRad>[] = [
  { id: 'tidspunkt', header: 'Tidspunkt', card: 'plain', width: 10, cell: whenOf },
  { id: 'person', header: 'Person', card: 'plain', cell: (row) => <Person row={row} /> },
  { id: 'rolle', header: 'Rolle', card: 'plain', width: 8, cell: ({ rolle }) => ROLLER[rolle] },
  {
    id: 'handling',
    header: 'Handling',
    card: 'title',
    cell: ({ handling }) => handlingName(handling),
  },
  { id: 'sak', header: 'Sak', card: 'inline', cell: caseOf },
  { id: 'detaljer', header: 'Detaljer', cell: ({ detaljer }) => <Detaljer detaljer={detaljer} /> },
];

/** To the second: which came first is what one wants to know. */
function whenOf({ tidspunkt }: RevisjonRad) {
  return (
    <time dateTime={tidspunkt} className={styles.time}>
      {formatDay(tidspunkt)} {tidspunkt.slice(11, 19)}
    </time>
  );
}

function Person({ row: { navn, pseudonym } }: { readonly row: RevisjonRad }) {
  return (
    <span className={styles.person}>
      {navn ?? 'Ikke lenger i tjenesten'}
      <FilterLink filter={{ person: pseudonym }} label={`Vis bare pseudonym ${pseudonym}`}>
        {pseudonym}
      </FilterLink>
    </span>
  );
}

function caseOf({ sakId, saksnummer }: RevisjonRad) {
  if (sakId === null) return null;
  return (
    <FilterLink filter={{ sak: sakId }} label={`Vis bare sak ${saksnummer ?? sakId}`}>
      {saksnummer ?? sakId}
    </FilterLink>
  );
}

import { Link } from '#web/ui/router-link.tsx';
import type { RevisjonFilter, RevisjonRad } from '#contract/admin/revisjon.ts';
import { writeParams } from '#contract/values.ts';
import { type Detalj, AUDIT_ROLES, describeDetaljer } from '#domain/revisjon.ts';
import { SAK, setningOf } from '#domain/revisjon-setning.ts';
import { formatDay } from '#web/format.ts';
import { columnsOf } from '#web/table/columns.ts';
import { Empty } from '#web/ui/visually-hidden.tsx';
import { Lines } from './lines.tsx';
import { SkjulteOrd } from './skjulte-ord.tsx';
import styles from './revisjon.module.css';

const column = columnsOf<RevisjonRad>();

/** When, who, in which role, what, and the details. */
export const REVISJON_COLUMNS = column.columns([
  column.display({
    id: 'tidspunkt',
    header: 'Tidspunkt',
    meta: { card: 'plain', width: 10 },
    cell: ({ row }) => <When row={row.original} />,
  }),
  column.display({
    id: 'person',
    header: 'Person',
    meta: { card: 'plain' },
    cell: ({ row }) => <Person row={row.original} />,
  }),
  column.accessor(({ rolle }) => AUDIT_ROLES[rolle], {
    id: 'rolle',
    header: 'Rolle',
    meta: { card: 'plain', width: 8 },
  }),
  column.display({
    id: 'handling',
    header: 'Hva',
    meta: { card: 'title' },
    cell: ({ row }) => <Setning row={row.original} />,
  }),
  column.display({
    id: 'detaljer',
    header: 'Detaljer',
    meta: { card: 'labelled' },
    cell: ({ row: { original } }) => (
      <>
        {original.harOrd && <SkjulteOrd row={original} />}
        <Detaljer row={original} />
      </>
    ),
  }),
]);

/** To the second, so that the order of events can be seen. */
function When({ row: { tidspunkt } }: { readonly row: RevisjonRad }) {
  return (
    <time dateTime={tidspunkt} className={styles.time}>
      {formatDay(tidspunkt)} {tidspunkt.slice(11, 19)}
    </time>
  );
}

/** What was done, with the number of the case as a link. */
function Setning({ row }: { readonly row: RevisjonRad }) {
  const [before, after] = setningOf(row).split(SAK);
  return (
    <>
      {before}
      {after !== undefined && caseLink(row)}
      {after}
    </>
  );
}

/** Instead of the name of somebody who has none (any more). */
const NAMELESS: Readonly<Record<RevisjonRad['rolle'], string>> = {
  presse: 'Ikke lenger i tjenesten',
  admin: 'Ikke lenger i tjenesten',
  arbeidsgiver: 'Kontaktperson hos arbeidsgiver',
  system: 'Systemet',
};

function Person({ row: { navn, rolle, pseudonym } }: { readonly row: RevisjonRad }) {
  return (
    <span className={styles.person}>
      {navn ?? NAMELESS[rolle]}
      <FilterLink filter={{ person: pseudonym }} label={`Vis bare pseudonym ${pseudonym}`}>
        {pseudonym}
      </FilterLink>
    </span>
  );
}

function caseLink({ sakId, saksnummer }: RevisjonRad) {
  if (sakId === null) return null;
  return (
    <FilterLink filter={{ sak: sakId }} label={`Vis bare sak ${saksnummer ?? sakId}`}>
      {saksnummer ?? sakId}
    </FilterLink>
  );
}

/** Details longer than this are folded away, because a search can have found a thousand cases. */
const FOLD_AFTER = 140;

/** The details of a row, in words. */
function Detaljer({ row: { detaljer, harOrd } }: { readonly row: RevisjonRad }) {
  const lines = describeDetaljer(detaljer);
  if (lines.length === 0) return harOrd ? null : <Empty />;
  const length = lines.reduce((sum, { navn, verdi }) => sum + navn.length + verdi.length, 0);
  if (length <= FOLD_AFTER) return <Lines lines={lines} />;
  return (
    <details>
      <summary className={styles.summary}>{summaryOf(lines)}</summary>
      <Lines lines={lines} />
    </details>
  );
}

/** For example `Vis detaljer: Kategori, Fra dato, Til dato …` */
function summaryOf(lines: readonly Detalj[]): string {
  const names = [...new Set(lines.map(({ navn }) => navn))];
  return `Vis detaljer: ${names.slice(0, 3).join(', ')}${names.length > 3 ? ' …' : ''}`;
}

interface Props {
  readonly filter: Partial<RevisjonFilter>;
  /** The accessible name: what the link does. */
  readonly label: string;
  readonly children: string;
}

/** Filters the log by a value of one of its rows. */
function FilterLink({ filter, label, children }: Props) {
  return (
    <Link to={{ search: writeParams(filter).toString() }} aria-label={label}>
      {children}
    </Link>
  );
}

import type { GjennomgangDetaljer, GjennomgangRad } from '#contract/admin/gjennomgang.ts';
import { type Uvanlig, tidAv } from '#domain/gjennomgang.ts';
import { osloDay } from '#domain/time.ts';
import { formatDayAndTime, formatNumber } from '#web/format.ts';
import { columnsOf } from '#web/table/columns.ts';
import { Table } from '#web/table/table.tsx';
import { OrdCelle, VurderingCelle } from './gjennomgang-vurdering.tsx';
import styles from './gjennomgang.module.css';
import { UVANLIG_TEKST, t } from './gjennomgang-texts.ts';
import { FilterLink, Setning } from './log-row.tsx';

const column = columnsOf<GjennomgangRad>();

const verdict = [
  column.display({
    id: 'vurdering',
    header: t.verdict,
    meta: { card: 'labelled' as const, width: 14 },
    cell: ({ row: { original } }) => <VurderingCelle rad={original} />,
  }),
  column.display({
    id: 'ord',
    header: t.words,
    // Its field has a label of its own.
    meta: { card: 'plain' as const, width: 18 },
    cell: ({ row: { original } }) => <OrdCelle rad={original} />,
  }),
];

const unusual = column.columns([
  column.display({
    id: 'person',
    header: t.person,
    meta: { card: 'title' },
    cell: ({ row: { original } }) => <Person rad={original} />,
  }),
  column.display({
    id: 'hva',
    header: t.what,
    meta: { card: 'plain' },
    cell: ({ row: { original } }) => <Uvanlig rad={original} />,
  }),
  column.accessor(({ antallFoer }) => (antallFoer === null ? '' : formatNumber(antallFoer)), {
    id: 'foer',
    header: t.before,
    meta: { card: 'inline' },
  }),
  ...verdict,
]);

const sample = column.columns([
  column.accessor(({ tidspunkt }) => formatDayAndTime(tidspunkt), {
    id: 'tid',
    header: t.time,
    meta: { card: 'title' },
  }),
  column.display({
    id: 'person',
    header: t.person,
    meta: { card: 'plain' },
    cell: ({ row: { original } }) => <Person rad={original} />,
  }),
  column.display({
    id: 'hva',
    header: t.what,
    meta: { card: 'plain' },
    cell: ({ row: { original } }) =>
      original.hendelse ? <Setning line={[original.hendelse]} /> : t.gone,
  }),
  ...verdict,
]);

function Person({ rad: { person } }: { readonly rad: GjennomgangRad }) {
  if (!person) return t.unknown;
  const shown = person.navn ?? person.pseudonym;
  return (
    <FilterLink filter={{ person: person.pseudonym }} label={t.only(shown)}>
      {shown}
    </FilterLink>
  );
}

/** Said in a sentence, with the way to the person's events of the month. */
function Uvanlig({ rad: { slag, antall, person, tidspunkt } }: { readonly rad: GjennomgangRad }) {
  const said = UVANLIG_TEKST[slag as Uvanlig](antall ?? 0);
  if (!person) return said;
  const { fra, til } = tidAv(osloDay(new Date(tidspunkt)).slice(0, 7));
  const filter = {
    person: person.pseudonym,
    side: 'gjortAv' as const,
    fraDato: osloDay(fra),
    tilDato: osloDay(new Date(til.getTime() - 1)),
  };
  return (
    <>
      {said}{' '}
      <FilterLink filter={filter} label={t.seeEventsOf(person.navn ?? person.pseudonym)}>
        {t.seeEvents}
      </FilterLink>
    </>
  );
}

const UNUSUAL = 'uvanlig-bruk';
const SAMPLE = 'tilfeldig-utvalg';

/** Unusual reading first, then what was drawn. */
export function Rader({ detaljer: { rader } }: { readonly detaljer: GjennomgangDetaljer }) {
  const drawn = rader.filter(({ slag }) => slag === 'tilfeldig');
  return (
    <>
      <h2 id={UNUSUAL} className={styles.heading}>
        {t.unusual}
      </h2>
      <Table
        labelledBy={UNUSUAL}
        columns={unusual}
        rows={rader.filter(({ slag }) => slag !== 'tilfeldig')}
        rowId={({ nr }) => String(nr)}
        empty={t.noUnusual}
        className={styles.rows}
      />
      <h2 id={SAMPLE} className={styles.heading}>
        {t.sample}
      </h2>
      <Table
        labelledBy={SAMPLE}
        columns={sample}
        rows={drawn}
        rowId={({ nr }) => String(nr)}
        className={styles.rows}
      />
    </>
  );
}

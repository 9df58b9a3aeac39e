import type { ReactNode } from 'react';
import type { Forhaandsvisning } from '#contract/admin/lister.ts';
import { avvistGrunnText, FUNN } from '#domain/importer.ts';
import { adminPages } from '#web/admin/pages.ts';
import { columnsOf } from '#web/table/columns.ts';
import { Table } from '#web/table/table.tsx';
import { Link } from '#web/ui/router-link.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { FELT, t } from './texts.ts';

type Rows<K extends 'endret' | 'nye' | 'borte' | 'avvist' | 'funn'> = Forhaandsvisning[K][number];

const saksLenke = (saksnummer: string | null): ReactNode =>
  saksnummer && (
    <Link to={`${adminPages.saker}?${new URLSearchParams({ saksnummer })}`}>{saksnummer}</Link>
  );

const ofEndret = columnsOf<Rows<'endret'>>();
const feltNavn = (felt: string) => (FELT as Readonly<Record<string, string>>)[felt] ?? felt;
const ENDRET = ofEndret.columns([
  ofEndret.accessor('linje', { header: t.row, meta: { card: 'title' } }),
  ofEndret.accessor('saksnummer', {
    header: t.case,
    meta: { card: 'inline' },
    cell: ({ getValue }) => saksLenke(getValue()),
  }),
  ofEndret.accessor(({ felt, skjult }) => (skjult ? '' : feltNavn(felt)), {
    id: 'felt',
    header: t.field,
    meta: { card: 'inline' },
  }),
  ofEndret.accessor('naa', {
    header: t.now,
    meta: { card: 'inline' },
    cell: ({ row: { original: row } }) => {
      if (row.skjult) return t.hidden;
      if (row.felt === 'parter') return t.partiesNow;
      return row.naa === null ? t.nothing : <s>{row.naa}</s>;
    },
  }),
  ofEndret.accessor('blir', {
    header: t.becomes,
    meta: { card: 'inline' },
    cell: ({ row: { original: row } }) => {
      if (row.skjult) return null;
      if (row.felt === 'parter' || row.felt === 'annet') return t.partiesChanged;
      return <strong>{row.blir ?? t.nothing}</strong>;
    },
  }),
]);

const ofNye = columnsOf<Rows<'nye'>>();
const NYE = ofNye.columns([
  ofNye.accessor('linje', { header: t.row, meta: { card: 'title' } }),
  ofNye.accessor('saksnummer', { header: t.case, meta: { card: 'inline' } }),
  ofNye.accessor('domstol', { header: t.court, meta: { card: 'inline' } }),
  ofNye.accessor(({ gjelder, skjult }) => (skjult ? t.hidden : gjelder), {
    id: 'gjelder',
    header: t.concerns,
    meta: { card: 'inline' },
  }),
]);

const BLIR = {
  staar: { purpose: 'info', text: t.stays },
  moeter_fjernes: { purpose: 'warning', text: t.hearingsGo },
  sak_fjernes: { purpose: 'warning', text: t.caseGoes },
} as const;
const ofBorte = columnsOf<Rows<'borte'>>();
const BORTE = ofBorte.columns([
  ofBorte.accessor('saksnummer', {
    header: t.case,
    meta: { card: 'title' },
    cell: ({ getValue }) => saksLenke(getValue()),
  }),
  ofBorte.accessor(({ moeter }) => t.hearingsOf(moeter), {
    id: 'moeter',
    header: t.hearings,
    meta: { card: 'inline' },
  }),
  ofBorte.accessor('blir', {
    header: t.becomes,
    meta: { card: 'inline' },
    cell: ({ getValue }) => <Tag purpose={BLIR[getValue()].purpose}>{BLIR[getValue()].text}</Tag>,
  }),
]);

const ofAvvist = columnsOf<Rows<'avvist'>>();
const AVVIST = ofAvvist.columns([
  ofAvvist.accessor('linje', { header: t.row, meta: { card: 'title' } }),
  ofAvvist.accessor('felt', { header: t.field, meta: { card: 'inline' } }),
  ofAvvist.accessor(({ grunn, posisjon }) => avvistGrunnText(grunn, posisjon), {
    id: 'grunn',
    header: t.reason,
    meta: { card: 'inline' },
    cell: ({ getValue }) => <Tag purpose="danger">{getValue()}</Tag>,
  }),
]);

const ofFunn = columnsOf<Rows<'funn'>>();
const FUNNET = ofFunn.columns([
  ofFunn.accessor('linje', { header: t.row, meta: { card: 'title' } }),
  ofFunn.accessor('saksnummer', { header: t.case, meta: { card: 'inline' } }),
  ofFunn.accessor('felt', { header: t.field, meta: { card: 'inline' } }),
  ofFunn.accessor(({ slag }) => FUNN[slag], {
    id: 'slag',
    header: t.found,
    meta: { card: 'inline' },
    cell: ({ getValue }) => <Tag purpose="warning">{getValue()}</Tag>,
  }),
]);

export type Slag = 'endret' | 'nye' | 'borte' | 'avvist' | 'funn';

/** The rows of one kind. */
export function Rader({
  slag,
  shown,
  labelledBy,
}: {
  readonly slag: Slag;
  readonly shown: Forhaandsvisning;
  readonly labelledBy: string;
}) {
  const shared = { labelledBy, empty: t.emptyTab };
  const byPlace = <R extends object>(rows: readonly R[]) => {
    const places = new Map(rows.map((row, nr) => [row, String(nr)]));
    return (row: R) => places.get(row)!;
  };
  switch (slag) {
    case 'endret':
      return (
        <Table {...shared} columns={ENDRET} rows={shown.endret} rowId={byPlace(shown.endret)} />
      );
    case 'nye':
      return <Table {...shared} columns={NYE} rows={shown.nye} rowId={byPlace(shown.nye)} />;
    case 'borte':
      return <Table {...shared} columns={BORTE} rows={shown.borte} rowId={byPlace(shown.borte)} />;
    case 'avvist':
      return (
        <Table {...shared} columns={AVVIST} rows={shown.avvist} rowId={byPlace(shown.avvist)} />
      );
    case 'funn':
      return <Table {...shared} columns={FUNNET} rows={shown.funn} rowId={byPlace(shown.funn)} />;
  }
}

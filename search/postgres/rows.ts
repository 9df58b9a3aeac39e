import { createHash } from 'node:crypto';
import type { Value } from '#db/sql.ts';
import type { Filtype } from '#domain/sak.ts';
import type { IndexedFile, SakDocument } from '#search/sak-document.ts';
import type { IndexedText } from '#search/text/tokenize.ts';
import type { IndexWrite } from '#search/port.ts';
import { TEXT_FIELDS, type TextField } from '#search/query.ts';
import {
  FIELD_KEY,
  lemmaColumn,
  lexemesOf,
  phraseColumn,
  phraseText,
  runLexemesOf,
  tsvector,
} from './lexemes.ts';
import { monthLexemes } from './months.ts';

type Cell = string | null;
export type Row = Readonly<Record<string, Cell>>;

/** The columns of a table and their types, in the order in which they are written. */
export type Columns = Readonly<Record<string, string>>;

export const SAK_COLUMNS: Columns = {
  sak_id: 'text',
  versjon: 'bigint',
  hash: 'text',
  domstol_id: 'text',
  domstol_sortering: 'text',
  foerst_sett: 'timestamptz',
  berammet_dag: 'date',
  sakstype_navn: 'text',
  kode: 'text',
  begrensninger: 'text[]',
  parter_skjules_fra: 'timestamptz',
  alt_skjules_fra: 'timestamptz',
  foerste_start: 'timestamptz',
  siste_start: 'timestamptz',
  siste_slutt: 'timestamptz',
  tiltale_skjules_fra: 'timestamptz',
  moetetyper: 'text[]',
  gruppe: 'bigint',
  tokens: 'tsvector',
};
export const TEKST_COLUMNS: Columns = {
  sak_id: 'text',
  ...Object.fromEntries(TEXT_FIELDS.map((field) => [phraseColumn(field), 'text'])),
  ...Object.fromEntries(TEXT_FIELDS.map((field) => [lemmaColumn(field), 'text'])),
};
export const MOETE_COLUMNS: Columns = {
  sak_id: 'text',
  domstol_id: 'text',
  start: 'timestamptz',
  slutt: 'timestamptz',
  type: 'tsvector',
  frase_type: 'text',
  lemma_type: 'text',
  type_navn: 'text',
};
export const FIL_COLUMNS: Columns = {
  sak_id: 'text',
  filtype: 'text',
  skjules_fra: 'timestamptz',
  publiseringsdato: 'date',
  avgivelsesdato: 'date',
  uten_moete: 'boolean',
};
export const GRUPPE_COLUMNS: Columns = {
  nr: 'bigint',
  domstol_id: 'text',
  sakstype_navn: 'text',
  kode: 'text',
  begrensninger: 'text[]',
  moetetyper: 'text[]',
};
export const DOKTEKST_COLUMNS: Columns = {
  sak_id: 'text',
  filtype: 'text',
  skjules_fra: 'timestamptz',
  tokens: 'tsvector',
  frase: 'text',
  lemma: 'text',
};

/** For a case without parties in the index: nothing to hide, and the column is never null. */
const NEVER_HIDDEN = 'infinity';

export function sakRow(write: IndexWrite): Row {
  if (write.kind === 'delete') return tombstone(write.sakId, write.versjon);
  const { document, hash, versjon } = write;
  const { nr: gruppe, ...ofFacets } = gruppeRow(document);
  return {
    sak_id: document.sakId,
    versjon: String(versjon),
    hash,
    domstol_sortering: document.domstolSortering,
    foerst_sett: document.foerstSett,
    berammet_dag: document.berammetDag,
    ...ofFacets,
    gruppe: gruppe ?? null,
    parter_skjules_fra: document.parterSkjulesFra ?? NEVER_HIDDEN,
    alt_skjules_fra: firstHiding(document),
    ...hearingsOf(document),
    tiltale_skjules_fra:
      inTime(document.tiltaler.map(({ skjulesFra }) => skjulesFra)).at(-1) ?? null,
    tokens: tsvector([
      ...TEXT_FIELDS.flatMap((field) => fieldLexemes(field, document)),
      ...textFiles(document).flatMap(({ tekst }) => lexemesOf(FIELD_KEY.dokumenttekst, tekst)),
      ...monthLexemes(document),
    ]),
  };
}

/** What a case is counted by in facets. The number is worked out from it, so that nobody has to give numbers out. */
export function gruppeRow(document: SakDocument): Row {
  const { domstolId, sakstypeNavn, kode, begrensninger, rettsmoeter } = document;
  const typer = rettsmoeter.flatMap(({ typeNavn }) => (typeNavn === null ? [] : [typeNavn]));
  const row = {
    domstol_id: domstolId,
    sakstype_navn: sakstypeNavn,
    kode,
    begrensninger: `{${begrensninger.join(',')}}`,
    moetetyper: `{${[...new Set(typer)].sort().map(quoteElement).join(',')}}`,
  };
  const hash = createHash('sha256')
    .update(JSON.stringify(Object.values(row)))
    .digest();
  return { nr: String(hash.readBigInt64BE()), ...row };
}

function tombstone(sakId: string, versjon: number): Row {
  return {
    sak_id: sakId,
    versjon: String(versjon),
    domstol_id: '',
    domstol_sortering: '',
    begrensninger: '{}',
    parter_skjules_fra: NEVER_HIDDEN,
    alt_skjules_fra: NEVER_HIDDEN,
    moetetyper: '{}',
    tokens: '',
  };
}

function inTime(moments: readonly string[]): string[] {
  return [...moments].sort((a, b) => Date.parse(a) - Date.parse(b));
}

/** Between when the hearings of the case lie: most searches need not look at each of them. */
function hearingsOf({ rettsmoeter }: SakDocument): Row {
  const starts = inTime(rettsmoeter.map(({ start }) => start));
  return {
    foerste_start: starts[0] ?? null,
    siste_start: starts.at(-1) ?? null,
    siste_slutt: inTime(rettsmoeter.map(({ slutt }) => slutt)).at(-1) ?? null,
  };
}

/** For an array's literal. */
function quoteElement(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

/** The first moment at which a part of the case's words is hidden. */
function firstHiding(document: SakDocument): string {
  const texts = textFiles(document).map(({ skjulesFra }) => skjulesFra);
  const moments = [document.parterSkjulesFra ?? NEVER_HIDDEN, ...texts];
  const earliest = moments.filter((moment) => moment !== NEVER_HIDDEN).sort();
  return earliest[0] ?? NEVER_HIDDEN;
}

/** The files whose text is in the index. */
function textFiles({ tiltaler, avgjoerelser }: SakDocument) {
  const withText = (filtype: Filtype, filer: readonly IndexedFile[]) =>
    filer.flatMap(({ tekst, tekstSkjulesFra }) =>
      tekstSkjulesFra === null ? [] : [{ filtype, tekst, skjulesFra: tekstSkjulesFra }],
    );
  return [...withText('tiltale', tiltaler), ...withText('avgjoerelse', avgjoerelser)];
}

/** Under the key of the field, and for the free text under that of all fields; the parties only under their own. */
function fieldLexemes(field: TextField, document: SakDocument): string[] {
  const text = visibleText(field, document);
  const own = [...lexemesOf(FIELD_KEY[field], text), ...runLexemesOf(FIELD_KEY[field], text)];
  if (field === 'parter') return own;
  // The parts of a case number are looked for only as such.
  return [...own, ...lexemesOf('', field === 'saksnummer' ? { ...text, stems: [] } : text)];
}

/** Parties without a time from which they are hidden are hidden already. */
function visibleText(field: TextField, { tekst, parterSkjulesFra }: SakDocument): IndexedText {
  return field === 'parter' && parterSkjulesFra === null
    ? { segments: [], lemmas: [], stems: [] }
    : tekst[field];
}

export function tekstRows(document: SakDocument): Row[] {
  const fields = TEXT_FIELDS.map((field) => ({ field, text: visibleText(field, document) }));
  return [
    {
      sak_id: document.sakId,
      ...Object.fromEntries(
        fields.flatMap(({ field, text }) => [
          [phraseColumn(field), phraseText(text.segments)],
          [lemmaColumn(field), phraseText(text.lemmas)],
        ]),
      ),
    },
  ];
}

export function moeteRows({ sakId, domstolId, rettsmoeter }: SakDocument): Row[] {
  return rettsmoeter.map(({ start, slutt, type, typeNavn }) => ({
    sak_id: sakId,
    domstol_id: domstolId,
    start,
    slutt,
    type: tsvector([
      ...lexemesOf(FIELD_KEY.rettsmoetetype, type),
      ...runLexemesOf(FIELD_KEY.rettsmoetetype, type),
    ]),
    frase_type: phraseText(type.segments),
    lemma_type: phraseText(type.lemmas),
    type_navn: typeNavn,
  }));
}

export function filRows({ sakId, rettsmoeter, tiltaler, avgjoerelser }: SakDocument): Row[] {
  const uten_moete = String(rettsmoeter.length === 0);
  const rows = (filtype: string, filer: SakDocument['tiltaler']): Row[] =>
    filer.map(({ skjulesFra, publiseringsdato, avgivelsesdato }) => ({
      sak_id: sakId,
      filtype,
      skjules_fra: skjulesFra,
      publiseringsdato,
      avgivelsesdato,
      uten_moete,
    }));
  return [...rows('tiltale', tiltaler), ...rows('avgjoerelse', avgjoerelser)];
}

export function doktekstRows(document: SakDocument): Row[] {
  return textFiles(document).map(({ filtype, tekst, skjulesFra }) => ({
    sak_id: document.sakId,
    filtype,
    skjules_fra: skjulesFra,
    tokens: tsvector(lexemesOf(FIELD_KEY.dokumenttekst, tekst)),
    frase: phraseText(tekst.segments),
    lemma: phraseText(tekst.lemmas),
  }));
}

/** One array per column, so that a batch is one statement however many rows it has. */
export function arraysOf(rows: readonly Row[], columns: Columns): Value[] {
  return Object.keys(columns).map((column) => rows.map((row) => row[column] ?? null));
}

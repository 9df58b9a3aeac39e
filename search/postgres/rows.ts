import type { Value } from '#db/sql.ts';
import type { SakDocument } from '#search/document.ts';
import type { IndexedText } from '#search/text/tokenize.ts';
import type { IndexWrite } from '#search/port.ts';
import { TEXT_FIELDS, type TextField } from '#search/query.ts';
import { FIELD_KEY, lexemesOf, phraseColumn, phraseText, tsvector } from './lexemes.ts';
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
  parter_skjules_fra: 'timestamptz',
  tokens: 'tsvector',
};
export const TEKST_COLUMNS: Columns = {
  sak_id: 'text',
  felter: 'tsvector',
  ...Object.fromEntries(TEXT_FIELDS.map((field) => [phraseColumn(field), 'text'])),
};
export const MOETE_COLUMNS: Columns = {
  sak_id: 'text',
  domstol_id: 'text',
  start: 'timestamptz',
  slutt: 'timestamptz',
  type: 'tsvector',
  frase_type: 'text',
};
export const FIL_COLUMNS: Columns = {
  sak_id: 'text',
  filtype: 'text',
  skjules_fra: 'timestamptz',
  publiseringsdato: 'date',
  avgivelsesdato: 'date',
  uten_moete: 'boolean',
};

/** For a case without parties in the index: nothing to hide, and the column is never null. */
const NEVER_HIDDEN = 'infinity';

export function sakRow(write: IndexWrite): Row {
  if (write.kind === 'delete') return tombstone(write.sakId, write.versjon);
  const { document, hash, versjon } = write;
  return {
    sak_id: document.sakId,
    versjon: String(versjon),
    hash,
    domstol_id: document.domstolId,
    domstol_sortering: document.domstolSortering,
    foerst_sett: document.foerstSett,
    berammet_dag: document.berammetDag,
    parter_skjules_fra: document.parterSkjulesFra ?? NEVER_HIDDEN,
    tokens: tsvector([
      ...TEXT_FIELDS.flatMap((field) => freeLexemes(field, document)),
      ...monthLexemes(document),
    ]),
  };
}

function tombstone(sakId: string, versjon: number): Row {
  return {
    sak_id: sakId,
    versjon: String(versjon),
    domstol_id: '',
    domstol_sortering: '',
    parter_skjules_fra: NEVER_HIDDEN,
    tokens: '',
  };
}

/** For the free text: the parties under a key of their own, and the parts of a case number only as such. */
function freeLexemes(field: TextField, document: SakDocument): string[] {
  const text = visibleText(field, document);
  if (field === 'parter') return lexemesOf(FIELD_KEY.parter, text);
  if (field !== 'saksnummer') return lexemesOf('', text);
  return [
    ...lexemesOf('', { ...text, stems: [] }),
    ...lexemesOf(FIELD_KEY.saksnummer, { ...text, segments: [] }),
  ];
}

/** Parties without a time from which they are hidden are hidden already. */
function visibleText(field: TextField, { tekst, parterSkjulesFra }: SakDocument): IndexedText {
  return field === 'parter' && parterSkjulesFra === null
    ? { segments: [], stems: [] }
    : tekst[field];
}

export function tekstRows(document: SakDocument): Row[] {
  const fields = TEXT_FIELDS.map((field) => ({ field, text: visibleText(field, document) }));
  return [
    {
      sak_id: document.sakId,
      felter: tsvector(fields.flatMap(({ field, text }) => lexemesOf(FIELD_KEY[field], text))),
      ...Object.fromEntries(
        fields.map(({ field, text }) => [phraseColumn(field), phraseText(text)]),
      ),
    },
  ];
}

export function moeteRows({ sakId, domstolId, rettsmoeter }: SakDocument): Row[] {
  return rettsmoeter.map(({ start, slutt, type }) => ({
    sak_id: sakId,
    domstol_id: domstolId,
    start,
    slutt,
    type: tsvector(lexemesOf(FIELD_KEY.rettsmoetetype, type)),
    frase_type: phraseText(type),
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

/** One array per column, so that a batch is one statement however many rows it has. */
export function arraysOf(rows: readonly Row[], columns: Columns): Value[] {
  return Object.keys(columns).map((column) => rows.map((row) => row[column] ?? null));
}

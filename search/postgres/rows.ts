import type { IndexedText, SakDocument } from '#search/document.ts';
import type { IndexWrite } from '#search/port.ts';
import { TEXT_FIELDS, type TextField } from '#search/query.ts';
import { FIELD_KEY, lexemesOf, phraseColumn, phraseText, tsvector } from './lexemes.ts';
import { framesOf } from './frames.ts';
import type { Value } from './sql.ts';

type Cell = string | null;
export type Row = Readonly<Record<string, Cell>>;

/** A column's type, in the order in which they are written. */
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

/** No names are stored: there is nothing to hide, and no condition on them is ever null. */
const NOTHING_TO_HIDE = 'infinity';

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
    parter_skjules_fra: document.parterSkjulesFra ?? NOTHING_TO_HIDE,
    tokens: tsvector([
      ...TEXT_FIELDS.flatMap((field) => freeLexemes(field, document)),
      ...framesOf(document),
    ]),
  };
}

function tombstone(sakId: string, versjon: number): Row {
  return {
    sak_id: sakId,
    versjon: String(versjon),
    domstol_id: '',
    domstol_sortering: '',
    parter_skjules_fra: NOTHING_TO_HIDE,
    tokens: '',
  };
}

/** For the free text: names apart from all other fields, and a case number's parts only as such. */
function freeLexemes(field: TextField, document: SakDocument): string[] {
  const text = shown(field, document);
  if (field === 'parter') return lexemesOf(FIELD_KEY.parter, text);
  if (field !== 'saksnummer') return lexemesOf('', text);
  return [
    ...lexemesOf('', { ...text, stems: [] }),
    ...lexemesOf(FIELD_KEY.saksnummer, { ...text, segments: [] }),
  ];
}

/** Names without a time at which they are hidden are names that are hidden. */
function shown(field: TextField, { tekst, parterSkjulesFra }: SakDocument): IndexedText {
  return field === 'parter' && parterSkjulesFra === null
    ? { segments: [], stems: [] }
    : tekst[field];
}

export function tekstRows(document: SakDocument): Row[] {
  const fields = TEXT_FIELDS.map((field) => ({ field, text: shown(field, document) }));
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

/** One array a column: a batch is one statement, however many rows it has. */
export function arraysOf(rows: readonly Row[], columns: Columns): Value[] {
  return Object.keys(columns).map((column) => rows.map((row) => row[column] ?? null));
}

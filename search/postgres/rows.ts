import type { SakDocument } from '../document.ts';
import type { IndexWrite } from '../port.ts';
import { TEXT_FIELDS, type TextField } from '../query.ts';
import { FIELD_KEY, OPEN_FIELDS, phraseColumn, type KeyedField } from './fields.ts';
import { lexemesOf, phraseText, tsvector } from './lexemes.ts';
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
  parter: 'tsvector',
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

/** Hidden names: a time that is never ahead, so that no condition is ever null. */
const NEVER_SHOWN = '-infinity';

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
    parter_skjules_fra: document.parterSkjulesFra ?? NEVER_SHOWN,
    tokens: tsvector(openLexemes(document.tekst)),
    parter: tsvector(lexemesOf('', document.tekst.parter)),
    ...phrases((field) => phraseText(document.tekst[field])),
  };
}

function tombstone(sakId: string, versjon: number): Row {
  return {
    sak_id: sakId,
    versjon: String(versjon),
    hash: null,
    domstol_id: '',
    domstol_sortering: '',
    foerst_sett: null,
    berammet_dag: null,
    parter_skjules_fra: NEVER_SHOWN,
    tokens: '',
    parter: '',
    ...phrases(() => ''),
  };
}

function phrases(text: (field: TextField) => string): Row {
  return Object.fromEntries(TEXT_FIELDS.map((field) => [phraseColumn(field), text(field)]));
}

/** Once for any field, once for the field itself; a case number's parts only for its field. */
function openLexemes(tekst: SakDocument['tekst']): string[] {
  const anywhere = OPEN_FIELDS.flatMap((field) =>
    lexemesOf('', field === 'saksnummer' ? { ...tekst[field], stems: [] } : tekst[field]),
  );
  const keyed = Object.entries(FIELD_KEY).flatMap(([field, key]) =>
    lexemesOf(key, tekst[field as KeyedField]),
  );
  return [...anywhere, ...keyed];
}

export function moeteRows({ sakId, domstolId, rettsmoeter }: SakDocument): Row[] {
  return rettsmoeter.map(({ start, slutt, type }) => ({
    sak_id: sakId,
    domstol_id: domstolId,
    start,
    slutt,
    type: tsvector(lexemesOf('', type)),
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

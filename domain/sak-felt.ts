/*
 * The fields of a case, one entry each, in the order of the search form and of the address. The search, the documents of both
 * engines, what is read from Postgres, written and removed, the import, the wire, the page of a case, labels and the audit log
 * follow from this table (docs/CONTRIBUTING.md, "Add a field").
 */

interface Felt {
  /** What it is called in a case (`Sak`), in a court's line and on the wire. A document's text is in none of them. */
  readonly field?: string;
  /** What readers call it: in the search form, beside a hit, on the page of a case and in the audit log. */
  readonly label: string;
  /** What the page of a case calls it, if that is another word. */
  readonly heading?: string;
  /** A text with a column of its own, and no rule of its own. The same text without the parties' names is in `uten_navn`. */
  readonly column?: {
    readonly name: string;
    /** One line, several lines, or a list of texts. */
    readonly holds: 'line' | 'lines' | 'list';
    /** How the parties' names are looked for: as in any text, or as among the names of people who work in court. */
    readonly names: 'prose' | 'people';
    /** The longest text that a court may send; of a list, of each of its texts. */
    readonly max: number;
  };
  readonly search?: {
    /** Its parameter in the address. */
    readonly param: string;
    /** In front of its words in the Postgres engine, to tell them from those of other fields. */
    readonly letter: string;
    /** Names are never stemmed, prose is. */
    readonly words: 'number' | 'names' | 'prose';
    /** What a hit in it is worth in «Mest relevante». */
    readonly tier: 'subject' | 'people' | 'rest' | 'documents';
    /** The group of suggestions that its lines belong to. */
    readonly suggest?: 'advokater' | 'dommere';
  };
  /** In every row of a case, or only on its page. */
  readonly shown: 'row' | 'page';
}

export const SAK_FELT = {
  saksnummer: {
    field: 'saksnummer',
    label: 'Saksnummer',
    search: { param: 'saksnummer', letter: 'n', words: 'number', tier: 'rest' },
    shown: 'row',
  },
  domstol: {
    field: 'domstolNavn',
    label: 'Domstol',
    search: { param: 'domstol', letter: 'd', words: 'names', tier: 'rest' },
    shown: 'row',
  },
  sakenGjelder: {
    field: 'saksTema',
    label: 'Saken gjelder',
    search: { param: 'sakengjelder', letter: 'g', words: 'prose', tier: 'subject' },
    shown: 'row',
  },
  sakstype: {
    field: 'sakstype',
    label: 'Sakstype',
    column: { name: 'sakstype', holds: 'line', names: 'prose', max: 200 },
    search: { param: 'sakstype', letter: 's', words: 'prose', tier: 'rest' },
    shown: 'row',
  },
  /** Only matched and shown while the names may be (domain/visibility.ts). */
  parter: {
    field: 'parter',
    label: 'Parter',
    search: { param: 'parter', letter: 'p', words: 'names', tier: 'people' },
    shown: 'row',
  },
  advokat: {
    field: 'advokat',
    label: 'Advokat',
    heading: 'Advokater',
    column: { name: 'advokat', holds: 'lines', names: 'people', max: 20_000 },
    search: { param: 'advokat', letter: 'a', words: 'names', tier: 'people', suggest: 'advokater' },
    shown: 'page',
  },
  bistandsadvokat: {
    field: 'bistandsadvokater',
    label: 'Bistandsadvokat',
    column: { name: 'bistandsadvokater', holds: 'list', names: 'people', max: 400 },
    search: {
      param: 'bistandsadvokat',
      letter: 'b',
      words: 'names',
      tier: 'people',
      suggest: 'advokater',
    },
    shown: 'page',
  },
  dommer: {
    field: 'rettensAdministrator',
    label: 'Dommer',
    column: { name: 'rettens_administrator', holds: 'line', names: 'people', max: 400 },
    search: { param: 'dommer', letter: 'j', words: 'names', tier: 'people', suggest: 'dommere' },
    shown: 'page',
  },
  /** Of its hearings. */
  rettsmoetetype: {
    field: 'rettsmøteType',
    label: 'Rettsmøtetype',
    search: { param: 'rettsmotetype', letter: 'r', words: 'prose', tier: 'rest' },
    shown: 'page',
  },
  /** Of each of its files, while the file is available and the names of the case may be shown. */
  dokumenttekst: {
    label: 'Søk i dokumenttekst',
    search: { param: 'dokumenttekst', letter: 'f', words: 'prose', tier: 'documents' },
    shown: 'page',
  },
  /** In the place of hearings, for a case from a case API. */
  beskrivelse: {
    field: 'beskrivelse',
    label: 'Beskrivelse',
    column: { name: 'beskrivelse', holds: 'line', names: 'prose', max: 20_000 },
    shown: 'row',
  },
} as const satisfies Readonly<Record<string, Felt>>;

type Table = typeof SAK_FELT;
/** The entries that have this. */
type With<P> = { [K in keyof Table]: Table[K] extends P ? K : never }[keyof Table];

/** Everything that words are searched in, by its key in the index. */
export type SearchField = With<{ search: unknown }>;
export const SEARCH_FIELDS = (Object.keys(SAK_FELT) as (keyof Table)[]).filter(
  (key): key is SearchField => 'search' in SAK_FELT[key],
);
/** How a field is searched. */
export const searchOf = (key: SearchField): NonNullable<Felt['search']> => SAK_FELT[key].search;

type ColumnKey = With<{ column: unknown }>;
type Holds<K extends ColumnKey> = Table[K]['column'] extends { holds: 'list' }
  ? readonly string[]
  : string | null;

/** The texts with a column of their own: as a case has them, and as its row in Postgres does. */
export type SakTexts = { readonly [K in ColumnKey as Table[K]['field']]: Holds<K> };
export type SakTextRow = { readonly [K in ColumnKey as Table[K]['column']['name']]: Holds<K> };
type PageKey = Extract<With<{ shown: 'page' }>, ColumnKey>;
/** Those that only the page of a case shows. Words are searched in all of them. */
export type PageTexts = { readonly [K in PageKey as Table[K]['field']]: Holds<K> };

/** One thing for each text, another for each list of texts. */
export type TextsAs<T, Text, List> = {
  [F in keyof T]: T[F] extends readonly string[] ? List : Text;
};

interface TextColumn extends Felt {
  readonly key: ColumnKey;
  readonly field: keyof SakTexts;
  readonly column: NonNullable<Felt['column']> & { readonly name: keyof SakTextRow };
}
export interface PageText extends TextColumn {
  readonly key: PageKey;
  readonly field: keyof PageTexts;
  readonly search: NonNullable<Felt['search']>;
}
type Keyed = Felt & { readonly key: string };
const hasColumn = (felt: Keyed): felt is TextColumn => 'column' in felt;
const isOfPage = (felt: TextColumn): felt is PageText => felt.shown === 'page';

export const TEXT_COLUMNS: readonly TextColumn[] = Object.entries(SAK_FELT)
  .map(([key, felt]): Keyed => ({ key, ...felt }))
  .filter(hasColumn);
export const PAGE_TEXTS: readonly PageText[] = TEXT_COLUMNS.filter(isOfPage);

/** Something for each of these texts, by what it is called in a case. */
export const byField = <F extends TextColumn, V>(texts: readonly F[], of: (felt: F) => V) =>
  Object.fromEntries(texts.map((felt) => [felt.field, of(felt)])) as {
    readonly [K in F['field']]: V;
  };
/** The same by column, for all of them. */
export const byColumn = <V>(of: (felt: TextColumn) => V) =>
  Object.fromEntries(TEXT_COLUMNS.map((felt) => [felt.column.name, of(felt)])) as {
    readonly [K in keyof SakTextRow]: V;
  };

export const textsOfRow = (row: SakTextRow): SakTexts =>
  byField(TEXT_COLUMNS, ({ column }) => row[column.name]) as SakTexts;
export const rowOfTexts = (texts: SakTexts): SakTextRow =>
  byColumn(({ field }) => texts[field]) as SakTextRow;

/** A case that says nothing. */
export const NO_TEXTS = byField(TEXT_COLUMNS, ({ column }) =>
  column.holds === 'list' ? [] : null,
) as SakTexts;

/** The lines of a text, or the texts of a list. */
export function linesOf(text: string | null | readonly string[]): readonly string[] {
  return typeof text === 'string' ? text.split(/\r?\n/) : (text ?? []);
}

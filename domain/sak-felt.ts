import { type Both, texts } from './texts.ts';

/*
 * The fields of a case, one entry each, in the order of the search form and of the address. The search, the documents of both
 * engines, what is read from Postgres, written and removed, the import, the wire and the page of a case
 * follow from this table (docs/CONTRIBUTING.md, "Add a field").
 */

export interface Felt {
  /** What it is called in a case (`Sak`), in a court's line and on the wire. A document's text is in none of them. */
  readonly field?: string;
  /**
   * Prose is stemmed and names are not; people count for more than places in «Mest relevante». Among people who work in court a
   * party's name is only the whole of it, elsewhere any part.
   */
  readonly kind: 'number' | 'people' | 'place' | 'prose';
  /** A text with a column of its own, and no rule of its own. The same text without the parties' names is in `uten_navn`. */
  readonly column?: {
    readonly name: string;
    /** One line, several lines, or a list of texts. */
    readonly holds: 'line' | 'lines' | 'list';
    /** The longest text that a court may send; of a list, of each of its texts. */
    readonly max: number;
  };
  readonly search?: {
    /** Its parameter in the address. */
    readonly param: string;
    /** In front of its words in the Postgres engine, to tell them from those of other fields. */
    readonly letter: string;
    /** The group of suggestions that its lines belong to. */
    readonly suggest?: 'advokater' | 'dommere';
  };
  /** In every row of a case, or only on its page. */
  readonly shown: 'row' | 'page';
}

export const SAK_FELT = {
  saksnummer: {
    field: 'saksnummer',
    kind: 'number',
    search: { param: 'saksnummer', letter: 'n' },
    shown: 'row',
  },
  domstol: {
    field: 'domstolNavn',
    kind: 'place',
    search: { param: 'domstol', letter: 'd' },
    shown: 'row',
  },
  sakenGjelder: {
    field: 'saksTema',
    kind: 'prose',
    search: { param: 'sakengjelder', letter: 'g' },
    shown: 'row',
  },
  sakstype: {
    field: 'sakstype',
    kind: 'prose',
    column: { name: 'sakstype', holds: 'line', max: 200 },
    search: { param: 'sakstype', letter: 's' },
    shown: 'row',
  },
  /** Only matched and shown while the names may be (domain/visibility.ts). */
  parter: {
    field: 'parter',
    kind: 'people',
    search: { param: 'parter', letter: 'p' },
    shown: 'row',
  },
  advokat: {
    field: 'advokat',
    kind: 'people',
    column: { name: 'advokat', holds: 'lines', max: 20_000 },
    search: { param: 'advokat', letter: 'a', suggest: 'advokater' },
    shown: 'page',
  },
  bistandsadvokat: {
    field: 'bistandsadvokater',
    kind: 'people',
    column: { name: 'bistandsadvokater', holds: 'list', max: 400 },
    search: {
      param: 'bistandsadvokat',
      letter: 'b',
      suggest: 'advokater',
    },
    shown: 'page',
  },
  dommer: {
    field: 'rettensAdministrator',
    kind: 'people',
    column: { name: 'rettens_administrator', holds: 'line', max: 400 },
    search: { param: 'dommer', letter: 'j', suggest: 'dommere' },
    shown: 'page',
  },
  /** Of its hearings. */
  rettsmoetetype: {
    field: 'rettsmøteType',
    kind: 'prose',
    search: { param: 'rettsmotetype', letter: 'r' },
    shown: 'page',
  },
  /** Of each of its files, while the file is available and the names of the case may be shown. */
  dokumenttekst: {
    kind: 'prose',
    search: { param: 'dokumenttekst', letter: 'f' },
    shown: 'page',
  },
  /** In the place of hearings, for a case from a case API. */
  beskrivelse: {
    field: 'beskrivelse',
    kind: 'prose',
    column: { name: 'beskrivelse', holds: 'line', max: 20_000 },
    shown: 'row',
  },
} as const satisfies Readonly<Record<string, Felt>>;

/** What readers call them: in the search form, beside a hit and on the page of a case. */
export const FELT_NAVN = texts({
  saksnummer: { nb: 'Saksnummer', nn: 'Saksnummer' },
  domstol: { nb: 'Domstol', nn: 'Domstol' },
  sakenGjelder: { nb: 'Saken gjelder', nn: 'Saka gjeld' },
  sakstype: { nb: 'Sakstype', nn: 'Sakstype' },
  parter: { nb: 'Parter', nn: 'Partar' },
  advokat: { nb: 'Advokat', nn: 'Advokat' },
  bistandsadvokat: { nb: 'Bistandsadvokat', nn: 'Bistandsadvokat' },
  dommer: { nb: 'Dommer', nn: 'Dommar' },
  rettsmoetetype: { nb: 'Rettsmøtetype', nn: 'Rettsmøtetype' },
  dokumenttekst: { nb: 'Søk i dokumenttekst', nn: 'Søk i dokumenttekst' },
  beskrivelse: { nb: 'Beskrivelse', nn: 'Beskriving' },
} satisfies Record<keyof typeof SAK_FELT, Both>);

type Table = typeof SAK_FELT;
/** The entries that have this. */
export type With<P> = { [K in keyof Table]: Table[K] extends P ? K : never }[keyof Table];

/** Everything that words are searched in, by its key in the index. */
export type SearchField = With<{ search: unknown }>;
export const SEARCH_FIELDS = (Object.keys(SAK_FELT) as (keyof Table)[]).filter(
  (key): key is SearchField => 'search' in SAK_FELT[key],
);

import { readSearchParams } from '#contract/search.ts';
import { BENCH_DAY, BENCH_NOW } from '#bench/kit/stage.ts';
import { SAK_FELT } from '#domain/sak-felt.ts';
import { shiftDay } from '#domain/time.ts';
import { toNearly, toSearchQuery } from '#search/parse-query.ts';
import { type Gate, NOTHING_STALE, type SearchEngine } from '#search/port.ts';
import { type Condition, SEARCH_FIELDS, type SearchField, type Term } from '#search/query.ts';

/*
 * The kinds of search that are measured, each with words that change from one search to the next. "All days" are the
 * days of all cases.
 */

export const GATE: Gate = { now: BENCH_NOW, stale: NOTHING_STALE };

const MONTH = { fraDato: BENCH_DAY, tilDato: shiftDay(BENCH_DAY, { months: 1 }) };
const BACK = { fraDato: shiftDay(BENCH_DAY, { months: -1 }), tilDato: BENCH_DAY };
export const ALL_DAYS = {
  fraDato: shiftDay(BENCH_DAY, { months: -3 }),
  tilDato: shiftDay(BENCH_DAY, { months: 24 }),
};

const COURTS = ['TOSL', 'TSOS', 'TTRO', 'TAGD', 'LB'];
const WORDS = ['tyveri', 'vold', 'straffeloven', 'tvist', 'hovedforhandling', 'bedrageri', 'dom'];
const MEANINGS = ['promillekjøring', 'vold i nære relasjoner', 'narkotika', 'drap', 'voldtekt'];
const NAMES = ['solbakken', 'nygård', 'myrland', 'tveiten', 'strand', 'xylander'];

type Params = Readonly<Record<string, string>>;
const SEARCHES: Readonly<Record<string, (i: number) => Params>> = {
  'court, month, word': (i) => ({ ...MONTH, domstolid: of(COURTS, i), query: of(WORDS, i) }),
  'court, month': (i) => ({ ...MONTH, domstolid: of(COURTS, i) }),
  'month, word': (i) => ({ ...MONTH, query: of(WORDS, i) }),
  month: () => MONTH,
  'month, 1000 rows': () => ({ ...MONTH, pageSize: '1000' }),
  'all days, rare word': (i) => ({ ...ALL_DAYS, query: of(NAMES, i) }),
  'all days, frequent word': () => ({ ...ALL_DAYS, query: 'straffeloven' }),
  'all days, two words': (i) => ({ ...ALL_DAYS, query: `${of(WORDS, i)} ${of(NAMES, i)}` }),
  'all days': () => ALL_DAYS,
  'month, phrase': () => ({ ...MONTH, query: '"grovt tyveri"' }),
  'month, beginning': (i) => ({ ...MONTH, query: `${of(WORDS, i).slice(0, 3)}*` }),
  'month, not': (i) => ({ ...MONTH, query: `-${of(WORDS, i)}` }),
  'case number': (i) => ({ ...ALL_DAYS, query: `26-${String(1000 + i)}` }),
  'indictments, month': () => ({ ...MONTH, soekeKategori: 'tiltaler' }),
  'indictments, month, word': (i) => ({ ...MONTH, soekeKategori: 'tiltaler', query: of(WORDS, i) }),
  'indictments, all days': () => ({ ...ALL_DAYS, soekeKategori: 'tiltaler' }),
  'decisions, month': () => ({ ...BACK, soekeKategori: 'avgjorelser' }),
  'all days, newest first': () => ({ ...ALL_DAYS, sortField: 'sisteSak' }),
  'all days, last hearing first': () => ({ ...ALL_DAYS, sortAscending: 'false' }),
  'month, word, relevance': (i) => ({ ...MONTH, query: of(WORDS, i), sortField: 'relevans' }),
  'all days, two words, relevance': (i) => ({
    ...ALL_DAYS,
    query: `${of(WORDS, i)} ${of(NAMES, i)}`,
    sortField: 'relevans',
  }),
  'all days, word, relevance': (i) => ({ ...ALL_DAYS, query: of(WORDS, i), sortField: 'relevans' }),
  'month, word, facets': (i) => ({ ...MONTH, query: of(WORDS, i), facets: 'yes' }),
  'month, meanings, relevance, facets': (i) => ({
    ...MONTH,
    query: of(MEANINGS, i),
    sortField: 'relevans',
    facets: 'yes',
  }),
  'all days, frequent word, facets': () => ({ ...ALL_DAYS, query: 'straffeloven', facets: 'yes' }),
  'all days, meanings, facets': (i) => ({ ...ALL_DAYS, query: of(MEANINGS, i), facets: 'yes' }),
  'all days, meanings, relevance, facets': (i) => ({
    ...ALL_DAYS,
    query: of(MEANINGS, i),
    sortField: 'relevans',
    facets: 'yes',
  }),
  'month, facets': () => ({ ...MONTH, facets: 'yes' }),
  'all days, facets': () => ({ ...ALL_DAYS, facets: 'yes' }),
  'all days, document text': (i) => ({
    ...ALL_DAYS,
    isAdvancedSearch: 'true',
    dokumenttekst: of(WORDS, i),
  }),
  'hearing type, judge': (i) => ({
    ...MONTH,
    isAdvancedSearch: 'true',
    rettsmotetype: 'hovedforhandling',
    dommer: of(NAMES, i),
  }),
};

/** What follows the few hits of such a search. */
const NEARLY: Readonly<Record<string, (i: number) => string>> = {
  'nearly: three words': (i) => `${of(WORDS, i)} ${of(MEANINGS, i)} ${of(NAMES, i)}`,
  'nearly: a question': (i) =>
    `hvem er tiltalt for ${of(MEANINGS, i)} og ${of(WORDS, i)} mot ${of(NAMES, i)} på kjøpesenteret i fjor sommer`,
};

/** What suggestions and spelling look up. */
const LOOKUPS: Readonly<Record<string, (i: number) => Condition>> = {
  'find: two letters': (i) => oneOf(SEARCH_FIELDS, [{ kind: 'prefix', token: of(LETTERS, i) }]),
  'find: two letters of a name': (i) =>
    oneOf(NAME_FIELDS, [{ kind: 'prefix', token: of(LETTERS, i) }]),
  'find: a name': (i) => oneOf(SEARCH_FIELDS, [{ kind: 'word', token: of(NAMES, i), stems: [] }]),
  'find: 800 words, few there': (i) =>
    oneOf(
      [...NAME_FIELDS, 'sakenGjelder'],
      Array.from({ length: 800 }, (_, at) => {
        const token = at % 100 === 0 ? of(NAMES, i + at) : `ord${i}x${at}`;
        return { kind: 'word', token, stems: [token] };
      }),
    ),
};
const LETTERS = ['st', 'ha', 'ty', 'vo', 'be', 'ol', 'gr', 'sk', 'xa', 'tr'];
const NAME_FIELDS = SEARCH_FIELDS.filter((field) => SAK_FELT[field].kind === 'people');

function oneOf(fields: readonly SearchField[], anyOf: readonly Term[]): Condition {
  return { match: 'all', clauses: [{ anyOf, negated: false }], fields };
}

function of<T>(list: readonly T[], i: number): T {
  return list[i % list.length]!;
}

/** One search or look-up of an engine; `i` chooses its words. */
type Ask = (engine: SearchEngine, i: number) => Promise<unknown>;

/** Every kind, by its name. Without a court in the name, all courts are searched. */
export const KINDS: Readonly<Record<string, Ask>> = {
  ...mapped(SEARCHES, (params) => (engine, i) => search(engine, params(i))),
  ...mapped(NEARLY, (query) => async (engine, i) => {
    const found = toNearly(read({ ...ALL_DAYS, query: query(i) }), 'most');
    if (found) await engine.search(found.query, { page: 1, pageSize: 50 }, GATE);
  }),
  ...mapped(LOOKUPS, (condition) => async (engine, i) => {
    await engine.find({ condition: condition(i), limit: 50 }, GATE);
  }),
};

function mapped<From, To>(record: Readonly<Record<string, From>>, to: (from: From) => To) {
  return Object.fromEntries(Object.entries(record).map(([name, from]) => [name, to(from)]));
}

/** The search that an address with these parameters asks for. Gives the number of hits. */
export async function search(engine: SearchEngine, params: Params): Promise<number> {
  const asked = read(params);
  const facets = params['facets'] !== undefined;
  return (await engine.search(toSearchQuery(asked), asked, GATE, { facets })).totalHits;
}

function read(params: Params) {
  const asked = readSearchParams(new URLSearchParams(params));
  const { domstolid = 'alle', fraDato, tilDato } = asked;
  return { ...asked, domstolid, fraDato: fraDato!, tilDato: tilDato! };
}

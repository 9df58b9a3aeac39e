import type { Knex } from 'knex';
import { readSearchParams } from '#contract/search.ts';
import { openDatabase } from '#db/connection.ts';
import { shiftDay, startOfOsloDay } from '#domain/time.ts';
import { createElasticAdapter } from '#search/elastic/adapter.ts';
import { toSearchQuery } from '#search/parse-query.ts';
import { NOTHING_STALE, type SearchAdapter, type SearchEngine } from '#search/port.ts';
import { type Condition, SEARCH_FIELDS, type SearchField, type Term } from '#search/query.ts';
import { createPostgresAdapter } from '#search/postgres/adapter.ts';
import { demoWrites } from './demo-documents.ts';
import { indexMegabytes } from './index-size.ts';

/**
 * `node --import tsx bench/search/main.ts [cases] [rounds]`: how long a search takes, from the query to the engine's
 * answer. DATABASE_URL is a migrated database with the courts in it. With ELASTICSEARCH_URL that engine is measured,
 * otherwise Postgres. The index is one of its own (`bench`) and is dropped at the end. Prints a line per kind of query.
 */
const GENERATION = 'g20260310t110000xbench';
/** Searches of each kind before those that count. */
const WARM_UP = 10;
const DAY = '2026-03-10';
const NOW = new Date(startOfOsloDay(DAY).getTime() + 12 * 3_600_000);
const MONTH = { fraDato: DAY, tilDato: shiftDay(DAY, { months: 1 }) };
const BACK = { fraDato: shiftDay(DAY, { months: -1 }), tilDato: DAY };
const ALL = { fraDato: shiftDay(DAY, { months: -3 }), tilDato: shiftDay(DAY, { months: 24 }) };

const COURTS = ['TOSL', 'TSOS', 'TTRO', 'TAGD', 'LB'];
const WORDS = ['tyveri', 'vold', 'straffeloven', 'tvist', 'hovedforhandling', 'bedrageri', 'dom'];
const MEANINGS = ['promillekjøring', 'vold i nære relasjoner', 'narkotika', 'drap', 'voldtekt'];
const NAMES = ['solbakken', 'nygård', 'myrland', 'tveiten', 'strand', 'xylander'];

type Params = Readonly<Record<string, string>>;
const KINDS: Readonly<Record<string, (i: number) => Params>> = {
  'court, month, word': (i) => ({ ...MONTH, domstolid: of(COURTS, i), query: of(WORDS, i) }),
  'court, month': (i) => ({ ...MONTH, domstolid: of(COURTS, i) }),
  'all, month, word': (i) => ({ ...MONTH, query: of(WORDS, i) }),
  'all, month': () => MONTH,
  'all, month, 1000 rows': () => ({ ...MONTH, pageSize: '1000' }),
  'all, all days, rare word': (i) => ({ ...ALL, query: of(NAMES, i) }),
  'all, all days, two words': (i) => ({ ...ALL, query: `${of(WORDS, i)} ${of(NAMES, i)}` }),
  'all, all days': () => ALL,
  'all, month, phrase': () => ({ ...MONTH, query: '"grovt tyveri"' }),
  'all, month, beginning': (i) => ({ ...MONTH, query: `${of(WORDS, i).slice(0, 3)}*` }),
  'all, month, not': (i) => ({ ...MONTH, query: `-${of(WORDS, i)}` }),
  'case number': (i) => ({ ...ALL, query: `26-${String(1000 + i)}` }),
  'indictments, month': () => ({ ...MONTH, soekeKategori: 'tiltaler' }),
  'indictments, month, word': (i) => ({ ...MONTH, soekeKategori: 'tiltaler', query: of(WORDS, i) }),
  'decisions, month': () => ({ ...BACK, soekeKategori: 'avgjorelser' }),
  'newest, all days': () => ({ ...ALL, sortField: 'sisteSak' }),
  'all, month, word, relevance': (i) => ({ ...MONTH, query: of(WORDS, i), sortField: 'relevans' }),
  'all, all days, two words, rel.': (i) => ({
    ...ALL,
    query: `${of(WORDS, i)} ${of(NAMES, i)}`,
    sortField: 'relevans',
  }),
  'all, all days, word, relevance': (i) => ({ ...ALL, query: of(WORDS, i), sortField: 'relevans' }),
  'all, month, word, facets': (i) => ({ ...MONTH, query: of(WORDS, i), facets: 'yes' }),
  'all, month, meanings, facets': (i) => ({
    ...MONTH,
    query: of(MEANINGS, i),
    sortField: 'relevans',
    facets: 'yes',
  }),
  'all, all days, meanings, facets': (i) => ({ ...ALL, query: of(MEANINGS, i), facets: 'yes' }),
  'all, all days, meanings, rel.': (i) => ({
    ...ALL,
    query: of(MEANINGS, i),
    sortField: 'relevans',
    facets: 'yes',
  }),
  'all, month, facets': () => ({ ...MONTH, facets: 'yes' }),
  'all, all days, facets': () => ({ ...ALL, facets: 'yes' }),
  'all, all days, document text': (i) => ({
    ...ALL,
    isAdvancedSearch: 'true',
    dokumenttekst: of(WORDS, i),
  }),
  'advanced: hearing type, judge': (i) => ({
    ...MONTH,
    isAdvancedSearch: 'true',
    rettsmotetype: 'hovedforhandling',
    dommer: of(NAMES, i),
  }),
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
const NAME_FIELDS = ['parter', 'advokat', 'bistandsadvokat', 'dommer'] as const;

function oneOf(fields: readonly SearchField[], anyOf: readonly Term[]): Condition {
  return { match: 'all', clauses: [{ anyOf, negated: false }], fields };
}

function of<T>(list: readonly T[], i: number): T {
  return list[i % list.length]!;
}

const GATE = { now: NOW, stale: NOTHING_STALE };

/** One search or look-up; gives the number of hits. */
type Ask = (i: number) => Promise<number>;

function asks({ engine }: SearchAdapter): [name: string, ask: Ask][] {
  const searches = Object.entries(KINDS).map(([name, params]): [string, Ask] => [
    name,
    (i) => search(engine, params(i)),
  ]);
  const lookups = Object.entries(LOOKUPS).map(([name, condition]): [string, Ask] => [
    name,
    async (i) => (await engine.find({ condition: condition(i), limit: 50 }, GATE)).length,
  ]);
  return [...searches, ...lookups];
}

async function search(engine: SearchEngine, params: Params): Promise<number> {
  const read = readSearchParams(new URLSearchParams(params));
  const query = toSearchQuery({
    ...read,
    domstolid: read.domstolid ?? 'alle',
    fraDato: read.fraDato!,
    tilDato: read.tilDato!,
  });
  const facets = params['facets'] !== undefined;
  return (await engine.search(query, read, GATE, { facets })).totalHits;
}

async function main(cases: number, rounds: number): Promise<void> {
  const db = openDatabase(process.env['DATABASE_URL'] ?? '', { name: 'bench' });
  const url = process.env['ELASTICSEARCH_URL'];
  const prefix = 'bench';
  const adapter = url
    ? createElasticAdapter({ url, prefix })
    : createPostgresAdapter({ db, prefix });
  try {
    const seconds = await fillIndex(adapter, db, cases);
    say(`${adapter.capabilities.name}: ${cases} cases filled in ${seconds.toFixed(1)} s`);
    const size = await indexMegabytes(url ? { url } : { db }, { prefix, generation: GENERATION });
    say(`${size} MB on disk`);
    for (const [name, ask] of asks(adapter)) say(await line(name, ask, rounds));
  } finally {
    await adapter.index.drop(GENERATION);
    await adapter.index.close();
    await db.destroy();
  }
}

/** Returns the seconds that it took. */
async function fillIndex({ index }: SearchAdapter, db: Knex, cases: number): Promise<number> {
  await index.drop(GENERATION);
  await index.create(GENERATION);
  const startedAt = performance.now();
  for await (const writes of demoWrites(db, { cases, day: DAY, now: NOW, bulk: 1000 }))
    await index.write(GENERATION, writes);
  await index.finish(GENERATION);
  await index.activate(GENERATION);
  return (performance.now() - startedAt) / 1000;
}

async function line(name: string, ask: Ask, rounds: number): Promise<string> {
  const runs: { ms: number; hits: number }[] = [];
  for (let i = -WARM_UP; i < rounds; i += 1) {
    const startedAt = performance.now();
    const hits = await ask(i + WARM_UP);
    if (i >= 0) runs.push({ ms: performance.now() - startedAt, hits });
  }
  const ms = runs.map((run) => run.ms).sort((a, b) => a - b);
  const at = (share: number) =>
    (ms[Math.floor((ms.length - 1) * share)] ?? 0).toFixed(1).padStart(7);
  const hits = Math.round(runs.reduce((sum, run) => sum + run.hits, 0) / runs.length);
  return `${name.padEnd(32)} p50 ${at(0.5)}  p95 ${at(0.95)}  max ${at(1)} ms  ${hits} hits`;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

await main(Number(process.argv[2] ?? 100_000), Number(process.argv[3] ?? 50));

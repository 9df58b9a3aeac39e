import { ADVANCED_FIELDS, FASETTER, fasettParam, readSearchParams } from '#contract/search.ts';
import { openDatabase } from '#db/connection.ts';
import { KATEGORIER, SORT_FIELDS, validateSearchTexts } from '#domain/search-rules.ts';
import { createElasticAdapter } from '#search/elastic/adapter.ts';
import { toSearchQuery } from '#search/parse-query.ts';
import { EngineUnavailable, NOTHING_STALE, type SearchEngine } from '#search/port.ts';
import { createPostgresAdapter } from '#search/postgres/adapter.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { demoWrites } from './search/demo-documents.ts';

/**
 * `node --import tsx bench/worst-searches.ts [cases] [searches] [seed]`: the slowest of many drawn searches that the service
 * accepts, with the time from the query to the engine's answer. DATABASE_URL is a migrated database with the courts in it.
 * With ELASTICSEARCH_URL that engine is measured, otherwise Postgres. The index (`verst`) is made when it is missing or has
 * another number of cases, and kept. Prints the twenty slowest, and how many were not answered.
 */
const GENERATION = 'g20260310t110000xverst';
const NOW = new Date('2026-03-10T12:00:00+01:00');
const RANGES = [
  { fraDato: '2025-12-10', tilDato: '2028-03-10' },
  { fraDato: '2026-03-10', tilDato: '2026-04-10' },
];
const WORDS =
  `straffeloven tyveri vold bedrageri tvist hovedforhandling dom narkotika ran drap oslo tingrett
  påtalemyndigheten mot sak av og i § 321 275 solbakken nygård even kari advokat MED 26-1000 siktede`.split(
    /\s+/,
  );

const [cases, searches, seed] = [2, 3, 4].map((at, i) =>
  Number(process.argv[at] ?? [100_000, 300, 1][i]),
);
const random = seededRandom(seed!);
const of = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
const chance = (share: number): boolean => random() < share;

/** A word in one of the ways of writing it, the dear ones often. */
const WAYS: readonly (() => string)[] = [
  () => of(WORDS),
  () => `-${of(WORDS)}`,
  () => `${of(WORDS).slice(0, 1 + Math.floor(random() * 3))}*`,
  () => `-${of(WORDS).slice(0, 2)}*`,
  () => `"${Array.from({ length: 2 + Math.floor(random() * 7) }, () => of(WORDS)).join(' ')}"`,
  () => `-"${of(WORDS)} ${of(WORDS)}"`,
  () => 'ELLER',
];

function text(most: number): string {
  const one = chance(0.4) ? of(WAYS) : null;
  const words = Array.from({ length: 1 + Math.floor(random() * most) }, () => (one ?? of(WAYS))());
  return words.join(' ').slice(0, 500);
}

function drawn(): URLSearchParams {
  const params = new URLSearchParams({ ...of(RANGES), domstolid: 'alle' });
  params.set('soekeKategori', of(KATEGORIER));
  if (chance(0.7)) params.set('query', text(40));
  if (chance(0.6)) {
    params.set('isAdvancedSearch', 'true');
    for (const field of ADVANCED_FIELDS) if (chance(0.4)) params.set(field, text(of([2, 5, 40])));
  }
  for (const fasett of FASETTER)
    if (chance(0.15)) params.append(fasettParam(fasett), of(['TOSL', 'MED', 'Hovedforhandling']));
  params.set('sortField', chance(0.4) ? 'relevans' : of(SORT_FIELDS));
  if (chance(0.3)) params.set('sortAscending', of(['true', 'false']));
  params.set('pageSize', of(['50', '1000']));
  params.set('page', of(['1', '1', '2', '200']));
  return params;
}

interface Measured {
  readonly params: URLSearchParams;
  readonly ms: number;
  readonly hits: number | null;
}

async function measure(engine: SearchEngine, params: URLSearchParams): Promise<Measured | null> {
  const read = readSearchParams(params);
  const texts = Object.fromEntries(
    ['query' as const, ...ADVANCED_FIELDS].map((name) => [name, read[name]]),
  );
  if (Object.keys(validateSearchTexts(texts)).length > 0) return null;
  const query = toSearchQuery(read as Parameters<typeof toSearchQuery>[0]);
  const began = performance.now();
  const hits = await engine
    .search(query, read, { now: NOW, stale: NOTHING_STALE }, { facets: read.page === 1 })
    .then(({ totalHits }) => totalHits)
    .catch((error: unknown) => {
      if (error instanceof EngineUnavailable) return null;
      throw error;
    });
  return { params, ms: performance.now() - began, hits };
}

const db = openDatabase(process.env['DATABASE_URL'] ?? '', { name: 'bench' });
const url = process.env['ELASTICSEARCH_URL'];
const { engine, index } = url
  ? createElasticAdapter({ url, prefix: 'verst' })
  : createPostgresAdapter({ db, prefix: 'verst' });
const isThere = (await index.list()).includes(GENERATION);
if (!isThere || (await index.count(GENERATION)) !== cases) {
  await index.drop(GENERATION);
  await index.create(GENERATION);
  const bulk = { cases: cases!, day: '2026-03-10', now: NOW, bulk: 1000 };
  for await (const writes of demoWrites(db, bulk)) await index.write(GENERATION, writes);
  await index.finish(GENERATION);
}
await index.activate(GENERATION);

const measured: Measured[] = [];
for (let i = 0; i < searches!; i += 1) {
  const one = await measure(engine, drawn());
  if (one) measured.push(one);
}
const unanswered = measured.filter(({ hits }) => hits === null).length;
process.stdout.write(`${measured.length} accepted searches, ${unanswered} not answered\n`);
for (const { params, ms, hits } of measured.sort((a, b) => b.ms - a.ms).slice(0, 20))
  process.stdout.write(
    `${ms.toFixed(0).padStart(6)} ms ${String(hits ?? '–').padStart(7)} hits  ${decodeURIComponent(String(params))}\n`,
  );
await engine.close();
await db.destroy();

import { performance } from 'node:perf_hooks';
import { suggest } from '#bff/features/saker/suggest/route.ts';
import { readTyped } from '#bff/features/saker/suggest/typed.ts';
import { didYouMean } from '#bff/features/saker/did-you-mean.ts';
import { readSearchParams } from '#contract/search.ts';
import { openDatabase } from '#db/connection.ts';
import { readStaleMask } from '#db/sak/stale-mask.ts';
import { defaultRange } from '#domain/search-rules.ts';
import { createElasticAdapter } from '#search/elastic/adapter.ts';
import { toSearchQuery } from '#search/parse-query.ts';
import { createPostgresAdapter } from '#search/postgres/adapter.ts';

/**
 * `node --import tsx bench/suggestions.ts [rounds]`: how long suggestions and proposals take, from the typed text to the
 * answer, over the indexed cases of DATABASE_URL. With ELASTICSEARCH_URL that engine is measured, otherwise Postgres.
 * PRESSE_NOW is the time. Prints a line for each kind.
 */
const TYPED: Readonly<Record<string, readonly string[]>> = {
  'two letters': ['na', 'ty', 'vo', 'os', 'so', 'ha', 'be', 'st'],
  'a word of a subject': ['nark', 'tyver', 'vold', 'bedrag', 'straffel', 'arbeids', 'skilsm'],
  'a name': ['solb', 'nygår', 'myrl', 'tveit', 'strand', 'kari', 'even sol'],
  'a number': ['26-0', '25-1234', '26 0012', '25-00'],
  'words in a court': ['tyveri i osl', 'vold berg', 'narkotika i stav'],
};
const WRONG = [
  'tyevri',
  'narkotkia',
  'voldtekkt',
  'solbaken',
  'bedargeri',
  'myrlnd',
  'oslo tyevri',
];
const ROUNDS = Number(process.argv[2] ?? 20);

const url = process.env['ELASTICSEARCH_URL'];
const db = openDatabase(process.env['DATABASE_URL'] ?? '');
const { engine } = url ? createElasticAdapter({ url }) : createPostgresAdapter({ db });
const now = new Date(process.env['PRESSE_NOW'] ?? Date.now());

async function measure(name: string, texts: readonly string[], work: (text: string) => unknown) {
  for (const text of texts) await work(text);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    for (const text of texts) {
      const began = performance.now();
      await work(text);
      times.push(performance.now() - began);
    }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor((times.length - 1) * share)]!.toFixed(1);
  process.stdout.write(`${name.padEnd(24)} p50 ${at(0.5)} ms   p95 ${at(0.95)} ms\n`);
}

for (const [name, texts] of Object.entries(TYPED))
  await measure(name, texts, (text) => suggest({ db, engine, now }, readTyped(text)!));
const search = (query: string) => {
  const params = readSearchParams(new URLSearchParams({ query }));
  return { ...params, domstolid: 'alle', ...defaultRange('berammede', now) };
};
const gateOf = async () => ({ now, stale: await readStaleMask(db, now) });
await measure('one search, to compare', ['tyveri', 'vold', 'narkotika'], async (query) =>
  engine.search(toSearchQuery(search(query)), { page: 1, pageSize: 50 }, await gateOf()),
);
await measure('did you mean', WRONG, async (query) => {
  return didYouMean(search(query), { db, engine, gate: await gateOf() });
});
await engine.close();
await db.destroy();

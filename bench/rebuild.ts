import { readSakerAfter } from '#db/sak/saker.ts';
import { buildPuts, type Put } from '#indexer/writes.ts';
import { compose } from '#indexer/compose.ts';
import { readConfig } from '#indexer/config.ts';
import { generationName } from '#indexer/generations.ts';
import type { Indexer } from '#indexer/indexer.ts';
import { SILENT } from '#indexer/progress.ts';
import { splitBulks } from '#indexer/rebuild/write-bulks.ts';
import { mapInOrder } from '#indexer/rebuild/fill.ts';
import { rebuild } from '#indexer/rebuild/rebuild.ts';

/**
 * `node --import tsx bench/rebuild.ts [rounds]`: compares a whole rebuild with bulk writes of the same documents, built
 * beforehand. Each round runs both, so that a busy machine slows both. It uses the indexer's environment variables, and
 * rebuilds that index for real. Prints one JSON object on standard output and a line per round on standard error.
 */
/** Cases per second, and what the rebuild took of the processor. */
interface Round {
  readonly raw: number;
  readonly rebuilt: number;
  readonly cpuSeconds: number;
}

/** Bulks under way at a time, as in a rebuild. */
const WIDTH = 4;
const never = new AbortController().signal;

async function main(rounds: number): Promise<void> {
  const composed = compose({ ...readConfig(process.env), LOG_LEVEL: 'error' });
  try {
    const { indexer } = composed;
    const bulks = await readyBulks(indexer);
    const cases = bulks.reduce((sum, bulk) => sum + bulk.length, 0);
    const results: Round[] = [];
    for (let round = 1; round <= rounds; round++) {
      results.push(await measure(indexer, bulks, cases));
      process.stderr.write(`round ${round}: ${JSON.stringify(results.at(-1))}\n`);
    }
    process.stdout.write(`${JSON.stringify(summary(indexer, cases, results))}\n`);
  } finally {
    await composed.close();
  }
}

/** Every document, built and cut into bulks. */
async function readyBulks({ db, build, clock }: Indexer): Promise<Put[][]> {
  const bulks: Put[][] = [];
  for (let after: string | null = null; ;) {
    const saker = await readSakerAfter(db, after, 1_000);
    const last = saker.at(-1);
    if (!last) return bulks;
    bulks.push(...splitBulks(buildPuts(build, saker, clock()).writes));
    after = last.sakId;
  }
}

async function measure(indexer: Indexer, bulks: readonly Put[][], cases: number): Promise<Round> {
  const raw = await seconds(() => writeRaw(indexer, bulks));
  const cpu = process.cpuUsage();
  const rebuilt = await seconds(() => rebuild(indexer, { signal: never, progress: SILENT }));
  const { user, system } = process.cpuUsage(cpu);
  return {
    raw: Math.round(cases / raw),
    rebuilt: Math.round(cases / rebuilt),
    cpuSeconds: Math.round((user + system) / 1e4) / 100,
  };
}

async function writeRaw({ index }: Indexer, bulks: readonly Put[][]): Promise<void> {
  const generation = generationName(new Date());
  await index.create(generation);
  const source = (async function* () {
    yield* bulks;
  })();
  for await (const outcomes of mapInOrder(source, WIDTH, (bulk) => index.write(generation, bulk)))
    if (outcomes.some(({ kind }) => kind !== 'written'))
      throw new Error('not everything was written');
  await index.finish(generation);
  await index.drop(generation);
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return (performance.now() - startedAt) / 1_000;
}

function summary({ engine }: Indexer, cases: number, rounds: readonly Round[]): object {
  const median = (of: (round: Round) => number): number =>
    [...rounds.map(of)].sort((a, b) => a - b)[Math.floor(rounds.length / 2)] ?? 0;
  const raw = median((round) => round.raw);
  const rebuilt = median((round) => round.rebuilt);
  const share = Math.round(median((round) => round.rebuilt / round.raw) * 100) / 100;
  return { engine, cases, rawPerSecond: raw, rebuiltPerSecond: rebuilt, share };
}

await main(Number(process.argv[2] ?? 3));

import { until } from '#tests/support/until.ts';
import type { World } from './world.ts';

/** ms in which everything must have settled after the last kill; Elasticsearch takes 20 s to start on a busy machine. */
export const PATIENCE = 120_000;

/** Waits until every program runs and nothing waits. Gives the ms. */
export async function settle({ programs, db, answers, searching }: World): Promise<number> {
  const began = performance.now();
  await until('the rebuild has ended', () => !programs.rebuild.running(), PATIENCE);
  for (const name of ['follow', 'web'] as const)
    if (!programs[name].running())
      throw new Error(`${name} has ended by itself:\n${programs[name].output()}`);
  await until('the web server answers', answers, PATIENCE);
  await until(
    'nothing waits for the index',
    async () => (await rowsOf(db, 'sak_utboks')) === 0,
    PATIENCE,
  );
  await until('searches are answered', async () => (await searching.all()) !== 'away', PATIENCE);
  return Math.round(performance.now() - began);
}

/** -1 while Postgres does not say. */
export async function rowsOf(db: World['db'], table: string): Promise<number> {
  const row = await db(table)
    .count('* as n')
    .first<{ n: number }>()
    .catch(() => ({ n: -1 }));
  return row.n;
}

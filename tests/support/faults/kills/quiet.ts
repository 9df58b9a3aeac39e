import { verify } from '#indexer/verify/verify.ts';
import { SILENT } from '#indexer/progress.ts';
import { until } from '#tests/support/until.ts';
import { readCases, visibleWords, type StoredCase } from './cases.ts';
import { learn, type Known } from './round.ts';
import { PATIENCE, rowsOf } from './settle.ts';
import type { World } from './world.ts';

/** Everything that is wrong now that nothing happens any more; `every`: each word is asked for, not only some. */
export async function whatIsWrong(
  world: World,
  known: Known,
  { every, random }: { readonly every: boolean; readonly random: () => number },
): Promise<readonly string[]> {
  await learn(known, world.db);
  const stored = await readCases(world.db);
  const some = <T>(all: readonly T[], count: number): readonly T[] =>
    every
      ? all
      : Array.from(
          { length: Math.min(count, all.length) },
          () => all[Math.floor(random() * all.length)]!,
        );
  const shown = [...stored.values()].flatMap((one) =>
    visibleWords(one).map((word) => [word, one.sakId] as const),
  );
  return [
    ...known.wrong.splice(0),
    ...(await listed(world, stored)),
    ...(await wordsAre(world, some(shown, 25))),
    ...(await nothingBy(world, some([...known.gone.keys()], 15))),
    ...(await asIndexed(world)),
    ...(await keptRows(world, known)),
  ];
}

async function listed(
  { searching }: World,
  stored: ReadonlyMap<string, StoredCase>,
): Promise<string[]> {
  const expected = [...stored.values()].filter(({ hidden }) => hidden !== 'sak');
  const ids = expected.map(({ sakId }) => sakId).sort();
  const listed = await searching.all();
  return String(listed) === String(ids)
    ? []
    : [`listed: ${String(listed)}; expected: ${String(ids)}`];
}

async function wordsAre(
  { searching }: World,
  shown: readonly (readonly [string, string])[],
): Promise<string[]> {
  const wrong: string[] = [];
  for (const [word, sakId] of shown) {
    const hits = await searching.byWord(word);
    if (hits === 'away' || hits.join() !== sakId)
      wrong.push(`${word} of ${sakId} finds [${String(hits)}]`);
  }
  return wrong;
}

async function nothingBy({ searching }: World, gone: readonly string[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const word of gone) {
    const hits = await searching.byWord(word);
    if (hits === 'away' || hits.length > 0)
      wrong.push(`${word}, which is gone, finds [${String(hits)}]`);
    if (await searching.suggests(word)) wrong.push(`${word}, which is gone, is suggested`);
  }
  return wrong;
}

/** As the indexer itself compares. */
async function asIndexed({ indexer, db }: World): Promise<string[]> {
  const options = { signal: new AbortController().signal, progress: SILENT, patience: 20_000 };
  const { missing, stale, orphaned } = await verify(indexer, { ...options, whole: true });
  const dead = await rowsOf(db, 'doedbrev');
  return missing + stale + orphaned + dead === 0
    ? []
    : [`verify: ${missing} missing, ${stale} stale, ${orphaned} orphaned, ${dead} dead letters`];
}

/** What was confirmed is there: favourites, messages, and an audit row for each answer. */
async function keptRows({ db, smtp, searching }: World, known: Known): Promise<string[]> {
  const favourites = new Set(await db('favoritt').pluck<string[]>('sak_id'));
  const lost = [...known.favourites].filter((sakId) => !favourites.has(sakId));
  // Whoever claimed them was killed: they are due when the lease has ended.
  await db('epost_utboks')
    .where({ status: 'venter' })
    .update({ neste_forsoek: new Date(0) });
  await until('every message is sent', async () => (await unsent(db)) === 0, PATIENCE);
  const sent = new Set(smtp.received.flatMap(({ to }) => to));
  const unreceived = [...known.mail].filter((til) => !sent.has(til));
  const ids = searching.answered.splice(0);
  const { rows } = await db.raw<{ rows: { id: string }[] }>(
    `select svart.id from unnest(?::text[]) as svart (id)
     where not exists (select from revisjon where request_id = svart.id)`,
    [ids],
  );
  return [
    ...lost.map((sakId) => `favourite ${sakId} is lost`),
    ...unreceived.map((til) => `the message to ${til} is lost`),
    ...(rows.length > 0 ? [`${rows.length} of ${ids.length} answers have no audit row`] : []),
  ];
}

async function unsent(db: World['db']): Promise<number> {
  return (await db('epost_utboks').whereNot({ status: 'sendt' }).pluck('id')).length;
}

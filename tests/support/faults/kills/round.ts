import { setTimeout as pause } from 'node:timers/promises';
import { enqueueMail } from '#bff/mail/mail.ts';
import { pressePaths } from '#contract/paths.ts';
import { buildMail } from '#tests/support/mail/test-mail.ts';
import { CHANGES, idOf, readCases, shows, STEADY_IDS, visibleWords } from './cases.ts';
import { STEADY, type PlannedWrite, type Round } from './plan.ts';
import { settle } from './settle.ts';
import { NOON, type World } from './world.ts';

/** What must be true of the world, as far as it is known. */
export interface Known {
  /** Words by which nothing may be found any more, since when (ms). */
  readonly gone: Map<string, number>;
  /** Every word that each case has ever said. */
  readonly said: Map<string, Set<string>>;
  /** Words of the cases that never change, with their case. */
  readonly steady: Map<string, string>;
  /** Cases that were answered to be favourites. */
  readonly favourites: Set<string>;
  /** Recipients of messages whose transaction was confirmed. */
  readonly mail: Set<string>;
  /** What was found wrong. */
  readonly wrong: string[];
  /** How many answers have been looked at. */
  looks: number;
}

export async function know({ db }: World): Promise<Known> {
  const known: Known = {
    ...{ gone: new Map(), said: new Map(), steady: new Map() },
    ...{ favourites: new Set(), mail: new Set(), wrong: [], looks: 0 },
  };
  await learn(known, db);
  for (const [sakId, words] of known.said)
    if (STEADY_IDS.includes(sakId))
      for (const word of words) if (!known.gone.has(word)) known.steady.set(word, sakId);
  return known;
}

/** Takes over what Postgres says, when nobody writes. */
export async function learn(known: Known, db: World['db']): Promise<void> {
  const stored = await readCases(db);
  const now = performance.now();
  for (const { sakId, tema, navn, tekst } of stored.values())
    for (const word of [tema, navn, tekst]) if (word) wordsOf(known, sakId).add(word);
  for (const [sakId, words] of known.said) {
    const one = stored.get(sakId);
    const visible = new Set(one ? visibleWords(one) : []);
    for (const word of words)
      if (visible.has(word)) known.gone.delete(word);
      else if (!known.gone.has(word)) known.gone.set(word, now);
  }
}

function wordsOf({ said }: Known, sakId: string): Set<string> {
  const words = said.get(sakId) ?? new Set();
  said.set(sakId, words);
  return words;
}

/** What a round took, ms. */
interface Played {
  /** From the end of writing and killing until nothing waits. */
  readonly ms: number;
  /** From when the last that was killed had been started again (a server answers then, a program has been begun) until searches were always answered. */
  readonly recovered: number;
}

/** Carries a round out: writers, a rebuild, kills, and readers that never stop looking until everything has settled. */
export async function playRound(world: World, known: Known, round: Round): Promise<Played> {
  let over = false;
  const reading = Promise.all([1, 2].map((nr) => read(world, known, () => over, nr)));
  if (round.rebuild) world.programs.rebuild.start();
  let back = 0;
  await Promise.all([
    ...round.writers.map((writes, nr) => write(world, known, writes, nr)),
    ...round.kills.map(async ({ target, at }) => {
      await pause(at);
      await world.kill(target);
      back = performance.now();
    }),
  ]);
  const ms = await settle(world).finally(() => (over = true));
  await reading;
  return { ms, recovered: Math.max(0, Math.round(world.searching.away.last - back)) };
}

/** Each writer has cases of its own, so that it knows what they say. */
async function write(
  world: World,
  known: Known,
  writes: readonly PlannedWrite[],
  writer: number,
): Promise<void> {
  for (const one of writes) {
    await pause(one.pause);
    if (one.kind === 'favourite') await favour(world, known, one.nr);
    else if (one.kind === 'application') await send(world, known, one.word);
    else
      await change(world, known, { ...one, kind: one.kind }, idOf(one.nr - (one.nr % 2) + writer));
  }
}

async function change(
  { db }: World,
  known: Known,
  planned: PlannedWrite & { readonly kind: keyof typeof CHANGES },
  sakId: string,
): Promise<void> {
  const words = wordsOf(known, sakId);
  words.add(planned.word).add([...planned.word].reverse().join(''));
  if (shows(planned)) for (const word of words) known.gone.delete(word);
  try {
    await CHANGES[planned.kind](db, sakId, planned.word);
    const one = (await readCases(db)).get(sakId);
    const visible = new Set(one ? visibleWords(one) : []);
    const now = performance.now();
    for (const word of words)
      if (visible.has(word)) known.gone.delete(word);
      else if (!known.gone.has(word)) known.gone.set(word, now);
  } catch {
    // Nobody knows whether it was committed: until it is quiet, nothing is said about its words.
    for (const word of words) known.gone.delete(word);
  }
}

async function favour({ searching }: World, known: Known, nr: number): Promise<void> {
  const sakId = STEADY_IDS[nr % STEADY]!;
  const answer = await searching.post(pressePaths.leggTilFavoritt.href(sakId));
  if (answer !== 'away') known.favourites.add(sakId);
}

async function send({ db }: World, known: Known, word: string): Promise<void> {
  const til = `${word}@fjordavisa.example`;
  await enqueueMail(db, buildMail({ til }), NOON).then(
    () => known.mail.add(til),
    () => undefined,
  );
}

/** Looks again and again for what is certainly there and for what is certainly gone. */
async function read(world: World, known: Known, isOver: () => boolean, nr: number): Promise<void> {
  for (let turn = nr; !isOver(); turn += 1) {
    const steady = [...known.steady];
    const [word, sakId] = steady[(turn * 7) % steady.length]!;
    await look(known, async () => {
      const hits = await world.searching.byWord(word);
      return hits === 'away' || hits.join() === sakId
        ? null
        : `${word} of ${sakId} finds [${String(hits)}]`;
    });
    await lookForGone(world, known, turn);
    // Without a service the loop would only burn time.
    await pause(5);
  }
}

async function lookForGone({ searching }: World, known: Known, turn: number): Promise<void> {
  // The latest are the likeliest to be found still.
  const gone = [...known.gone].slice(turn % 3 === 0 ? 0 : -12);
  if (gone.length === 0) return;
  const [word] = gone[(turn * 5) % gone.length]!;
  await look(known, async () => {
    const [hits, suggested] = [await searching.byWord(word), await searching.suggests(word)];
    if (!known.gone.has(word)) return null;
    if (hits !== 'away' && hits.length > 0)
      return `${word}, which is gone, finds [${String(hits)}]`;
    return suggested === true ? `${word}, which is gone, is suggested` : null;
  });
}

async function look(known: Known, ask: () => Promise<string | null>): Promise<void> {
  const wrong = await ask().catch((error: Error) => error.message);
  known.looks += 1;
  if (wrong) known.wrong.push(wrong);
}

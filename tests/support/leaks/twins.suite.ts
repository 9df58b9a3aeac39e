import { describe, expect, it } from 'vitest';
import { ADVANCED_FIELDS, FASETTER } from '#contract/search.ts';
import { berammingslisteSchema } from '#contract/sak.ts';
import type { SearchAdapter } from '#search/port.ts';
import type { TestBff } from '#tests/support/bff/test-bff.ts';
import { rounds, tried } from '#tests/support/trust.ts';
import { CHANNELS, isAsked } from './channels.ts';
import { type Hiding, HIDINGS, SHOWN } from './hidings.ts';
import { type Navn, twoNames } from './names.ts';
import { PARAMETERS, type Question } from './search-questions.ts';
import { partsToldBy } from './told.ts';
import { openWorld, type World } from './world.ts';

/** The short form asks each question of one kind of hiding, and the long one asks every question of every kind. */
const SHARES = Object.keys(HIDINGS).length;
/** Hundreds of requests, one after the other, because the audit log has their order. */
const LONG = { timeout: rounds(300_000, 1_800_000) };

/** What an answer says of the question alone, whatever cases there are. */
const OF_THE_TEXT = 'dag';

/** Beside the search, and e-mail (tests/integration/bff/channels-post.test.ts). */
const ALSO_TELL = [
  'export to xlsx',
  'export to csv',
  'suggestions',
  'a day’s list',
  'favourites',
  'favourites, by key',
  'saved searches',
  'what is new in a saved search',
  'what is new in a saved search, by key',
  'a calendar file',
  'a feed (kalender)',
  'a feed (atom)',
  'what is new',
  'how much of it is not read',
  'a case',
  'a related case',
];

export const questionsAbout = (navn: Navn): Question[] =>
  Object.values(CHANNELS).flatMap((channel) => (isAsked(channel) ? channel(navn) : []));

/** Two services, of which the second has another name in the same case. */
async function twins(hiding: Hiding, seed: number, makeEngine?: MakeEngine) {
  const [navn, other] = twoNames(seed);
  const worlds = await Promise.all([
    openWorld(navn, hiding, { makeEngine }),
    openWorld(other, hiding, { makeEngine, asked: navn }),
  ]);
  return { navn, worlds };
}
export type MakeEngine = (db: TestBff['db']) => SearchAdapter;

export async function askBoth(worlds: readonly World[], questions: readonly Question[]) {
  const [one, other] = await Promise.all(worlds.map((world) => world.answers(questions)));
  return questions.map((question, i) => ({ question, one: one![i]!, other: other![i]! }));
}

/**
 * The same request gets the same answer, whatever the name is that is hidden: status, headers and body, the log and the
 * measurements. Asked of two services that differ in nothing but that name, with every request of every channel.
 */
export function describeTwins(makeEngine?: MakeEngine): void {
  describe.each(Object.entries(HIDINGS))('a name that is hidden, %s', (kind, hiding) => {
    const at = Object.keys(HIDINGS).indexOf(kind);

    it('makes no difference in any channel, before and after the index knows', LONG, async () => {
      for (let round = 0; round < rounds(1, 3); round += 1) {
        const { navn, worlds } = await twins(hiding, 1 + at + 100 * round, makeEngine);
        const share = (_: Question, i: number) => i % rounds(SHARES, 1) === at % rounds(SHARES, 1);
        const questions = questionsAbout(navn).filter(share);
        for (const world of worlds) await world.hide();
        for (const step of [undefined, 'catchUp'] as const) {
          if (step) for (const world of worlds) await world.catchUp();
          for (const { question, one, other } of await askBoth(worlds, questions))
            expect(one, `${question.channel}, ${decodeURIComponent(question.path)}`).toBe(other);
          tried('hidden-names', questions.length);
        }
        const [traces = '', otherTraces] = await Promise.all(worlds.map((world) => world.traces()));
        expect(traces).toBe(otherTraces);
        const spans = worlds[0].spans();
        expect(spans).toContain('http.route');
        for (const part of [navn.fornavn, navn.etternavn])
          for (const channel of [traces, spans])
            expect(channel.toLowerCase()).not.toContain(part.toLowerCase());
        await Promise.all(worlds.map((world) => world.close()));
      }
    });
  });

  it(
    'is asked about where it would be told: while it is shown, each channel tells it',
    LONG,
    async () => {
      const told = new Set<string>();
      const { navn, worlds } = await twins(SHOWN, 7, makeEngine);
      for (const { question, one, other } of await askBoth(worlds, questionsAbout(navn)))
        for (const part of partsToldBy(question.channel, one, other)) told.add(part);
      await Promise.all(worlds.map((world) => world.close()));
      for (const parameter of Object.keys(PARAMETERS))
        expect(told).toContain(`search by ${parameter}`);
      const parts = Object.keys(berammingslisteSchema.def.shape);
      for (const part of parts.filter((one) => one !== OF_THE_TEXT))
        expect(told).toContain(`search by query: ${part}`);
      for (const fasett of FASETTER) expect(told).toContain(`search by query: fasetter.${fasett}`);
      for (const field of ADVANCED_FIELDS) expect(told).toContain(`search by ${field}: hits`);
      for (const channel of ALSO_TELL) expect(told).toContain(channel);
    },
  );
}

import { expect, it } from 'vitest';
import type { Sak } from '#domain/sak.ts';
import { buildDokument, buildRettsmoete, buildSak } from '#tests/support/cases/build-sak.ts';
import { rounds, tried } from '#tests/support/trust.ts';
import { SHOWN } from './hidings.ts';
import { type Navn, twoNames } from './names.ts';
import { partsToldBy } from './told.ts';
import { askBoth, type MakeEngine, questionsAbout } from './twins.suite.ts';
import { OF_ONESELF } from './channels.ts';
import { HIDDEN_NUMBER, openWorld } from './world.ts';

/** Some of where a case that is shown makes a difference. */
const TELL = [
  ...['search by query', 'search by sortField', 'suggestions', 'export to csv', 'a day’s list'],
  ...['saved searches', 'what is new in a saved search', 'what is new', 'a calendar file'],
  ...['a feed (atom)', 'a feed (kalender)', 'a case', 'a related case', 'coverage', 'the day'],
  ...['how courts announce', 'how courts announce, as a file', 'how courts announce, so far'],
  'how courts announce, so far, as a file',
];

/** Two services, of which one has had a case that an administrator hides, answer the same to whoever may not be shown it. */
export function describeAbsent(makeEngine?: MakeEngine): void {
  it(
    'a case that is hidden leaves no trace: the service answers as if it had never come',
    { timeout: rounds(300_000, 1_800_000) },
    async () => {
      const told = new Set<string>();
      for (let seed = 1; seed <= rounds(1, 3); seed += 1) {
        const [navn] = twoNames(seed);
        const worlds = await Promise.all([
          openWorld(navn, SHOWN, { makeEngine, hiddenToo: [likeTheOther(navn)] }),
          openWorld(navn, SHOWN, { makeEngine }),
        ]);
        // The log and operations are asked by administrators, who are shown what is hidden. What readers are told of themselves has
        // what they were shown: more, while the case was.
        const questions = questionsAbout(navn).filter(
          ({ who, channel }, i) =>
            channel !== OF_ONESELF &&
            (TELL.includes(channel) || (who !== 'admin' && i % rounds(3, 1) === 0)),
        );
        for (const { question, one, other } of await askBoth(worlds, questions))
          for (const part of partsToldBy(question.channel, one, other)) told.add(part);
        for (const world of worlds) await world.hide();
        for (const step of [undefined, 'catchUp'] as const) {
          if (step) for (const world of worlds) await world.catchUp();
          for (const { question, one, other } of await askBoth(worlds, questions))
            expect(one, `${question.channel}, ${decodeURIComponent(question.path)}`).toBe(other);
          tried('withdrawn', questions.length);
        }
        await Promise.all(worlds.map((world) => world.close()));
      }
      for (const channel of TELL) expect(told).toContain(channel);
    },
  );
}

/** A case of the same person, on the same day at the same court, with the same serial number as another one. */
export const likeTheOther = ({ fornavn, etternavn }: Navn): Sak =>
  buildSak({
    ...{ sakId: 'BORTE', saksnummer: HIDDEN_NUMBER },
    saksTema: 'Straffeloven § 321 – tyveri og heleri',
    parter: `Påtalemyndigheten mot ${fornavn} ${etternavn} og Even Synligsen`,
    rettsmoeter: [buildRettsmoete('2026-03-10T13:00:00+01:00')],
    dokumenter: [buildDokument({ filNavn: 'borte.pdf', avgivelsesdato: '2026-03-02' })],
  });

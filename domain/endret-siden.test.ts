import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nesteSted, OVERLAPP, readSted, type Sted, writeSted } from './endret-siden.ts';

const NOW = new Date('2026-03-10T12:00:00Z');
const at = (hours: number, sakId = 'A'): Sted => ({
  tid: new Date(NOW.getTime() + hours * 3_600_000),
  sakId,
});
const sikkertTil = new Date(NOW.getTime() - OVERLAPP);

describe('a place in what is new', () => {
  it.each([
    ['2026-03-10T12:00:00Z', { tid: NOW, sakId: '' }],
    ['2026-03-10T13:00:00+01:00', { tid: NOW, sakId: '' }],
    [
      '2026-03-10T12:00:00.000Z~api:25-000009TVI-TSOS.TSAR',
      { tid: NOW, sakId: 'api:25-000009TVI-TSOS.TSAR' },
    ],
    ['2026-03-10T12:00:00.000Z~a~b', { tid: NOW, sakId: 'a~b' }],
  ])('%s is one', (text, place) => {
    expect(readSted(text)).toEqual(place);
  });

  it.each([
    '',
    'i går',
    '2026-03-10',
    '2026-03-10T12:00:00',
    '2026-13-10T12:00:00Z',
    '1',
    '~A',
    'x'.repeat(999),
  ])('«%s» is none', (text) => {
    expect(readSted(text)).toBeNull();
  });

  it('is read as it was written', () => {
    const tid = fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true });
    const sakId = fc.stringMatching(/^[ -~]{0,60}$/);
    fc.assert(
      fc.property(fc.record({ tid, sakId }), (sted) => {
        expect(readSted(writeSted(sted))).toEqual(sted);
      }),
    );
  });
});

describe('where a program goes on', () => {
  it('is after the last that it is given, while there are more', () => {
    expect(nesteSted({ siden: null, steder: [at(-9), at(-1)], flere: true, sikkertTil })).toEqual(
      at(-1),
    );
  });

  it('is at the end the last before which nothing can come any more', () => {
    const steder = [at(-9), at(-7), at(-5), at(-1)];
    expect(nesteSted({ siden: null, steder, flere: false, sikkertTil })).toEqual(at(-7));
  });

  it('stays where it was when nothing is certain, or nothing is new', () => {
    for (const steder of [[], [at(-1)]])
      expect(nesteSted({ siden: at(-8), steder, flere: false, sikkertTil })).toEqual(at(-8));
  });

  it('goes back from a page whose cases are all young', () => {
    const steder = [at(-1)];
    expect(nesteSted({ siden: at(-2), steder, flere: false, sikkertTil })).toEqual(at(-6, ''));
  });

  /** Cases become visible at any time within the overlap; whoever asks now and then is given each of them. */
  it('misses nothing that becomes visible late, whatever the order', () => {
    const sak = fc.record({
      minutes: fc.integer({ min: 0, max: 3000 }),
      late: fc.integer({ min: 0, max: OVERLAPP / 60_000 }),
      sakId: fc.stringMatching(/^[a-z]{1,3}$/),
    });
    const cases = fc.uniqueArray(sak, { selector: ({ sakId }) => sakId, maxLength: 60 });
    const asks = fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(cases, asks, fc.integer({ min: 1, max: 7 }), (all, pauses, page) => {
        const given = new Set<string>();
        let siden: Sted | null = null;
        const ask = (minute: number) => {
          const now = new Date(NOW.getTime() + minute * 60_000);
          for (let pages = 0; pages < 200; pages += 1) {
            const answer = answerOf(all, { siden, minute, now, page });
            for (const { sakId } of answer.steder) given.add(sakId);
            siden = answer.neste;
            if (!answer.flere) return;
          }
        };
        let minute = 0;
        for (const pause of pauses) ask((minute += pause));
        ask(3000 + OVERLAPP / 60_000);
        expect([...given].sort()).toEqual(all.map(({ sakId }) => sakId).sort());
      }),
    );
  });
});

interface Late {
  readonly minutes: number;
  readonly late: number;
  readonly sakId: string;
}
interface Asked {
  readonly siden: Sted | null;
  readonly minute: number;
  readonly now: Date;
  readonly page: number;
}

/** As the service answers: what is visible and after the place, in order. */
function answerOf(all: readonly Late[], { siden, minute, now, page }: Asked) {
  const visible = all
    .filter(({ minutes, late }) => minutes + late <= minute)
    .map(({ minutes, sakId }) => at(minutes / 60, sakId))
    .sort(inOrder)
    .filter((sted) => siden === null || inOrder(sted, siden) > 0);
  const [steder, flere] = [visible.slice(0, page), visible.length > page];
  const sikkert = new Date(now.getTime() - OVERLAPP);
  return { steder, flere, neste: nesteSted({ siden, steder, flere, sikkertTil: sikkert }) };
}

function inOrder(a: Sted, b: Sted): number {
  return a.tid.getTime() - b.tid.getTime() || (a.sakId < b.sakId ? -1 : a.sakId > b.sakId ? 1 : 0);
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linkExpiry } from '#domain/arbeidsgiver.ts';
import { arbeidsgiverSvar, stillingOf } from '#domain/soeknad-stilling.ts';
import { NOON } from '#tests/support/bff/test-bff.ts';
import { before, useSoeknader } from '#tests/support/bff/use-soeknader.ts';

const { bff, empty, insert, insertOneOfEach, list, names, queue } = useSoeknader();
const GROUPS = ['klare', 'venter', 'paaVent'] as const;

describe('the parts of the list', () => {
  it.each([
    ['klare', ['Utløpt', 'Ja', 'Nei', 'Uspurt']],
    ['venter', ['Venter', 'Igjen']],
    ['paaVent', ['Hviler', 'Hviler2']],
    ['alle', ['Utløpt', 'Ja', 'Nei', 'Venter', 'Uspurt', 'Igjen', 'Hviler', 'Hviler2']],
  ])('%s holds %j', async (vis, expected) => {
    await insertOneOfEach();
    expect(await names({ vis })).toEqual(expected);
    // What only belongs to all of it changes nothing in a part of it.
    if (vis !== 'alle')
      expect(await names({ vis, ny: 'false', historikk: 'true' })).toEqual(expected);
  });

  it('and its whole has the history when it is asked for', async () => {
    await insertOneOfEach();
    expect(await names({ vis: 'alle', ny: 'false', historikk: 'true' })).toEqual([
      'Avslått',
      'Godkjent',
    ]);
    expect((await list({ vis: 'alle', historikk: 'true' })).totalt).toBe(10);
  });

  it('are counted, whatever is shown', async () => {
    await insertOneOfEach();
    const antall = { klare: 4, venter: 2, paaVent: 2, klager: 0 };
    for (const params of [{ vis: 'klare' }, { vis: 'alle', historikk: 'true' }])
      expect(await list(params)).toMatchObject({ antall });
    expect(await list({ vis: 'venter', sok: 'finnes ikke' })).toEqual({
      ...{ soeknader: [], totalt: 0, antall },
    });
    await empty();
    expect(await list({ vis: 'klare' })).toEqual({
      ...{ soeknader: [], totalt: 0 },
      antall: { klare: 0, venter: 0, paaVent: 0, klager: 0 },
    });
  });

  it('change when the last day for an answer is over, and when an answer comes', async () => {
    const utloeper = new Date(NOON.getTime() + 60_000);
    const id = await insert({ fornavn: 'A' }, { opprettet: before(29), utloeper });
    expect(await names({ vis: 'venter' })).toEqual(['A']);
    // To the moment: the session would not last for days.
    bff().time.now = utloeper;
    expect(await names({ vis: 'venter' })).toEqual([]);
    expect(await list({ vis: 'klare' })).toMatchObject({
      soeknader: [{ id, arbeidsgiver: { svar: 'utloept', svart: null } }],
      antall: { klare: 1, venter: 0, paaVent: 0 },
    });
    bff().time.now = NOON;
    await bff()
      .db('arbeidsgiver_bekreftelse')
      .update({ svar: 'bekreftet', svart: before(1) });
    expect(await names({ vis: 'klare' })).toEqual(['A']);
  });

  it('agree with the rule, whatever has been asked and answered', async () => {
    const day = fc.integer({ min: 0, max: 70 });
    const question = fc.record({
      asked: day,
      svar: fc.constantFrom(null, null, 'bekreftet' as const, 'avkreftet' as const),
      erstattet: fc.boolean(),
    });
    const application = fc.record({
      status: fc.constantFrom<(0 | 1 | 2 | 3)[]>(0, 0, 0, 3, 1, 2),
      // At most one for each day, so that one of them is the newest.
      questions: fc.uniqueArray(question, { maxLength: 3, selector: ({ asked }) => asked }),
    });
    const some = fc.array(application, { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(some, async (applications) => {
        await empty();
        const expected = new Map<string, ReturnType<typeof arbeidsgiverSvar>>();
        const stands: Record<string, string[]> = { klare: [], venter: [], paaVent: [] };
        for (const { status, questions } of applications) {
          const rows = questions.map(({ asked, svar, erstattet }) => ({
            ...{ opprettet: before(asked), svar, svart: svar && before(asked) },
            erstattet: erstattet ? before(asked) : null,
          }));
          const id = await insert({ status }, ...rows);
          const newest = rows.toSorted((a, b) => +b.opprettet - +a.opprettet)[0];
          const life = newest && {
            ...newest,
            utloeper: linkExpiry(newest.opprettet),
            slettet: null,
          };
          const svar = arbeidsgiverSvar(life ?? null, NOON);
          expected.set(id, svar);
          stands[stillingOf(status, svar) ?? '']?.push(id);
        }
        const all = await list({ vis: 'alle', historikk: 'true', pageSize: '100' });
        expect(all.soeknader).toHaveLength(expected.size);
        for (const { id, arbeidsgiver } of all.soeknader)
          expect(arbeidsgiver.svar).toBe(expected.get(id));
        for (const vis of GROUPS) {
          const { soeknader, totalt, antall } = await list({ vis, pageSize: '100' });
          const ids = soeknader.map(({ id }) => id);
          expect(ids.toSorted()).toEqual(stands[vis]!.toSorted());
          expect([totalt, antall[vis]]).toEqual([ids.length, ids.length]);
          expect(await queue({ vis })).toEqual(ids);
        }
      }),
      { numRuns: 25 },
    );
  });
});

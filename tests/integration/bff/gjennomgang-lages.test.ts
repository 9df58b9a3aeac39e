import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeReview } from '#bff/gjennomgang/make.ts';
import { makeDueReview } from '#bff/gjennomgang/worker.ts';
import { ClockWrong } from '#db/clock.ts';
import { readOverdue, readRader } from '#db/gjennomgang/reviews.ts';
import { GRENSER, UTVALG } from '#domain/gjennomgang.ts';
import { KEYS } from '#tests/support/access/persons.ts';
import { addRevisjon } from '#tests/support/bff/revisjon-rows.ts';
import { startTestBff, type TestBff } from '#tests/support/bff/test-bff.ts';
import {
  MAANED,
  SILJE,
  forgetReviews,
  inFebruary,
  reviewOf,
  searchInVain,
  times,
} from '#tests/support/bff/use-gjennomgang.ts';
import { storeSaker } from '#tests/support/cases/saker.ts';

let bff: TestBff;
beforeAll(async () => {
  bff = await startTestBff();
  await storeSaker(bff);
  await bff.db
    .raw(`insert into sak (sak_id, saksnummer, domstol_id, saks_tema, sakstype, foerst_sett)
    select 'O' || i, '24-' || lpad(i::text, 6, '0') || 'MED-TOSL', 'TOSL', 'Tyveri', 'Straffesak', now()
    from generate_series(1, 120) i`);
});
afterAll(() => bff.close());
beforeEach(async () => {
  await forgetReviews(bff);
  await bff.db('pressebruker').update({ standard_domstol_id: 'TSOS', flere_domstoler: [] });
  await bff.db('favoritt').delete();
  await bff.db('lagret_soek').delete();
});

const make = () => makeReview({ db: bff.db, keys: KEYS.audit }, MAANED, bff.time.now);
const unusual = async () =>
  (await readRader(bff.db, MAANED))
    .filter(({ slag }) => slag !== 'tilfeldig')
    .map(({ slag, antall, antallFoer }) => [slag, antall, antallFoer]);
const siljesId = async () => {
  const row: unknown = await bff.db('pressebruker').where({ identitet_hash: SILJE }).first('id');
  return (row as { id: string }).id;
};
const open = (count: number) =>
  addRevisjon(
    bff.db,
    times(count, (nr) => ({ handling: 'sak', sakId: `O${nr + 1}`, at: inFebruary(9, nr) })),
  );

describe('unusual reading', () => {
  it('is many different cases of courts that are not the person’s', async () => {
    await open(GRENSER.utenfor + 1);
    await open(5);
    expect(await make()).toBe(true);
    expect(await unusual()).toEqual([['utenfor', GRENSER.utenfor + 1, 0]]);
  });

  it('is nothing below the limit, and nothing of the month after', async () => {
    await open(GRENSER.utenfor - 1);
    await addRevisjon(bff.db, [
      { handling: 'sak', sakId: 'O120', at: new Date('2026-03-01T00:00:00+01:00') },
    ]);
    await make();
    expect(await unusual()).toEqual([]);
  });

  it.each([
    ['follows it', () => bff.db('pressebruker').update({ flere_domstoler: ['TOSL'] })],
    [
      'has it as standard court',
      () => bff.db('pressebruker').update({ standard_domstol_id: 'TOSL' }),
    ],
    [
      'has a favourite there',
      async () => {
        const id = await siljesId();
        await bff
          .db('favoritt')
          .insert({ pressebruker_id: id, sak_id: 'O1', opprettet: new Date() });
      },
    ],
    [
      'has saved a search there',
      async () => {
        const id = await siljesId();
        const soek = 'soekeKategori=berammede&domstolid=TOSL&query=ran';
        const row = { pressebruker_id: id, navn: 'Ran', soek, lagret: new Date() };
        await bff.db('lagret_soek').insert(row);
      },
    ],
  ])('is none in a court when the person %s', async (_, prepare) => {
    await prepare();
    await open(GRENSER.utenfor + 1);
    await make();
    expect(await unusual()).toEqual([]);
  });

  it('is the same words without a hit again and again, and stores none of them', async () => {
    await searchInVain(bff, GRENSER.samme, 'Hulda Gjemtdal');
    await searchInVain(bff, GRENSER.samme - 1, 'noe annet');
    await make();
    expect(await unusual()).toEqual([['samme', GRENSER.samme, 0]]);
    const stored = await bff.db('gjennomgang_rad').select('*');
    expect(JSON.stringify(stored)).not.toMatch(/hulda|gjemtdal/i);
  });

  it('is large files, added up', async () => {
    const sakIds = Array.from({ length: GRENSER.eksport / 2 }, (_, nr) => `S${nr}`);
    const file = (nr: number) =>
      ({ handling: 'eksport', at: inFebruary(8, nr), detaljer: { sakIds } }) as const;
    const january = { ...file(0), at: new Date('2026-01-20T12:00:00+01:00') };
    await addRevisjon(bff.db, [...times(2, file), january]);
    await make();
    expect(await unusual()).toEqual([['eksport', GRENSER.eksport, GRENSER.eksport / 2]]);
  });

  it('is reading before five in Oslo, unless a program does it by a key', async () => {
    const night = (minutes: number, detaljer: object) =>
      times(GRENSER.natt, (nr) => ({
        ...({ handling: 'sak', sakId: 'VIST', at: inFebruary(6, minutes + nr, 4) } as const),
        detaljer: { ...detaljer },
      }));
    await addRevisjon(bff.db, [...night(0, {}), ...night(20, { noekkelId: 4 }), ...night(60, {})]);
    await make();
    expect(await unusual()).toEqual([['natt', GRENSER.natt, 0]]);
  });
});

describe('the review of a month', () => {
  it('has a sample of what persons did, which is the same whenever it is made', async () => {
    const system = { tidspunkt: inFebruary(1), identitet_hash: SILJE, rolle: 'system' };
    await bff.db('revisjon').insert({ ...system, handling: 'bruker_slettet', detaljer: '{}' });
    await reviewOf(bff);
    const drawn = async () =>
      (await readRader(bff.db, MAANED)).flatMap(({ revisjonId }) => revisjonId ?? []);
    const first = await drawn();
    expect(new Set(first).size).toBe(UTVALG);
    const roles = await bff.db('revisjon').whereIn('id', first).distinct('rolle').pluck('rolle');
    expect(roles).not.toContain('system');
    await bff.db('gjennomgang').delete();
    await make();
    expect(await drawn()).toEqual(first);
  });

  it('is made once, whatever the log has later', async () => {
    await reviewOf(bff);
    const before = await bff.db('gjennomgang_rad').orderBy('nr');
    await addRevisjon(
      bff.db,
      times(40, (nr) => ({ handling: 'sak', sakId: 'VIST', at: inFebruary(3, nr) })),
    );
    expect(await make()).toBe(false);
    expect(await bff.db('gjennomgang_rad').orderBy('nr')).toEqual(before);
  });

  it('is one when two servers make it at once', async () => {
    await reviewOf(bff);
    const rows = (await bff.db('gjennomgang_rad').select('nr')).length;
    await bff.db('gjennomgang').delete();
    const made = await Promise.all([make(), make(), make()]);
    expect(made.filter(Boolean)).toHaveLength(1);
    expect(await bff.db('gjennomgang').select('hendelser')).toEqual([{ hendelser: 60 }]);
    expect(await bff.db('gjennomgang_rad').select('nr')).toHaveLength(rows);
  });

  it('is not made of a month of which the log has nothing', async () => {
    expect(await make()).toBe(false);
    expect(await readOverdue(bff.db, new Date('2026-03-20T12:00:00+01:00'))).toEqual([]);
  });

  it('is overdue from the 16th, also when it could not be made', async () => {
    await open(1);
    const before = new Date('2026-03-15T23:59:00+01:00');
    const after = new Date('2026-03-16T00:00:00+01:00');
    expect(await readOverdue(bff.db, before)).toEqual([]);
    expect(await readOverdue(bff.db, after)).toEqual([MAANED]);
    await make();
    expect(await readOverdue(bff.db, after)).toEqual([MAANED]);
    await bff.db('gjennomgang').update({ signert: before, signert_av: SILJE });
    expect(await readOverdue(bff.db, after)).toEqual([]);
  });
});

describe('the worker', () => {
  const deps = () => ({
    clock: () => bff.time.now,
    logger: pino({ level: 'silent' }),
    config: { keys: KEYS },
    retention: { db: bff.db },
  });

  it('makes the review of the month that is over', async () => {
    await open(1);
    await makeDueReview(deps());
    expect(await bff.db('gjennomgang').select('hendelser')).toEqual([{ hendelser: 1 }]);
  });

  it('makes none by a wrong clock', async () => {
    await open(1);
    const system = () => Date.now() + 120_000;
    await expect(makeDueReview({ ...deps(), system })).rejects.toThrow(ClockWrong);
    expect(await bff.db('gjennomgang').select('maaned')).toEqual([]);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runRetention } from '#db/retention/run.ts';
import { gjennomgangMessages } from '#domain/gjennomgang.ts';
import { DEFAULT_PERIODS } from '#domain/retention.ts';
import { addOsloMonths } from '#domain/time.ts';
import type { Ask } from '#tests/support/bff/http-client.ts';
import { startTestBff, type TestBff } from '#tests/support/bff/test-bff.ts';
import {
  ASTRID,
  GJENNOMGANG,
  SILJE,
  forgetReviews,
  reviewIn,
  reviewOf,
  rowsOf,
} from '#tests/support/bff/use-gjennomgang.ts';
import { storeSaker } from '#tests/support/cases/saker.ts';

let bff: TestBff;
let astrid: Ask;
let berit: Ask;
beforeAll(async () => {
  bff = await startTestBff();
  await storeSaker(bff);
  [astrid, berit] = [await bff.signedIn('admin'), await bff.signedIn('admin')];
});
afterAll(() => bff.close());
beforeEach(async () => {
  await forgetReviews(bff);
  await reviewOf(bff);
});

const read = async () => {
  const answer = await astrid(GJENNOMGANG);
  expect(answer.status).toBe(200);
  return answer;
};
const judge = (who: Ask, nr: number, body: object) =>
  who(`${GJENNOMGANG}/rad/${nr}`, {
    method: 'POST',
    json: { vurdering: 'greit', ord: '', versjon: 0, ...body },
  });
const sign = (json: object = { bekreftet: true }) =>
  astrid(`${GJENNOMGANG}/signer`, { method: 'POST', json });
/** A colleague judges what is the administrator's own. */
const judgeOwn = () =>
  bff
    .db('gjennomgang_rad')
    .whereIn(
      'nr',
      bff
        .db('gjennomgang_rad as g')
        .join('revisjon as r', 'r.id', 'g.revisjon_id')
        .where('r.identitet_hash', ASTRID)
        .select('g.nr'),
    )
    .update({ vurdering: 'greit', vurdert: bff.time.now, vurdert_av: SILJE });
const logged = (handling: string) =>
  bff.db('revisjon').where({ handling }).orderBy('id').select('detaljer', 'gjelder_hash');

describe('a review', () => {
  it('has unusual reading first and then the sample, with sentences of the log', async () => {
    const answer = await read();
    const [first, ...others] = rowsOf(answer);
    expect(first).toMatchObject({
      ...{ nr: 1, slag: 'natt', antall: 25, antallFoer: 0, egen: false, vurdering: null },
      person: { navn: 'Silje Haugnes' },
    });
    expect(others).toHaveLength(20);
    expect(others.every(({ slag, hendelse }) => slag === 'tilfeldig' && hendelse)).toBe(true);
    expect(reviewIn(answer)).toMatchObject({ hendelser: 60, uvanlige: 1, rader: 21, vurdert: 0 });
    expect(reviewIn(answer)).toMatchObject({ frist: '2026-03-15', forfalt: false });
    expect(await logged('gjennomgang_vist')).toEqual([
      { detaljer: { maaned: '2026-02' }, gjelder_hash: null },
    ]);
  });

  it('shows no name that is hidden, nor a case that an administrator has hidden', async () => {
    const { text } = await read();
    expect(text).not.toMatch(/Synligsen|Gjemtdal/);
  });

  it('is not there for a month that has none, or that is no month', async () => {
    expect((await astrid('/api/admin/gjennomgang/2025-01')).status).toBe(404);
    expect((await astrid('/api/admin/gjennomgang/2026-13')).status).toBe(404);
    expect((await astrid('/api/admin/gjennomgang/x')).status).toBe(404);
  });

  it('stands in the list, as numbers, and a look at that is not logged', async () => {
    const { json } = await astrid('/api/admin/gjennomgang');
    expect(json).toMatchObject({ gjennomganger: [{ maaned: '2026-02', rader: 21, vurdert: 0 }] });
    expect(await logged('gjennomgang_vist')).toEqual([]);
  });
});

describe('a judgement', () => {
  it('is stored with who and when, and logged as being about the person', async () => {
    expect((await judge(astrid, 1, { vurdering: 'foelges_opp', ord: ' Ring. ' })).status).toBe(204);
    const [row] = rowsOf(await read());
    expect(row).toMatchObject({
      versjon: 1,
      vurdering: { verdi: 'foelges_opp', ord: 'Ring.', av: 'Astrid Domsland' },
    });
    expect(await logged('gjennomgang_vurdert')).toEqual([
      {
        detaljer: { maaned: '2026-02', radNr: 1, vurdering: 'foelges_opp' },
        gjelder_hash: SILJE,
      },
    ]);
  });

  it('is refused without words for what must be followed up, with a value that is none, or without a version', async () => {
    const { status, json } = await judge(astrid, 1, { vurdering: 'foelges_opp', ord: ' ' });
    expect([status, json]).toEqual([
      400,
      expect.objectContaining({ errors: { ord: [gjennomgangMessages.ordRequired] } }),
    ]);
    expect((await judge(astrid, 1, { vurdering: 'kanskje' })).status).toBe(400);
    expect((await judge(astrid, 1, { ord: 'x'.repeat(501) })).status).toBe(400);
    expect((await judge(astrid, 1, { versjon: undefined })).status).toBe(400);
    expect((await judge(astrid, 99, {})).status).toBe(404);
    expect(rowsOf(await read())[0]!.vurdering).toBeNull();
  });

  it('is not of a row about oneself, whether one did it or it was done to one', async () => {
    const own = rowsOf(await read()).find(({ egen }) => egen)!;
    expect(own.person!.navn).toBe('Astrid Domsland');
    const { status, json } = await judge(astrid, own.nr, {});
    expect([status, json]).toEqual([403, expect.objectContaining({ id: 'own_row' })]);
    const other = rowsOf(await read()).find(({ egen, slag }) => !egen && slag === 'tilfeldig')!;
    await bff.db.raw(`set session_replication_role = replica;
      update revisjon set gjelder_hash = '\\x${ASTRID.toString('hex')}' where id = ${other.hendelse!.id};
      set session_replication_role = origin`);
    expect((await judge(astrid, other.nr, {})).status).toBe(403);
  });

  it('does not replace what another one has said since: 409 with the row, and nothing is lost', async () => {
    expect((await judge(astrid, 1, { vurdering: 'foelges_opp', ord: 'Ring.' })).status).toBe(204);
    const { status, json } = await judge(berit, 1, {});
    expect([status, json]).toEqual([
      409,
      expect.objectContaining({
        id: 'row_judged',
        naa: expect.objectContaining({ versjon: 1 }) as unknown,
      }),
    ]);
    expect((await judge(berit, 1, { versjon: 1 })).status).toBe(204);
  });

  it('of one of two at once is refused, and of different rows none', async () => {
    const both = await Promise.all([judge(astrid, 1, {}), judge(berit, 1, {})]);
    expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
    const [one, other] = rowsOf(await read()).filter(({ egen, nr }) => !egen && nr > 1);
    const apart = await Promise.all([judge(astrid, one!.nr, {}), judge(berit, other!.nr, {})]);
    expect(apart.map(({ status }) => status)).toEqual([204, 204]);
  });
});

describe('the signature', () => {
  const judgeAll = async () => {
    for (const { nr, egen } of rowsOf(await read())) if (!egen) await judge(astrid, nr, {});
  };

  it('is refused while rows lack a judgement, and says which', async () => {
    await judge(astrid, 1, {});
    const { status, json } = await sign();
    expect(status).toBe(400);
    const { errors } = json as { errors: Record<string, string[]> };
    expect(Object.keys(errors)).toHaveLength(20);
    expect(errors['rad-2']).toEqual([gjennomgangMessages.vurdering]);
    expect(errors['rad-1']).toBeUndefined();
  });

  it('is refused unless somebody says that all rows were looked at', async () => {
    await judgeOwn();
    await judgeAll();
    expect((await sign({})).status).toBe(400);
    expect((await sign({ bekreftet: false })).status).toBe(400);
    expect(reviewIn(await read()).signert).toBeNull();
  });

  it('stands with name and time, and then nothing can be changed', async () => {
    await judgeOwn();
    await judgeAll();
    expect((await sign()).status).toBe(204);
    expect(reviewIn(await read()).signert).toEqual({
      av: 'Astrid Domsland',
      tidspunkt: '2026-03-10T12:00:00+01:00',
    });
    const changed = await judge(astrid, 1, { versjon: 1 });
    expect([changed.status, changed.json]).toEqual([
      409,
      expect.objectContaining({ id: 'review_signed' }),
    ]);
    const again = await sign();
    expect([again.status, again.json]).toEqual([
      409,
      expect.objectContaining({ id: 'review_signed', naa: expect.anything() as unknown }),
    ]);
    expect(await logged('gjennomgang_signert')).toHaveLength(1);
  });

  it('of two at once is one', async () => {
    await judgeOwn();
    await judgeAll();
    const both = await Promise.all([sign(), sign()]);
    expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
  });
});

describe('what is kept', () => {
  it('goes with the log whom a row was about and its words; the judgement stays for longer', async () => {
    await judge(astrid, 1, { vurdering: 'foelges_opp', ord: 'Ring.' });
    const { db, documents: lager } = bff;
    const clean = (months: number) =>
      runRetention({
        db,
        lager,
        periods: DEFAULT_PERIODS,
        now: addOsloMonths(bff.time.now, months),
      });
    await clean(5 * 12);
    const rows = await db('gjennomgang_rad').orderBy('nr');
    expect(rows).toHaveLength(21);
    expect(rows[0]).toMatchObject({
      ...{ slag: 'natt', antall: 25, vurdering: 'foelges_opp', ord: '' },
      ...{ identitet_hash: null, revisjon_id: null },
    });
    // Sessions are over too.
    astrid = await bff.signedIn('admin');
    const [row] = rowsOf(await read());
    expect(row).toMatchObject({
      person: null,
      hendelse: null,
      vurdering: { verdi: 'foelges_opp' },
    });
    await clean(10 * 12);
    expect(await db('gjennomgang_rad').select('nr')).toEqual([]);
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { listSakerWithGone } from '#db/endring/gone.ts';
import { addEndringer } from '#db/endring/write.ts';
import type { Endring } from '#domain/endringer.ts';
import { useBff } from '#tests/support/bff/use-bff.ts';
import { buildDokument, buildRettsmoete, buildSak } from '#tests/support/cases/build-sak.ts';
import { indexAll, storeSak } from '#tests/support/cases/store-sak.ts';
import { eventsOf, feedSteps } from '#tests/support/feeds/read-feeds.ts';

/* The calendar of a saved search, when a case is no hit any more because of what has become of its hearing. */

const used = useBff('presse');
const { bff } = used;
const { address, saveSearch } = feedSteps(used);

const tid = (month: number, day: number) => ({
  start: new Date(Date.UTC(2026, month - 1, day, 8)),
  slutt: new Date(Date.UTC(2026, month - 1, day, 14)),
  ...{ sal: 'Sal 1', rettsalAdresse: null },
});
const MARCH = tid(3, 18);
const moeteAt = (at = MARCH) => buildRettsmoete(at.start.toISOString(), { hours: 6 });

async function store(sakId: string, more: Partial<Parameters<typeof buildSak>[0]> = {}) {
  const all = { sakId, rettsmoeter: [moeteAt()], ...more };
  await storeSak(bff.db, bff.documents, buildSak(all));
}
/** The index has caught up with what the court has done. */
const catchUp = () => indexAll(bff.search, bff.db, bff.time.now);

let path = '';
/** The calendar of a new search, as a program reads it from then on. */
async function subscribe(query: string): Promise<void> {
  path = await address({ lagretSoekId: await saveSearch(query) });
}
const events = async () => eventsOf((await bff.guest(path)).text);

const change = (sakId: string, endring: Endring) =>
  bff.db.transaction((trx) => addEndringer(trx, [{ sakId, endring }], bff.time.now));
const cancel = async (sakId: string) => {
  await bff.db('rettsmoete').where({ sak_id: sakId }).delete();
  await change(sakId, { slag: 'avlyst', fra: MARCH, til: null });
};
const miss = async (sakId: string) => {
  await bff.db('rettsmoete').where({ sak_id: sakId }).delete();
  const { start, slutt } = MARCH;
  const row = { sak_id: sakId, start, slutt, rettsmoetetype: 'Hovedforhandling' };
  await bff.db('rettsmoete_borte').insert(row);
};
const move = async (sakId: string, til: typeof MARCH) => {
  const { start, slutt } = til;
  await bff.db('rettsmoete').where({ sak_id: sakId }).update({ start, slutt });
  await change(sakId, { slag: 'flyttet', fra: MARCH, til });
};

beforeEach(async () => {
  await bff.db('tilbaketrekking').delete();
  await bff.db('rettsmoete_borte').delete();
  await bff.db('sak').delete();
  await store('A');
  await store('B', { saksTema: 'Konkurs' });
  await catchUp();
});

describe('the calendar of a saved search', () => {
  it('keeps a hearing that may be, or is, cancelled', async () => {
    await subscribe('tyveri');
    const [first, ...others] = await events();
    expect(others).toEqual([]);
    expect(first).toMatchObject({ status: 'CONFIRMED', start: '2026-03-18T09:00:00' });
    await miss('A');
    await catchUp();
    expect(await events()).toMatchObject([{ uid: first!.uid, status: 'TENTATIVE' }]);
    await bff.db('rettsmoete_borte').delete();
    await cancel('A');
    await catchUp();
    expect(await events()).toMatchObject([
      { uid: first!.uid, status: 'CANCELLED', start: '2026-03-18T09:00:00' },
    ]);
  });

  it('keeps one that is moved out of its days, at the new time', async () => {
    await subscribe('tyveri');
    const [first] = await events();
    await move('A', tid(9, 2));
    await catchUp();
    expect(await events()).toMatchObject([
      { uid: first!.uid, status: 'CONFIRMED', sequence: 1, start: '2026-09-02T10:00:00' },
    ]);
  });

  it('has nothing of a case that the search never found, or that lost a hearing of other days', async () => {
    await subscribe('tyveri');
    await cancel('B');
    await store('C', { rettsmoeter: [] });
    await change('C', { slag: 'avlyst', fra: tid(4, 2), til: null });
    await catchUp();
    expect((await events()).map(({ status }) => status)).toEqual(['CONFIRMED']);
  });

  it.each([
    ['hovedforhandling', 'TENTATIVE'],
    ['planmøte', undefined],
  ])('for the type %s knows the type of one that may be cancelled', async (type, status) => {
    await subscribe(`tyveri ${type}`);
    await miss('A');
    await catchUp();
    expect((await events())[0]?.status).toBe(status);
  });
});

describe('what is hidden', () => {
  it('is not found by a name that may not be shown without a hearing', async () => {
    await subscribe('bakkerud');
    expect(await events()).not.toEqual([]);
    for (const sakId of ['A', 'B']) await cancel(sakId);
    await catchUp();
    expect(await events()).toEqual([]);
  });

  it('has no place in the calendar: a case that is withdrawn', async () => {
    await subscribe('tyveri');
    await cancel('A');
    await bff.db('tilbaketrekking').insert({
      ...{ sak_id: 'A', omfang: 'sak', grunn: 'feil', forklaring: 'Feil.', skjult: bff.time.now },
    });
    await catchUp();
    expect(await events()).toEqual([]);
  });

  it('takes no place among those that are compared', async () => {
    const asked = { from: tid(3, 1).start, to: tid(4, 1).start, domstolId: 'TSOS', except: [] };
    const listed = (more = {}) => listSakerWithGone(bff.db, { ...asked, most: 1, ...more });
    await cancel('B');
    // Of what is missing in the last list nobody knows since when: it comes first.
    await miss('A');
    expect(await listed()).toEqual(['A']);
    expect(await listed({ most: 9 })).toEqual(['A', 'B']);
    for (const more of [{ except: ['A', 'B'] }, { domstolId: 'TOSL' }, { to: asked.from }])
      expect(await listed(more)).toEqual([]);
    await bff.db('tilbaketrekking').insert({
      ...{ sak_id: 'A', omfang: 'sak', grunn: 'feil', forklaring: 'Feil.', skjult: bff.time.now },
    });
    expect(await listed()).toEqual(['B']);
  });

  it('is not told by a word that is left out: where there are documents, nobody looks', async () => {
    await store('C', { dokumenter: [buildDokument({ tekst: 'Et hemmelig ord' })] });
    await catchUp();
    await subscribe('tyveri -hemmelig');
    for (const sakId of ['A', 'C']) await cancel(sakId);
    await catchUp();
    expect((await events()).map(({ url }) => url)).toEqual([`${bff.url}/beramming/A`]);
  });
});

import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ClockWrong } from '#db/clock.ts';
import { readGenerations } from '#db/queues/generations.ts';
import { orderRebuild, readLastOrder } from '#db/queues/rebuild-orders.ts';
import { followBatch } from '#indexer/batch.ts';
import { beginOrResume } from '#indexer/generations.ts';
import { follow } from '#indexer/follow.ts';
import type { Indexer } from '#indexer/indexer.ts';
import { followOrders } from '#indexer/orders.ts';
import { SILENT } from '#indexer/progress.ts';
import { purgeDue } from '#indexer/purge.ts';
import { rebuild } from '#indexer/rebuild/rebuild.ts';
import { status } from '#indexer/status.ts';
import { sweep } from '#indexer/sweep.ts';
import { isRight, verify } from '#indexer/verify/verify.ts';
import { replaceWrittenAhead } from '#indexer/written-ahead.ts';
import { insertSaker, manySaker } from '#tests/support/cases/rows.ts';
import type { MemoryIndex } from '#tests/support/indexer/memory-index.ts';
import {
  contentsOf,
  createMemoryIndexer,
  type TestIndexer,
} from '#tests/support/indexer/test-indexer.ts';
import { tried } from '#tests/support/trust.ts';
import { until } from '#tests/support/until.ts';

const DAYS_47 = 47 * 86_400_000;
const never = new AbortController().signal;
const options = { signal: never, progress: SILENT, patience: 300 };

let test: TestIndexer<MemoryIndex>;
/** How far the machine of `wrong` is ahead, ms. */
let ahead: number;
/** What `wrong` has logged. */
let logged: string;
let wrong: Indexer & { readonly index: MemoryIndex };
beforeEach(async () => {
  test = await createMemoryIndexer();
  ahead = 0;
  logged = '';
  const { clock } = test.indexer;
  wrong = {
    ...test.indexer,
    clock: () => new Date(clock().getTime() + ahead),
    system: () => Date.now() + ahead,
    log: pino({}, { write: (line) => void (logged += line) }),
  };
  await insertSaker(test.indexer.db, manySaker(20));
});
afterEach(() => test.close());

const contents = async () => contentsOf(wrong.index, (await wrong.index.active())!);
const waiting = () => wrong.db('sak_utboks').pluck<string[]>('sak_id');
const change = (sakId: string) =>
  wrong.db('sak').where('sak_id', sakId).update({ saks_tema: 'Ran' });
const wake = {
  wait: () => new Promise<void>((next) => setImmediate(next)),
  close: async () => undefined,
};

describe('an indexer whose clock is more than a minute from the database’s', () => {
  it.each([61_000, -61_000, DAYS_47])('writes nothing and says why: %i ms', async (ms) => {
    await rebuild(wrong, options);
    const right = await contents();
    await change('S000001');
    ahead = ms;
    const state = async () =>
      JSON.stringify([
        await wrong.db('sak').orderBy('sak_id'),
        await wrong.db('sak_utboks').orderBy('id'),
        await wrong.db('indeksgenerasjon'),
        await wrong.db('dokument_tekst').orderBy('dokument_id'),
      ]);
    const was = await state();

    await expect(followBatch(wrong)).rejects.toThrow(ClockWrong);
    await expect(sweep(wrong, options)).rejects.toThrow(ClockWrong);
    await expect(verify(wrong, { ...options, repair: true })).rejects.toThrow(ClockWrong);
    await expect(rebuild(wrong, options)).rejects.toThrow(ClockWrong);
    await expect(purgeDue(wrong)).rejects.toThrow(ClockWrong);
    await expect(replaceWrittenAhead(wrong)).rejects.toThrow(ClockWrong);

    expect(await state()).toBe(was);
    expect(await contents()).toEqual(right);
    expect((await status(wrong)).clock).toMatchObject({ state: 'wrong' });
    tried('clocks', 6);
  });

  it('follows again by itself when its clock is right again', async () => {
    await rebuild(wrong, options);
    const right = await contents();
    ahead = DAYS_47;
    await change('S000001');
    const stop = new AbortController();
    const following = follow(wrong, { signal: stop.signal, wake, poll: 5 });
    try {
      await until('it has said why', () => logged.includes('47 days ahead of the database'));
      expect(await waiting()).toEqual(['S000001']);
      expect(await contents()).toEqual(right);
      ahead = 0;
      await until('the change is written', async () => (await waiting()).length === 0);
    } finally {
      stop.abort();
      await following;
    }
    expect(isRight(await verify(test.indexer, { ...options, whole: true }))).toBe(true);
  });

  it('is refused when its clock jumps between the check of the round and the batch', async () => {
    await rebuild(wrong, options);
    const right = await contents();
    await change('S000001');
    let asked = 0;
    const jumping = { ...wrong, system: () => Date.now() + (asked++ > 0 ? DAYS_47 : 0) };
    await expect(followBatch(jumping)).rejects.toThrow(ClockWrong);
    expect(asked).toBe(2);
    expect(await waiting()).toEqual(['S000001']);
    expect(await contents()).toEqual(right);
  });

  it('takes no order, and puts one back in the middle of which its clock jumps', async () => {
    await rebuild(wrong, options);
    await orderRebuild(wrong.db, Buffer.alloc(32, 7), wrong.clock());
    const stop = new AbortController();
    wrong.index.onWrite = () => {
      ahead = DAYS_47;
    };
    const outcomes: string[] = [];
    const following = followOrders(wrong, {
      ...{ signal: stop.signal, wake, poll: 5, pageSize: 5 },
      onOrder: (_, outcome) => void outcomes.push(outcome),
    });
    try {
      await until('it refuses the order', () => logged.includes('rebuild orders could not be'));
      expect(outcomes).toEqual(['utsatt']);
      expect(await readLastOrder(wrong.db)).toMatchObject({ status: 'venter', feil: null });
      wrong.index.onWrite = () => undefined;
      ahead = 0;
      await until('it is carried out', () => outcomes.includes('ferdig'));
    } finally {
      stop.abort();
      await following;
    }
  });

  it('works and is told of when it is less', async () => {
    await rebuild(wrong, options);
    await change('S000001');
    ahead = 59_000;
    expect(await followBatch(wrong)).toMatchObject({ done: 1 });
    expect((await status(wrong)).clock).toMatchObject({ state: 'off', aheadSeconds: 59 });
  });
});

describe('an index that was written by a clock that was ahead', () => {
  /** Both clocks were wrong, or the time was set back since: nothing told the program. */
  const blind = () => ({ ...wrong, system: Date.now });

  it('is found by its mark and built again, with all that was stored by that time', async () => {
    await rebuild(wrong, options);
    const right = await contents();
    const transitions = () => wrong.db('sak').orderBy('sak_id').pluck('neste_overgang');
    const before = await transitions();
    ahead = DAYS_47;
    await rebuild(blind(), options);
    expect(await contents()).not.toEqual(right);
    expect(await transitions()).not.toEqual(before);
    ahead = 0;
    const searched = (await wrong.index.active())!;
    expect((await status(wrong)).writtenAhead).toEqual([searched]);

    expect(await replaceWrittenAhead(wrong)).not.toBeNull();
    expect(await replaceWrittenAhead(wrong)).toBeNull();
    expect(logged).toContain('written by a clock that was ahead');
    const stop = new AbortController();
    await followOrders(wrong, { signal: stop.signal, wake, onOrder: () => stop.abort() });

    expect(await contents()).toEqual(right);
    expect(await transitions()).toEqual(before);
    expect((await status(wrong)).writtenAhead).toEqual([]);
    expect(await replaceWrittenAhead(wrong)).toBeNull();
    tried('clocks', 1);
  });

  it('is found after a batch too, and not forgotten by a follower that is killed', async () => {
    await rebuild(wrong, options);
    await change('S000001');
    ahead = DAYS_47;
    await followBatch(blind());
    ahead = 0;
    const first = await replaceWrittenAhead(wrong);
    expect(first).not.toBeNull();
    // The order is lost in the middle, and what is written meanwhile by a right clock doesn't hide what was written before.
    await wrong.db('indeks_oppdrag').delete();
    await change('S000002');
    await followBatch(wrong);
    expect(await replaceWrittenAhead(wrong)).not.toBeNull();
  });

  it('is not gone on with when it is half-built', async () => {
    ahead = DAYS_47;
    const stop = new AbortController();
    wrong.index.onWrite = () => stop.abort();
    expect(await rebuild(blind(), { ...options, signal: stop.signal, pageSize: 5 })).toMatchObject({
      finished: false,
    });
    const [half] = await readGenerations(wrong.db, wrong.engine);
    ahead = 0;
    expect(await beginOrResume(wrong)).toMatchObject({ resumed: false });
    expect((await readGenerations(wrong.db, wrong.engine)).map(({ navn }) => navn)).not.toContain(
      half!.navn,
    );
  });

  it('is ordered anew although the last rebuild failed at a time that has not come', async () => {
    await rebuild(wrong, options);
    ahead = DAYS_47;
    await rebuild(blind(), options);
    await wrong.db('indeks_oppdrag').insert({
      ...{ bedt_om: wrong.clock(), bedt_av: Buffer.alloc(32), status: 'feilet', feil: 'uventet' },
      ...{ startet: wrong.clock(), ferdig: wrong.clock() },
    });
    ahead = 0;
    expect(await replaceWrittenAhead(wrong)).not.toBeNull();
  });
});

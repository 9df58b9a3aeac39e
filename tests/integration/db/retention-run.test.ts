import { setTimeout as delay } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { join } from 'node:path';
import { shareWithRetention, withRunLock } from '#db/retention/locks.ts';
import { runRetention, whatIsDue, type RetentionTarget } from '#db/retention/run.ts';
import { readLastRun } from '#db/retention/state.ts';
import type { Step } from '#db/retention/step.ts';
import { openFolderStore } from '#db/dokumentlager/folder.ts';
import { DEFAULT_PERIODS } from '#domain/retention.ts';
import { addOsloDays } from '#domain/time.ts';
import { linje, useImport } from '#tests/support/cases/import.ts';
import { tried } from '#tests/support/trust.ts';

const { files } = useImport();
const OVER = addOsloDays(new Date('2026-03-10T15:30:00+01:00'), 44);
const HOUR = 3_600_000;

const target = (now = OVER): RetentionTarget => ({
  ...{ db: files.db, periods: DEFAULT_PERIODS, now },
  lager: openFolderStore(join(files.dir, 'lager')),
});
const aCase = async (sakId = 'S1') => {
  await files.importText(linje(sakId));
  await files.db('sak_utboks').delete();
};
beforeEach(() => files.db('opprydding').delete());
const named = async () => (await files.db('sak').whereNotNull('parter')).length;

describe('a run', () => {
  it('that is dry tells what is due, and changes nothing', async () => {
    await aCase();
    const snapshot = async () =>
      JSON.stringify([
        await files.db('sak'),
        await files.db('navn_skjult'),
        await readLastRun(files.db),
      ]);
    const was = await snapshot();
    const due = await whatIsDue(target());
    expect(due['names']).toEqual({ count: 1, oldest: addOsloDays(OVER, -30) });
    expect(due['audit']).toEqual({ count: 0, oldest: null });
    expect(await snapshot()).toBe(was);
    tried('retention', 1);
  });

  it('is done by one of two processes', async () => {
    await aCase();
    await withRunLock(files.db, async () => {
      expect(await runRetention(target())).toBeNull();
    });
    const both = await Promise.all([runRetention(target()), runRetention(target())]);
    const removed = both.map((report) => report?.removed['names'] ?? 0);
    expect(removed.reduce((a, b) => a + b)).toBe(1);
    expect(await named()).toBe(0);
    tried('retention', 2);
  });

  it('is not repeated within the hour by another process', async () => {
    const options = { notWithin: HOUR };
    expect(await runRetention(target(), options)).not.toBeNull();
    expect(await runRetention(target(new Date(OVER.getTime() + HOUR - 1)), options)).toBeNull();
    expect(await runRetention(target(new Date(OVER.getTime() + HOUR)), options)).not.toBeNull();
    expect(await runRetention(target(OVER), options)).not.toBeNull();
  });

  it('goes on after a step that fails, says which one, and tries it again', async () => {
    await aCase();
    const failing = (failures: number): Step => ({
      ...{ id: 'broken', period: 'names', tables: [] },
      due: () => Promise.resolve({ count: 1, oldest: OVER }),
      remove: () => (failures-- > 0 ? Promise.reject(new Error('Bakkerud')) : Promise.resolve(1)),
    });
    const { STEPS } = await import('#db/retention/steps.ts');
    const steps = [failing(1), ...STEPS];
    const told: string[] = [];
    const onFailure = (step: string, reason: string) => void told.push(`${step}: ${reason}`);
    const report = await runRetention(target(), { steps, onFailure });
    expect(report).toMatchObject({ failed: ['broken'], removed: { names: 1 } });
    expect(Object.keys(report!.overdue)).toEqual(['broken']);
    expect(told).toEqual(['broken: Error']);
    expect(await readLastRun(files.db)).toMatchObject({
      failed: ['broken'],
      removedInAll: { names: 1 },
    });
    expect(await runRetention(target(), { steps })).toMatchObject({ failed: [] });
  });

  it('that is killed is finished by the next one', async () => {
    await aCase('S1');
    await aCase('S2');
    const { namesStep } = await import('#db/retention/names.ts');
    const dying: Step = {
      ...namesStep,
      remove: async (context) => {
        await files.db.transaction(async (trx) => {
          await trx('sak').where({ sak_id: 'S1' }).update({ parter: null, navn_fjernet: OVER });
          throw new Error('killed');
        });
        return namesStep.remove(context);
      },
    };
    await runRetention(target(), { steps: [dying] });
    expect(await named()).toBe(2);
    await runRetention(target());
    expect(await named()).toBe(0);
  });
});

describe('an import', () => {
  it('is not disturbed: the job waits for it, gives up, and judges the case anew', async () => {
    await aCase();
    await files.db.transaction(async (trx) => {
      await shareWithRetention(trx);
      // Visible again, and not committed yet.
      await trx('rettsmoete').insert({
        ...{ sak_id: 'S1', start: '2026-05-20T08:00:00Z', slutt: '2026-05-20T09:00:00Z' },
      });
      expect(await runRetention(target())).toMatchObject({ failed: ['names'] });
    });
    expect(await runRetention(target())).toMatchObject({ failed: [], removed: { names: 0 } });
    expect(await named()).toBe(1);
  });

  it('waits for a batch of the job, and not for all of it', async () => {
    await aCase();
    const order: string[] = [];
    const { apartFromImports } = await import('#db/retention/locks.ts');
    let imported: Promise<void> | undefined;
    await apartFromImports(files.db, async () => {
      imported = files.db.transaction(async (trx) => {
        await shareWithRetention(trx);
        order.push('import');
      });
      await delay(50);
      order.push('batch');
    });
    await imported;
    expect(order).toEqual(['batch', 'import']);
  });
});

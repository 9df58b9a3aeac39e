import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeDue } from '#bff/retention-worker.ts';
import { ClockWrong } from '#db/clock.ts';
import { readLastRun } from '#db/retention/state.ts';
import { openFolderStore } from '#db/dokumentlager/folder.ts';
import { lookForNames } from '#db/sak/names.ts';
import { DEFAULT_PERIODS } from '#domain/retention.ts';
import { addOsloDays } from '#domain/time.ts';
import { measureRetention } from '#monitoring/retention.ts';
import { buildSak } from '#tests/support/cases/build-sak.ts';
import { storeSak } from '#tests/support/cases/store-sak.ts';
import { tried } from '#tests/support/trust.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/servers/database.ts';

/** When the names of `buildSak` have been hidden for 30 days. */
const OVER = addOsloDays(new Date('2026-03-10T15:30:00+01:00'), 44);

const HOUR = 3_600_000;
const after = (ms: number) => new Date(OVER.getTime() + ms);

let test: TestDatabase;
let dir: string;
beforeAll(async () => {
  test = await createTestDatabase();
  dir = await mkdtemp(join(tmpdir(), 'presse-retention-'));
});
afterAll(async () => {
  await test.close();
  await rm(dir, { recursive: true });
});

describe('the worker of the web server', () => {
  it.each([61_000, -61_000, 47 * 24 * HOUR])(
    'removes nothing by a wrong clock: %i ms',
    async (ms) => {
      const system = () => Date.now() + ms;
      const logger = pino({ level: 'silent' });
      const retention = {
        db: test.db,
        lager: openFolderStore(dir),
        periods: DEFAULT_PERIODS,
        arkiv: null,
      };
      await storeSak(test.db, retention.lager, buildSak());
      await lookForNames(test.db, 10);
      await test.db('sak_utboks').delete();
      const clock = () => after(2 * HOUR);
      await expect(removeDue({ clock, system, logger, retention })).rejects.toThrow(ClockWrong);
      expect(await readLastRun(test.db)).toBeNull();
      expect(await test.db('sak').pluck('parter')).not.toEqual([null]);
      await test.db('sak').delete();
      tried('clocks', 1);
    },
  );

  it('removes what is over, logs how much of what and nobody, and measures it', async () => {
    const lines: string[] = [];
    const logger = pino({}, { write: (line: string) => void lines.push(line) });
    const lager = openFolderStore(dir);
    const time = { now: after(HOUR) };
    const retention = { db: test.db, lager, periods: DEFAULT_PERIODS, arkiv: null };
    const look = () => removeDue({ clock: () => time.now, logger, retention });
    const registry = new Registry();
    measureRetention(
      registry,
      () => readLastRun(test.db),
      () => time.now,
    );
    await storeSak(test.db, lager, buildSak());
    await lookForNames(test.db, 10);
    // The index has not heard of the case yet.
    await look();
    expect(await registry.metrics()).toContain(
      `presse_retention_oldest_overdue_seconds{step="names"} ${HOUR / 1000}`,
    );
    await test.db('sak_utboks').delete();
    await look();
    expect(await test.db('sak').pluck('parter')).not.toEqual([null]);
    time.now = after(2 * HOUR);
    await look();
    expect(await test.db('sak').pluck('parter')).toEqual([null]);
    const measured = await registry.metrics();
    expect(measured).toContain('presse_retention_removed{step="names"} 1');
    expect(measured).toContain('presse_retention_failed_steps 0');
    expect(measured).not.toContain('oldest_overdue_seconds{');
    expect(lines.join('')).toContain('"removed":{"names":1}');
    expect(lines.join('')).not.toMatch(/bakkerud|SAK1/i);
  });
});

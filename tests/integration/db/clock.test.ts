import { afterAll, beforeAll, expect, it } from 'vitest';
import { ClockWrong, databaseTime, readClockAhead, rightTime, watchClock } from '#db/clock.ts';
import { openDatabase } from '#db/connection.ts';
import { clockState } from '#domain/clock.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/servers/database.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.close());

/** This machine, whose clock can be set, and its clock that can't. */
function machine() {
  const state = { ahead: 0, elapsed: 0 };
  return {
    state,
    system: () => Date.now() + state.ahead,
    elapsed: () => state.elapsed,
  };
}

it('the program’s time is right when the machine’s clock is, wherever PRESSE_NOW has moved it', async () => {
  const moved = new Date('2031-01-01T00:00:00Z');
  const { state, system } = machine();
  const program = { clock: () => new Date(moved.getTime() + state.ahead), system };
  expect(await rightTime(test.db, program)).toEqual(moved);
  state.ahead = 59_000;
  expect(await rightTime(test.db, program)).toEqual(new Date(moved.getTime() + 59_000));
  state.ahead = -61_000;
  await expect(rightTime(test.db, program)).rejects.toThrow(ClockWrong);
  expect(Math.abs((await databaseTime(test.db, program)).getTime() - moved.getTime())).toBeLessThan(
    60_000,
  );
});

it('is compared once a minute, at once when the clock was set, and often until it is right', async () => {
  const { state, system, elapsed } = machine();
  const told: string[] = [];
  const watch = watchClock(test.db, {
    ...{ system, elapsed },
    onChange: (ahead) => void told.push(clockState(ahead)),
  });
  expect(clockState(await watch())).toBe('ok');
  state.elapsed += 2_000;
  state.ahead = 61_000;
  expect(clockState(await watch())).toBe('wrong');
  state.ahead = 0;
  expect(clockState(await watch())).toBe('wrong');
  state.elapsed += 1_000;
  expect(clockState(await watch())).toBe('ok');
  expect(told).toEqual(['wrong', 'ok']);
  expect(Math.abs(await readClockAhead(test.db, system))).toBeLessThan(1_000);
});

it('keeps the last comparison while the database is away', async () => {
  const { state, system, elapsed } = machine();
  state.ahead = 61_000;
  const db = openDatabase(test.url, { name: 'clock' });
  const watch = watchClock(db, { system, elapsed });
  expect(clockState(await watch())).toBe('wrong');
  await db.destroy();
  state.elapsed += 61_000;
  state.ahead = 0;
  expect(clockState(await watch())).toBe('wrong');
});

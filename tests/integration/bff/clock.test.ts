import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { watchClock } from '#db/clock.ts';
import { routes } from '#bff/routes.ts';
import { indexAll } from '#tests/support/cases/store-sak.ts';
import { NOON, startTestBff, type TestBff } from '#tests/support/bff/test-bff.ts';
import { createTestDatabase } from '#tests/support/servers/database.ts';
import { tried } from '#tests/support/trust.ts';

let bff: TestBff;
/** How far the machine of the server is ahead, and its clock that can't be set; ms. */
const machine = { ahead: 0, elapsed: 0 };
beforeAll(async () => {
  const database = await createTestDatabase();
  const clockAhead = watchClock(database.db, {
    system: () => Date.now() + machine.ahead,
    elapsed: () => machine.elapsed,
  });
  bff = await startTestBff({ database, deps: { clockAhead } });
  await indexAll(bff.search, bff.db, NOON);
});
afterAll(() => bff.close());
beforeEach(() => set(0));

/** Sets the machine’s clock, a minute after the last comparison. */
function set(ahead: number): void {
  machine.ahead = ahead;
  machine.elapsed += 60_000;
}

const FAVOURITES = '/api/presse/favoritter';

describe('a server whose clock is not the database’s', () => {
  it('says that it is degraded from 5 s on, and answers', async () => {
    const ask = await bff.signedIn('presse');
    set(4_900);
    expect((await bff.guest('/api/health/ready')).json).toMatchObject({
      status: 'ok',
      clock: 'ok',
    });
    set(6_000);
    const ready = await bff.guest('/api/health/ready');
    expect(ready).toMatchObject({ status: 200, json: { status: 'degraded', clock: 'off' } });
    expect((await ask(FAVOURITES)).status).toBe(200);
    expect(await bff.measured()).toMatch(/^presse_clock_ahead_seconds [56](\.|$)/m);
  });

  it.each([61_000, -61_000])('refuses every call that depends on time: %i ms', async (ahead) => {
    const ask = await bff.signedIn('presse');
    expect((await ask(FAVOURITES)).status).toBe(200);
    set(ahead);
    const refused = await ask(FAVOURITES);
    expect(refused).toMatchObject({ status: 503, json: { id: 'clock_wrong' } });
    expect(refused.headers.get('retry-after')).toBe('60');
    const ready = await bff.guest('/api/health/ready');
    expect(ready).toMatchObject({ status: 503, json: { status: 'down', clock: 'wrong' } });
    expect((await bff.guest('/api/health/live')).status).toBe(200);
    expect((await bff.guest('/api/openapi.json')).status).toBe(200);
    set(0);
    expect((await ask(FAVOURITES)).status).toBe(200);
    expect((await bff.guest('/api/health/ready')).status).toBe(200);
  });

  it('refuses each route but those that are the same at any time', async () => {
    set(61_000);
    const timeless = routes.filter((route) => route.timeless).map(({ path }) => path);
    expect(timeless.sort()).toEqual([
      ...['/api/health/live', '/api/health/ready', '/api/maaling', '/api/openapi.json'],
    ]);
    const others = routes.filter((route) => !route.timeless);
    for (const { method, path } of others) {
      const address = path.replace(/[:*]\w+/g, 'x');
      const answer = await bff.guest(address, { method: method.toUpperCase() });
      expect(answer, path).toMatchObject({ status: 503, json: { id: 'clock_wrong' } });
    }
    tried('clocks', others.length);
  });
});

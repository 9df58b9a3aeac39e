import { describe, expect, it } from 'vitest';
import type { Mottak } from '#contract/mottak.ts';
import { noteImported } from '#db/domstol/innlesinger.ts';
import { NOON } from '#tests/support/bff/test-bff.ts';
import { useBff } from '#tests/support/bff/use-bff.ts';

/** Noon on Tuesday 10 March 2026. */
const received: readonly (readonly [string, string])[] = [
  ['TSOS', '2026-03-10T06:00:00+01:00'],
  ['TOSL', '2026-03-09T12:00:00+01:00'],
  ['THRD', '2026-03-09T12:00:00.001+01:00'],
  ['LB', '2026-02-01T12:00:00+01:00'],
];

const { ask, bff } = useBff('presse', async ({ db }) => {
  for (const [court, when] of received) await noteImported(db, [court, court], new Date(when));
});
const mottak = async () => (await ask('/api/presse/mottak')).json as Mottak;

describe('GET mottak', () => {
  it('says of each court, by name, when its list last came, and whether it is late', async () => {
    expect(await mottak()).toEqual([
      {
        domstolId: 'LB',
        domstolNavn: 'Borgarting lagmannsrett',
        sistMottatt: '2026-02-01T12:00:00+01:00',
        erForsinket: true,
      },
      expect.objectContaining({ domstolId: 'THRD', erForsinket: false }),
      expect.objectContaining({ domstolId: 'TOSL', erForsinket: true }),
      expect.objectContaining({ domstolId: 'TSOS', erForsinket: false }),
    ]);
  });

  it('leaves out courts that exist no longer: nothing will come from them', async () => {
    await bff.db('domstol').where({ id: 'LB' }).update({ gyldig_til: '2026-03-01' });
    bff.time.now = new Date(NOON.getTime() + 60_000);
    expect((await mottak()).map(({ domstolId }) => domstolId)).not.toContain('LB');
  });

  it('knows of a new list within a minute', async () => {
    const last = async () => (await mottak()).find(({ domstolId }) => domstolId === 'TOSL');
    bff.time.now = new Date(NOON.getTime() + 2 * 60_000);
    expect(await last()).toMatchObject({ erForsinket: true });
    await noteImported(bff.db, ['TOSL'], bff.time.now);
    bff.time.now = new Date(NOON.getTime() + 3 * 60_000);
    expect(await last()).toMatchObject({
      sistMottatt: '2026-03-10T12:02:00+01:00',
      erForsinket: false,
    });
  });

  it('leaves no row in the audit log', async () => {
    await mottak();
    expect(await bff.db('revisjon').select('handling')).toEqual([]);
  });
});

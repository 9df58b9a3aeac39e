import { describe, expect, it } from 'vitest';
import type { Noekkel } from '#contract/noekler.ts';
import { signInSecond } from '#tests/support/access/second-person.ts';
import type { Ask } from '#tests/support/bff/http-client.ts';
import { machineOf, noeklerOf, SEARCH } from '#tests/support/bff/machine.ts';
import { useBff } from '#tests/support/bff/use-bff.ts';
import { storeSaker } from '#tests/support/cases/saker.ts';

const { bff, ask: silje } = useBff('presse', storeSaker);

const NOEKLER = '/api/presse/noekler';
const form = (changes: object = {}) => ({
  navn: 'Desken',
  omfang: ['soek'],
  dager: 90,
  ...changes,
});
const make = (json: object, who: Ask = silje) => who(NOEKLER, { method: 'POST', json });
const errorsOf = ({ json }: { json: unknown }) => (json as { errors: object }).errors;

describe('a key for programs', () => {
  it('is shown once, of 32 random bytes, and stored as their hash only', async () => {
    const made = await make(
      form({ navn: '  Desken  nord ', omfang: ['favoritter', 'soek', 'soek'] }),
    );
    expect(made.status).toBe(200);
    expect(made.json).toEqual({
      id: expect.any(Number) as number,
      noekkel: expect.stringMatching(/^dpt_[\w-]{43}$/) as string,
    });
    expect(await noeklerOf(silje)).toEqual([
      {
        id: (made.json as { id: number }).id,
        navn: 'Desken nord',
        omfang: ['soek', 'favoritter'],
        opprettet: '2026-03-10T12:00:00+01:00',
        utloeper: '2026-06-08T13:00:00+02:00',
        erUtloept: false,
        sistBrukt: null,
      },
    ]);
    const other = await make(form({ navn: 'En annen' }));
    expect((other.json as { noekkel: string }).noekkel).not.toBe(
      (made.json as { noekkel: string }).noekkel,
    );
  });

  it.each([
    ['without a name', { navn: ' ' }, 'navn'],
    ['with a long name', { navn: 'n'.repeat(101) }, 'navn'],
    ['for nothing', { omfang: [] }, 'omfang'],
    ['for what there is not', { omfang: ['soek', 'notater'] }, 'omfang'],
    ['for what is no list', { omfang: 'soek' }, 'omfang'],
    ['for longer than a year', { dager: 366 }, 'dager'],
    ['for ever', { dager: null }, 'dager'],
    ['for no time', { dager: 0 }, 'dager'],
  ])('%s is not made', async (_, changes, field) => {
    const refused = await make(form(changes));
    expect([refused.status, Object.keys(errorsOf(refused))[0]!.split('.')[0]]).toEqual([
      400,
      field,
    ]);
    expect(await noeklerOf(silje)).toEqual([]);
  });

  it('has a name of its own, and is one of at most ten, also when several are made at once', async () => {
    await make(form());
    expect(errorsOf(await make(form({ navn: 'DESKEN' })))).toEqual({
      navn: ['Du har allerede en nøkkel med dette navnet.'],
    });
    for (let i = 0; i < 8; i += 1) await make(form({ navn: `Nr. ${i}` }));
    const both = await Promise.all(['A', 'B'].map((navn) => make(form({ navn }))));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await noeklerOf(silje)).toHaveLength(10);
  });

  it('is nobody else’s to see or to delete', async () => {
    const machine = await machineOf(bff.url, silje);
    const other = await signInSecond(bff);
    expect(await noeklerOf(other)).toEqual([]);
    expect((await other(`${NOEKLER}/${machine.id}`, { method: 'DELETE' })).status).toBe(204);
    expect((await machine(SEARCH)).status).toBe(200);
    expect(await noeklerOf(silje)).toHaveLength(1);
  });

  it('is listed when it has expired, and says so', async () => {
    await make(form({ dager: 30 }));
    bff.time.now = new Date(bff.time.now.getTime() + 30 * 86_400_000);
    const [noekkel] = await noeklerOf(await bff.signedIn('presse'));
    expect(noekkel).toMatchObject({ erUtloept: true, utloeper: '2026-04-09T13:00:00+02:00' });
  });

  it('that is made and deleted is in the audit log, its name apart', async () => {
    const machine = await machineOf(bff.url, silje, { navn: 'Hemmelig prosjekt' });
    await silje(`${NOEKLER}/${machine.id}`, { method: 'DELETE' });
    await silje(`${NOEKLER}/${machine.id}`, { method: 'DELETE' });
    const rows = await bff
      .db('revisjon')
      .whereIn('handling', ['noekkel_laget', 'noekkel_slettet'])
      .orderBy('id', 'desc')
      .limit(2)
      .select<{ handling: string; detaljer: object }[]>('handling', 'detaljer');
    expect(rows).toEqual([
      { handling: 'noekkel_slettet', detaljer: { noekkelId: machine.id } },
      {
        handling: 'noekkel_laget',
        detaljer: {
          noekkelId: machine.id,
          omfang: ['soek', 'favoritter', 'endreFavoritter'],
          utloeper: '2026-04-09T13:00:00+02:00',
        },
      },
    ]);
    expect(JSON.stringify(await bff.db('revisjon'))).not.toContain('Hemmelig prosjekt');
  });

  it('has an end in the database too, whoever writes it', async () => {
    await machineOf(bff.url, silje);
    const later = new Date(bff.time.now.getTime() + 367 * 86_400_000);
    await expect(bff.db('tilgangsnoekkel').update({ utloeper: later })).rejects.toThrow('check');
    expect(((await noeklerOf(silje))[0] as Noekkel).erUtloept).toBe(false);
  });
});

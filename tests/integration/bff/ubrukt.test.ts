import { beforeEach, describe, expect, it } from 'vitest';
import type { Brukere, BrukerDetaljer } from '#contract/admin/brukere.ts';
import { addOsloDays } from '#domain/time.ts';
import { hashOf, makeUnused } from '#tests/support/access/persons.ts';
import type { Ask } from '#tests/support/bff/http-client.ts';
import { NOON, startOver } from '#tests/support/bff/test-bff.ts';
import { useBff } from '#tests/support/bff/use-bff.ts';

const { bff } = useBff('admin');
const LIST = '/api/admin/bruker/alle';

let admin: Ask;
let id: string;
beforeEach(async () => {
  await startOver(bff);
  id = await makeUnused(bff.db, NOON, { ubrukt_varslet: addOsloDays(NOON, -4) });
  admin = await bff.signedIn('admin');
});

const one = async () => (await admin(`/api/admin/bruker/${id}`)).json as BrukerDetaljer;
const list = async (query: string) => {
  const { brukere, totalt } = (await admin(`${LIST}?${query}`)).json as Brukere;
  expect(totalt).toBe(brukere.length);
  return brukere.map(({ fornavn, ubrukt }) => [fornavn, ubrukt?.avsluttes]);
};
const keep = (json: object) => admin(`/api/admin/bruker/${id}/behold`, { method: 'POST', json });
const logged = async () =>
  bff
    .db('revisjon')
    .orderBy('id', 'desc')
    .whereIn('handling', ['tilgang_beholdt', 'tilgang_ikke_beholdt'])
    .first<object | undefined>('handling', 'detaljer', 'gjelder_hash');

describe('access that nobody uses', () => {
  it('is shown on the user’s page, and found in the list by itself or beside the others', async () => {
    expect((await one()).ubrukt).toEqual({
      siden: '2025-02-03T12:00:00+01:00',
      avsluttes: '2026-03-20',
    });
    expect(await list('aktive=false&ubrukt=true')).toEqual([['Silje', '2026-03-20']]);
    expect(await list('aktive=true')).toEqual([]);
    expect(await list('aktive=true&ubrukt=true')).toEqual([['Silje', '2026-03-20']]);
    expect(await list('aktive=false&historikk=true&ubrukt=true')).toHaveLength(2);
    await bff.db('pressebruker').where({ id }).update({ sist_innlogget: NOON });
    expect(await list('aktive=false&ubrukt=true')).toEqual([]);
    expect((await one()).ubrukt).toBeNull();
  });

  it('is kept by an administrator for a reason, which the page and the log have', async () => {
    const { versjon } = await one();
    expect((await keep({ begrunnelse: 'Er i permisjon.', versjon })).status).toBe(204);
    const now = await one();
    expect(now).toMatchObject({
      ...{ ubrukt: null, versjon: versjon + 1 },
      beholdt: { tidspunkt: '2026-03-10T12:00:00+01:00', begrunnelse: 'Er i permisjon.' },
    });
    expect(await logged()).toEqual({
      handling: 'tilgang_beholdt',
      detaljer: { brukerId: id, begrunnelse: 'Er i permisjon.' },
      gjelder_hash: hashOf('presse'),
    });
    // Taken back, its owner is told anew: what was told before counts no more.
    expect((await keep({ begrunnelse: null, versjon: now.versjon })).status).toBe(204);
    expect(await one()).toMatchObject({ beholdt: null, ubrukt: { avsluttes: null } });
    expect(await logged()).toMatchObject({ handling: 'tilgang_ikke_beholdt' });
  });

  it('needs a reason, and somebody who has not used it', async () => {
    expect((await keep({ begrunnelse: ' ' })).status).toBe(400);
    expect((await keep({})).status).toBe(400);
    await bff.db('pressebruker').where({ id }).update({ sist_innlogget: NOON });
    const refused = await keep({ begrunnelse: 'Er i permisjon.' });
    expect([refused.status, (refused.json as { id: string }).id]).toEqual([409, 'not_unused']);
    expect((await keep({ begrunnelse: null })).status).toBe(409);
    id = '0b6e7c1e-2f7a-4d3c-9a52-6a1f2f7a4d3c';
    expect((await keep({ begrunnelse: 'Er i permisjon.' })).status).toBe(404);
  });

  it('that was suspended by another one meanwhile is not kept', async () => {
    const { versjon } = await one();
    const suspended = { til: '2026-04-01', begrunnelse: 'Brudd.' };
    await admin(`/api/admin/bruker/${id}/suspender`, { method: 'POST', json: suspended });
    const { status, json } = await keep({ begrunnelse: 'Er i permisjon.', versjon });
    expect([status, json]).toMatchObject([
      409,
      { id: 'not_unused', naa: { tilstand: 'suspended', ubrukt: null } },
    ]);
  });
});

describe('the e-mails about a person', () => {
  const mail = (mal: string, days: number, more: object) => ({
    ...{ mal, identitet_hash: hashOf('presse'), noekkel: `test:${mal}` },
    ...{ opprettet: addOsloDays(NOON, days), neste_forsoek: NOON, ...more },
  });
  const there = { til: 'silje@fjordavisa.example', data: {} };

  it('are on the pages of user and application, the newest first, without address and text', async () => {
    await bff
      .db('epost_utboks')
      .insert([
        mail('soeknad_godkjent', -90, { status: 'sendt', sendt: addOsloDays(NOON, -90) }),
        mail('noekkel_laget', -2, { ...there, status: 'doed', feil: 'avvist', detalj: '550' }),
        mail('aarlig_paaminnelse', -1, there),
        { ...mail('bruker_slettet', 0, there), identitet_hash: hashOf('lapsed') },
      ]);
    const user = await one();
    expect(user.eposter.siden).toBe('2025-09-10');
    expect(user.eposter.rader).toEqual([
      expect.objectContaining({ mal: 'aarlig_paaminnelse', status: 'venter', feil: null }),
      {
        ...{ id: expect.any(Number) as number, mal: 'noekkel_laget', status: 'doed', sendt: null },
        ...{ opprettet: '2026-03-08T12:00:00+01:00', feil: 'avvist', detalj: '550' },
      },
      expect.objectContaining({ mal: 'soeknad_godkjent', sendt: '2025-12-10T12:00:00+01:00' }),
    ]);
    expect(JSON.stringify(user.eposter)).not.toContain('silje@');
    const soeknad = await admin(`/api/admin/soeknad/${user.soeknader[0]!.id}`);
    expect((soeknad.json as BrukerDetaljer).eposter).toEqual(user.eposter);
  });
});

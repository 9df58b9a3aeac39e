import { describe, expect, it } from 'vitest';
import { osloDay } from '#domain/time.ts';
import { giveAccess, hashOf, persons, SOEKNAD_COLUMNS } from '#tests/support/access/persons.ts';
import {
  FAVOURITES,
  INVALID,
  machineOf,
  outcome,
  refusedAs,
  SEARCH,
  withKey,
} from '#tests/support/bff/machine.ts';
import { useBff } from '#tests/support/bff/use-bff.ts';
import { saker, storeSaker } from '#tests/support/cases/saker.ts';

const { bff, ask: silje } = useBff('presse', storeSaker);

const FAVOURITE = `/api/presse/legg-til-favoritt/${saker.vist.sakId}`;
const DAY = 86_400_000;
const columns = (changes: object) =>
  bff
    .db('pressebruker')
    .where({ identitet_hash: hashOf('presse') })
    .update(changes);
const after = (days: number) => new Date(bff.time.now.getTime() + days * DAY);
const nora = {
  identitetHash: hashOf('autentisert'),
  fornavn: persons.autentisert.fornavn,
  etternavn: persons.autentisert.etternavn,
};

/** Somebody whose access ends in one of the ways in which it can. */
async function ending(state: 'lapsed' | 'ended' | 'suspended') {
  if (state === 'lapsed')
    return { person: silje, id: 'access_lapsed', end: async () => travel(100) };
  if (state === 'suspended') {
    const fra = bff.time.now;
    const until = { suspendert_til: osloDay(after(5)), suspendert_fra: fra };
    const end = () => columns({ ...until, suspendert_begrunnelse: 'Brudd.' });
    return { person: silje, id: 'suspended', end };
  }
  const access = { from: after(-10), to: after(300), sluttdato: osloDay(after(5)) };
  await giveAccess(bff.db, { ...nora, ...access });
  return { person: await bff.signedIn('autentisert'), id: 'no_access', end: async () => travel(5) };
}
const travel = (days: number) => {
  bff.time.now = after(days);
};

/** What an administrator's approval of a new application does. */
async function approveAgain(): Promise<void> {
  const { identitetHash: identitet_hash, fornavn, etternavn } = nora;
  const { now } = bff.time;
  const [soeknad] = await bff
    .db('soeknad')
    .insert({ identitet_hash, fornavn, etternavn, ...SOEKNAD_COLUMNS, soeknadsdato: now })
    .returning<{ id: string }[]>('id');
  await bff.db('soeknad').where({ id: soeknad!.id }).update({ status: 1, behandlet: now });
  const access = { tilgang_fra: now, tilgang_til: after(300), sluttdato: null, bekreftet: now };
  await bff
    .db('pressebruker')
    .where({ identitet_hash })
    .update({ ...access, soeknad_id: soeknad!.id });
}

describe('a key that is refused', () => {
  it.each([
    ['none at all', ''],
    ['of another form', 'hei'],
    ['of the right form', `dpt_${'a'.repeat(43)}`],
    ['a session’s token', 'a'.repeat(43)],
    ['with something after it', `dpt_${'a'.repeat(43)} x`],
    ['very long', `dpt_${'a'.repeat(9000)}`],
  ])('%s gets one and the same answer, and nobody is led to sign-in', async (_, key) => {
    const headers = { accept: 'text/html' };
    const answer = await withKey(bff.url, key)(SEARCH, { headers });
    expect(answer.status).toBe(401);
    expect(answer.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"');
    expect(answer.headers.get('location')).toBeNull();
    expect(outcome(await withKey(bff.url, key)(SEARCH))).toEqual(INVALID);
  });

  it('does not fall back on the cookie of somebody who is signed in', async () => {
    for (const authorization of ['Bearer x', 'bearer x', 'Bearer', `BEARER  dpt_${'a'.repeat(43)}`])
      expect([
        authorization,
        ...outcome(await silje(SEARCH, { headers: { authorization } })),
      ]).toEqual([authorization, ...INVALID]);
    const machine = await machineOf(bff.url, silje, { omfang: ['favoritter'] });
    const headers = { authorization: `Bearer ${machine.key}` };
    expect(outcome(await silje(SEARCH, { headers }))).toEqual(refusedAs('outside_key'));
    expect(outcome(await silje('/api/presse/profil', { headers }))).toEqual(
      refusedAs('outside_key'),
    );
  });

  it('is every one that is not in that header', async () => {
    const { key } = await machineOf(bff.url, silje);
    const basic = Buffer.from(`${key}:`).toString('base64');
    for (const [path, headers] of [
      [`${SEARCH}&access_token=${key}`, {}],
      [SEARCH, { cookie: `presse_sesjon=${key}` }],
      [SEARCH, { cookie: `presse_sesjon=${key.slice(4)}` }],
      [SEARCH, { authorization: `Basic ${basic}` }],
      [SEARCH, { authorization: `Token ${key}` }],
    ] as const)
      expect((await bff.guest(path, { headers })).status).toBe(401);
  });

  it('is one that was deleted, from the next call on', async () => {
    const machine = await machineOf(bff.url, silje);
    expect((await machine(SEARCH)).status).toBe(200);
    expect((await silje(`/api/presse/noekler/${machine.id}`, { method: 'DELETE' })).status).toBe(
      204,
    );
    expect(outcome(await machine(SEARCH))).toEqual(INVALID);
  });

  it('is one that has expired, to the millisecond', async () => {
    const machine = await machineOf(bff.url, silje, { dager: 30 });
    const end = bff.time.now.getTime() + 30 * DAY;
    bff.time.now = new Date(end - 1);
    expect((await machine(SEARCH)).status).toBe(200);
    bff.time.now = new Date(end);
    expect(outcome(await machine(SEARCH))).toEqual(INVALID);
  });

  it.each(['lapsed', 'ended', 'suspended'] as const)(
    'is every one of a profile that is %s, for every call, at once',
    async (state) => {
      const { person, end, id } = await ending(state);
      const machine = await machineOf(bff.url, person, { dager: 180 });
      expect((await machine(SEARCH)).status).toBe(200);
      await end();
      for (const path of [SEARCH, FAVOURITES, '/api/presse/hent-domstoler', '/api/presse/profil'])
        expect([path, ...outcome(await machine(path))]).toEqual([path, 403, id]);
      expect(outcome(await machine(FAVOURITE, { method: 'POST' }))).toEqual(refusedAs(id));
      expect(await bff.db('favoritt')).toEqual([]);
    },
  );

  it('works again after the yearly update, but not with an access that was given anew', async () => {
    const machine = await machineOf(bff.url, silje, { dager: 180 });
    bff.time.now = after(101);
    expect(outcome(await machine(FAVOURITES))).toEqual(refusedAs('access_lapsed'));
    await columns({ tilgang_til: after(300), bekreftet: bff.time.now });
    expect((await machine(FAVOURITES)).status).toBe(200);

    const { person, end } = await ending('ended');
    const old = await machineOf(bff.url, person, { dager: 180 });
    await end();
    await approveAgain();
    expect(outcome(await old(FAVOURITES))).toEqual(INVALID);
    const fresh = await machineOf(bff.url, await bff.signedIn('autentisert'), { navn: 'Ny' });
    expect((await fresh(FAVOURITES)).status).toBe(200);
  });

  it('is one of a profile that has been left', async () => {
    const machine = await machineOf(bff.url, silje);
    expect((await silje('/api/presse/slett-profil', { method: 'DELETE' })).status).toBe(204);
    expect(outcome(await machine(SEARCH))).toEqual(INVALID);
    expect(await bff.db('tilgangsnoekkel')).toEqual([]);
  });
});

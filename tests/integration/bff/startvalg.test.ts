import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashOf } from '#tests/support/access/persons.ts';
import type { Ask } from '#tests/support/bff/http-client.ts';
import { signInSteps } from '#tests/support/bff/sign-in-steps.ts';
import { startTestBff, type TestBff } from '#tests/support/bff/test-bff.ts';

let bff: TestBff;
let presse: Ask;
beforeAll(async () => {
  bff = await startTestBff();
  presse = await bff.signedIn('presse');
});
afterAll(() => bff.close());

const own = () => bff.db('pressebruker').where({ identitet_hash: hashOf('presse') });
beforeEach(() =>
  own().update({
    ...{ standard_domstol_id: null, flere_domstoler: [], startside: 'i-dag' },
    ...{ skjulte_kolonner: [], tette_rader: false },
  }),
);
const read = async () => (await presse('/api/presse/standard-domstol')).json;
const send = (json: object) => presse('/api/presse/velg-start', { method: 'PUT', json });
const choose = (mineDomstoler: readonly string[], startside = 'i-dag') =>
  send({ mineDomstoler, startside });
const audited = () =>
  bff
    .db('revisjon')
    .where({ handling: 'profil_endret' })
    .orderBy('id')
    .pluck<{ felt: string[] }[]>('detaljer');

it('what no form sends is refused in the language of the caller', async () => {
  const json = { mineDomstoler: [], startside: 'ukjent' };
  const headers = { 'Accept-Language': 'nn' };
  const answer = await presse('/api/presse/velg-start', { method: 'PUT', json, headers });
  expect(answer.json).toMatchObject({ errors: { startside: ['Verdien er ikkje gyldig.'] } });
});

describe('own courts', () => {
  it('are none at first, and search begins with all', async () => {
    expect(await read()).toEqual({
      ...{ domstolId: 'alle', mineDomstoler: [], startside: 'i-dag' },
      ...{ skjulteKolonner: [], tetteRader: false },
    });
  });

  it('keep their order, and the first is the standard court', async () => {
    expect((await choose(['TROG', 'TOSL', 'LB'])).status).toBe(204);
    expect(await read()).toMatchObject({
      domstolId: 'TROG',
      mineDomstoler: ['TROG', 'TOSL', 'LB'],
    });
    const profil = (await presse('/api/presse/profil')).json;
    expect(profil).toMatchObject({ pressedata: { standardDomstol: 'TROG' } });
  });

  it('can be taken away, all of them', async () => {
    await choose(['TROG', 'TOSL']);
    await choose([]);
    expect(await read()).toMatchObject({ domstolId: 'alle', mineDomstoler: [] });
  });

  it('hold each court once, whatever the profile names as standard court', async () => {
    await choose(['TROG', 'TOSL']);
    await own().update({ standard_domstol_id: 'TOSL', flere_domstoler: ['TOSL', 'TROG'] });
    expect(await read()).toMatchObject({ mineDomstoler: ['TOSL', 'TROG'] });
  });

  it.each([
    [['TOSL', 'XXXX'], 'En av domstolene finnes ikke. Last siden på nytt, og velg igjen.'],
    [['TOSL', 'TOSL'], 'En domstol står to ganger.'],
    [Array.from('ABCDEFGHIJK', (c) => `T${c}${c}${c}`), 'Du kan velge høyst 10 domstoler.'],
  ])('are refused when they are %j', async (ids, message) => {
    const answer = await choose(ids);
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.json)).toContain(message);
    expect(await read()).toMatchObject({ mineDomstoler: [] });
  });

  it('stand in the audit log by the names of what was changed, once', async () => {
    const before = (await audited()).length;
    await choose(['TOSL'], 'sok');
    await choose(['TOSL'], 'sok');
    expect((await audited()).slice(before)).toEqual([{ felt: ['mineDomstoler', 'startside'] }]);
  });
});

describe('how cases are shown', () => {
  it('is stored apart from the other choices, whichever window each is made in', async () => {
    await choose(['TROG', 'TOSL'], 'sok');
    expect((await send({ skjulteKolonner: ['avsagt', 'parter'] })).status).toBe(204);
    expect((await send({ tetteRader: true })).status).toBe(204);
    // As the version before sends it.
    await choose(['TOSL'], 'sok');
    expect(await read()).toEqual({
      ...{ domstolId: 'TOSL', mineDomstoler: ['TOSL'], startside: 'sok' },
      ...{ skjulteKolonner: ['parter', 'avsagt'], tetteRader: true },
    });
  });

  it("is one person's own, and the same after another sign-in", async () => {
    await send({ skjulteKolonner: ['tiltale'], tetteRader: true });
    const chosen = { skjulteKolonner: ['tiltale'], tetteRader: true };
    const again = await bff.signedIn('presse');
    expect((await again('/api/presse/standard-domstol')).json).toMatchObject(chosen);
    expect(
      await bff.db('pressebruker').where({ tette_rader: true }).pluck('identitet_hash'),
    ).toEqual([hashOf('presse')]);
  });

  it('goes back to the default', async () => {
    await send({ skjulteKolonner: ['tiltale'], tetteRader: true });
    await send({ skjulteKolonner: [], tetteRader: false });
    expect(await read()).toMatchObject({ skjulteKolonner: [], tetteRader: false });
  });

  it.each([['saksnr'], ['rettsmoete'], ['tema'], ['finnes-ikke']])(
    'never leaves out %s',
    async (id) => {
      expect((await send({ skjulteKolonner: [id] })).status).toBe(400);
      expect(await read()).toMatchObject({ skjulteKolonner: [] });
    },
  );

  it('stands in the audit log when it has changed, in whichever order it is sent', async () => {
    const before = (await audited()).length;
    await send({ skjulteKolonner: ['parter', 'avsagt'], tetteRader: false });
    await send({ skjulteKolonner: ['avsagt', 'parter'] });
    await send({});
    expect((await audited()).slice(before)).toEqual([{ felt: ['skjulteKolonner'] }]);
  });
});

describe('sign-in without a certain page', () => {
  const landing = async (query = '') =>
    (await signInSteps(bff).signIn(query)).headers.get('location');

  it('leads to the day', async () => {
    expect(await landing()).toBe('/i-dag');
    expect(await landing('?redirectUrl=%2F')).toBe('/i-dag');
  });

  it('leads to the search for whoever has chosen so', async () => {
    await choose([], 'sok');
    expect(await landing()).toBe('/');
  });

  it('leads back to a search that was open', async () => {
    expect(await landing('?redirectUrl=%2F%3Fquery%3Dtyveri')).toBe('/?query=tyveri');
  });
});

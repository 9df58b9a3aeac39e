import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashOf } from '#tests/support/access/persons.ts';
import type { HttpAnswer } from '#tests/support/bff/http-client.ts';
import { cookieOf, signInSteps, type SignInSteps } from '#tests/support/bff/sign-in-steps.ts';
import { startTestBff, type TestBff } from '#tests/support/bff/test-bff.ts';

let bff: TestBff;
let steps: SignInSteps;
beforeAll(async () => {
  bff = await startTestBff();
  steps = signInSteps(bff);
});
afterAll(() => bff.close());

const own = () => bff.db('pressebruker').where({ identitet_hash: hashOf('presse') });
beforeEach(() => own().update({ spraak: null }));
const stored = async () => (await own().first<{ spraak: string | null }>('spraak'))?.spraak;
const UNKNOWN = '/api/finnes-ikke';
const [NB, NN] = ['Fant ikke det du ba om.', 'Fann ikkje det du bad om.'];
const messageOf = ({ json }: HttpAnswer) => (json as { message: string }).message;
const choose = (cookie: string, spraak: string) =>
  steps.asks(cookie)('/api/presse/velg-spraak', { method: 'PUT', json: { spraak } });

describe('the answer to a call', () => {
  it.each([
    [NB, {}],
    [NB, { 'accept-language': 'en-GB' }],
    [NB, { 'accept-language': 'nb', cookie: 'spraak=nn' }],
    [NB, { 'accept-language': 'no,nn;q=0.5' }],
    [NB, { 'accept-language': '*' }],
    [NB, { 'accept-language': ';;;q=' }],
    [NB, { 'accept-language': 'nn;q=0' }],
    [NN, { 'accept-language': 'nn' }],
    [NN, { 'accept-language': 'nn-NO,nn;q=0.9,nb;q=0.8' }],
    [NN, { 'accept-language': 'en', cookie: 'spraak=nn' }],
  ])('says «%s» to %o', async (message, headers: Record<string, string>) => {
    expect(messageOf(await bff.guest(UNKNOWN, { headers }))).toBe(message);
  });

  it('says it of each call by itself, when many are under way', async () => {
    const languages = Array.from({ length: 40 }, (_, nr) => (nr % 2 === 0 ? 'nb' : 'nn'));
    const answers = await Promise.all(
      languages.map((one) => bff.guest(UNKNOWN, { headers: { 'accept-language': one } })),
    );
    expect(answers.map(messageOf)).toEqual(languages.map((one) => (one === 'nb' ? NB : NN)));
  });

  it('is in bokmål for administrators', async () => {
    const answer = await bff.guest('/api/admin/finnes-ikke', {
      headers: { 'accept-language': 'nn' },
    });
    expect(messageOf(answer)).toBe(NB);
  });
});

describe('the choice of a language', () => {
  it('is kept in the profile, and is the cookie of the next browser', async () => {
    const { cookie } = await steps.signIn();
    expect((await choose(cookie, 'nn')).status).toBe(204);
    expect(await stored()).toBe('nn');
    const next = await steps.signIn('', 'spraak=nb');
    expect(cookieOf(next, 'spraak')).toBe('spraak=nn');
  });

  it('is taken over from the browser by a profile that has none', async () => {
    await steps.signIn();
    expect(await stored()).toBeNull();
    await steps.signIn('', 'spraak=nn');
    expect(await stored()).toBe('nn');
  });

  it('is audited when it is another, and is one of the two', async () => {
    const { cookie } = await steps.signIn();
    const audited = () => bff.db('revisjon').where({ handling: 'profil_endret' }).pluck('detaljer');
    const before = await audited();
    await choose(cookie, 'nn');
    await choose(cookie, 'nn');
    expect((await audited()).slice(before.length)).toEqual([{ felt: ['spraak'] }]);
    const refused = await choose(cookie, 'se');
    expect(refused.status).toBe(400);
    expect(await stored()).toBe('nn');
  });

  it('is of the signed-in person alone', async () => {
    const { status } = await bff.guest('/api/presse/velg-spraak', {
      method: 'PUT',
      json: { spraak: 'nn' },
    });
    expect(status).toBe(401);
  });
});

import { describe, expect, it } from 'vitest';
import { useBff } from '#tests/support/bff/use-bff.ts';
import { hashOf } from '#tests/support/access/persons.ts';
import { outbox, soeknad, soeknaderOf } from '#tests/support/access/forms.ts';

const { bff, ask: nora } = useBff('autentisert');

const APPLY = '/api/presse/registrer-soknad';
const apply = (json: unknown = soeknad, who = nora) => who(APPLY, { method: 'POST', json });
const applications = () => soeknaderOf(bff.db, hashOf('autentisert'));
const nothingHappened = async () => {
  expect(await applications()).toEqual([]);
  expect(await outbox(bff.db)).toEqual([]);
};
const errorsOf = (json: unknown) => (json as { errors: Record<string, string[]> }).errors;

describe('what is wrong with an application', () => {
  it('is reported for every field when nothing is sent', async () => {
    const { status, json } = await apply({});
    expect(status).toBe(400);
    expect(errorsOf(json)).toMatchObject({
      stilling: ['Stilling er påkrevd'],
      foretrukketDomstolId: ['Foretrukket domstol er påkrevd'],
      begrunnelse: ['Du må oppgi hvorfor du trenger tilgang til domstolenes pressetjeneste'],
      akseptererPersonvaernVilkar: ['Samtykke for lagring av personopplysninger er påkrevd'],
    });
    expect(Object.keys(errorsOf(json))).toHaveLength(12);
    await nothingHappened();
  });

  it.each<[string, Record<string, unknown>, Record<string, string[]>]>([
    ['a number for a text', { stilling: 7 }, { stilling: ['Stilling er påkrevd'] }],
    ['a list for a text', { redaksjon: ['a'] }, { redaksjon: ['Redaksjon er påkrevd'] }],
    ['an object for an address', { epost: { $ne: '' } }, { epost: ['E-post er påkrevd'] }],
    [
      'a word for a yes',
      { akseptertVaerVarsomPlakaten: 'true' },
      { akseptertVaerVarsomPlakaten: ['Vær varsom plakaten må aksepteres'] },
    ],
    [
      'a word for freelancing',
      { jobberSomFrilanser: 'ja' },
      { jobberSomFrilanser: ['Svar ja eller nei.'] },
    ],
    [
      'seven digits',
      { telefon: '9224108' },
      { telefon: ['Telefonnummeret må bestå av 8 siffer.'] },
    ],
    [
      'two addresses in one',
      { kontaktpersonEpost: 'a@b.example\r\nBcc: c@d.example' },
      { kontaktpersonEpost: ['Ugyldig e-post.'] },
    ],
    [
      'an unknown court',
      { foretrukketDomstolId: 'XXXX' },
      { foretrukketDomstolId: ['Velg en domstol fra listen.'] },
    ],
    [
      'a court that is markup',
      { foretrukketDomstolId: "'; drop --" },
      { foretrukketDomstolId: ['Velg en domstol fra listen.'] },
    ],
    [
      'a long line',
      { stilling: 'x'.repeat(201) },
      { stilling: ['Teksten kan ikke være lengre enn 200 tegn.'] },
    ],
    [
      'a long text',
      { begrunnelse: 'x'.repeat(60_000) },
      { begrunnelse: ['Teksten kan ikke være lengre enn 4000 tegn.'] },
    ],
    [
      'only spaces',
      { begrunnelse: ' \n\u200b' },
      { begrunnelse: ['Du må oppgi hvorfor du trenger tilgang til domstolenes pressetjeneste'] },
    ],
  ])('%s is said where it is', async (_, changes, errors) => {
    const { status, json } = await apply({ ...soeknad, ...changes });
    expect(status).toBe(400);
    expect(json).toMatchObject({ id: 'validation', errors });
    expect(Object.keys(errorsOf(json))).toEqual(Object.keys(errors));
    await nothingHappened();
  });

  it('the applicant’s own address for the contact person is refused', async () => {
    const { status, json } = await apply({
      ...soeknad,
      kontaktpersonEpost: 'NORA@elveposten.example',
    });
    expect(status).toBe(400);
    expect(Object.keys(errorsOf(json))).toEqual(['kontaktpersonEpost']);
    await nothingHappened();
  });

  it.each([
    ['a list', [soeknad]],
    ['a text', 'hei'],
    ['nothing', null],
  ])('%s in place of an application lacks every field', async (_, json) => {
    const answer = await nora(APPLY, { method: 'POST', json });
    expect(answer.status).toBe(400);
    await nothingHappened();
  });

  it.each([
    ['JSON that ends early', '{"stilling": "Jo', 'application/json', 400, 'malformed'],
    ['a form', 'stilling=a', 'application/x-www-form-urlencoded', 415, 'unsupported_media_type'],
    ['a text', '{}', 'text/plain', 415, 'unsupported_media_type'],
    ['too much', `{"a":"${'x'.repeat(70_000)}"}`, 'application/json', 413, 'too_large'],
  ])('%s is refused as such', async (_, body, type, status, id) => {
    const headers = { 'content-type': type };
    const answer = await nora(APPLY, { method: 'POST', body, headers });
    expect(answer).toMatchObject({ status, json: { id } });
    await nothingHappened();
  });
});

import { describe, expect, it } from 'vitest';
import { speak } from '#domain/testing/speak.ts';
import { fieldErrorsOf } from './call.ts';
import { omMegSchema, soeknadSchema, type Soeknad } from './soeknad.ts';

const valid: Soeknad = {
  stilling: 'Journalist',
  redaksjon: 'Østfold Nyhetsavis',
  epost: 'silje.haugnes@ostfoldnyhetsavis.example',
  telefonLand: 'NO',
  telefon: '922 41 080',
  jobberSomFrilanser: false,
  foretrukketDomstolId: 'TSOS',
  kontaktpersonArbeidsgiver: 'Trond Vestby',
  kontaktpersonStilling: 'Nyhetsredaktør',
  kontaktpersonOrganisasjon: 'Østfold Nyhetsavis',
  kontaktpersonEpost: 'trond.vestby@ostfoldnyhetsavis.example',
  begrunnelse: 'Jeg dekker krim.',
  akseptertVaerVarsomPlakaten: true,
  akseptererPersonvaernVilkar: true,
};
const errorsOf = (changes: Record<string, unknown>) => {
  const result = soeknadSchema.safeParse({ ...valid, ...changes });
  return result.success ? {} : fieldErrorsOf(result.error);
};

/** docs/PRODUCT.md, "Applying for access", word for word. */
const REQUIRED: Record<string, string> = {
  stilling: 'Stilling er påkrevd',
  redaksjon: 'Redaksjon er påkrevd',
  epost: 'E-post er påkrevd',
  telefon: 'Telefon er påkrevd',
  foretrukketDomstolId: 'Foretrukket domstol er påkrevd',
  kontaktpersonArbeidsgiver: 'Kontaktperson arbeidsgiver er påkrevd',
  kontaktpersonStilling: 'Kontaktpersonens stilling er påkrevd',
  kontaktpersonOrganisasjon: 'Redaksjon/organisasjon er påkrevd',
  kontaktpersonEpost: 'E-post kontaktperson er påkrevd',
  begrunnelse: 'Du må oppgi hvorfor du trenger tilgang til domstolenes pressetjeneste',
  akseptertVaerVarsomPlakaten: 'Vær varsom plakaten må aksepteres',
  akseptererPersonvaernVilkar: 'Samtykke for lagring av personopplysninger er påkrevd',
};
const texts = Object.keys(REQUIRED).filter((field) => !field.startsWith('aksept'));

describe('an application on the wire', () => {
  it('is refused in the language of that moment', () => {
    speak('nn');
    expect(errorsOf({ stilling: '', telefon: '1', foretrukketDomstolId: 'x'.repeat(21) })).toEqual({
      stilling: ['Stilling må fyllast ut'],
      telefon: ['Telefonnummeret må ha 8 siffer.'],
      foretrukketDomstolId: ['Vel ein domstol frå lista.'],
    });
  });

  it('cannot name the applicant as contact person, however the address is written', () => {
    const message =
      'Kontaktpersonen må være en annen enn deg, med en annen e-postadresse. Er du frilanser, kan du oppgi en oppdragsgiver.';
    const same = { kontaktpersonEpost: ' SILJE.haugnes@OSTFOLDNYHETSAVIS.example' };
    expect(errorsOf(same)).toEqual({ kontaktpersonEpost: [message] });
    expect(errorsOf({ ...same, jobberSomFrilanser: true })).toEqual({
      kontaktpersonEpost: [message],
    });
    expect(errorsOf({ epost: 'x', kontaktpersonEpost: 'x' })).toEqual({
      epost: ['Ugyldig e-post.'],
      kontaktpersonEpost: ['Ugyldig e-post.'],
    });
  });

  it('is normalised', () => {
    expect(soeknadSchema.parse({ ...valid, stilling: ' Frilans\n journalist ' })).toEqual({
      ...valid,
      stilling: 'Frilans journalist',
      telefonLand: 'NO',
      telefon: '92241080',
    });
  });

  it('drops unknown fields', () => {
    const parsed = soeknadSchema.parse({ ...valid, status: 1, identitetHash: 'x' });
    expect(Object.keys(parsed).sort()).toEqual(Object.keys(valid).sort());
  });

  it('reports every missing field, in the order of the form', () => {
    const result = soeknadSchema.safeParse({});
    const errors = result.success ? {} : fieldErrorsOf(result.error);
    expect(Object.entries(errors)).toEqual(
      Object.entries(REQUIRED).map(([field, message]) => [field, [message]]),
    );
  });

  it.each(texts.flatMap((field) => ['', ' \u200b\t', null, 7, {}, []].map((v) => [field, v])))(
    '%s as %j is missing',
    (field, value) => {
      expect(errorsOf({ [field as string]: value })).toEqual({
        [field as string]: [REQUIRED[field as string]],
      });
    },
  );

  it.each(['akseptertVaerVarsomPlakaten', 'akseptererPersonvaernVilkar'])(
    '%s is a yes and nothing else',
    (field) => {
      for (const value of [false, 'true', 1, null, undefined])
        expect(errorsOf({ [field]: value })).toEqual({ [field]: [REQUIRED[field]] });
    },
  );

  it.each(['epost', 'kontaktpersonEpost'])('%s needs a dot in its domain', (field) => {
    expect(errorsOf({ [field]: 'redaksjon@lokalnett' })).toEqual({ [field]: ['Ugyldig e-post.'] });
  });

  it.each(['epost', 'kontaktpersonEpost'])('%s is checked as a browser does', (field) => {
    for (const value of ['silje', 'a@b, c@d', `${'a'.repeat(250)}@b.example`])
      expect(errorsOf({ [field]: value })).toEqual({ [field]: ['Ugyldig e-post.'] });
  });

  it('a phone number has 8 digits', () => {
    for (const telefon of ['9224108', '922410800', '+4792241080', 'åtte'])
      expect(errorsOf({ telefon })).toEqual({
        telefon: ['Telefonnummeret må bestå av 8 siffer.'],
      });
  });

  it('a telephone number is one of its country, which is Norway when none is said', () => {
    const old = { ...valid, telefonLand: undefined };
    expect(soeknadSchema.parse(old)).toMatchObject({ telefonLand: 'NO', telefon: '92241080' });
    expect(soeknadSchema.parse({ ...old, telefonLand: null }).telefonLand).toBe('NO');
    const swedish = { telefonLand: 'SE', telefon: '+46 (0)70-174 06 05' };
    for (const schema of [soeknadSchema, omMegSchema])
      expect(schema.parse({ ...valid, ...swedish })).toMatchObject({
        telefonLand: 'SE',
        telefon: '701740605',
      });
    expect(errorsOf({ ...swedish, telefonLand: 'NO' })).toEqual({
      telefon: ['Telefonnummeret må bestå av 8 siffer.'],
    });
    expect(errorsOf({ telefonLand: 'SE', telefon: '1234', stilling: '' })).toEqual({
      stilling: ['Stilling er påkrevd'],
      telefon: [
        'Et telefonnummer med landkoden +46 (Sverige) har 5 til 13 siffer etter landkoden. Rett nummeret, eller velg et annet land.',
      ],
    });
    for (const telefonLand of ['XX', 'se', '', 46])
      expect(errorsOf({ telefonLand })).toEqual({ telefonLand: ['Velg et land fra listen.'] });
  });

  it('a text that is too long is refused', () => {
    expect(errorsOf({ stilling: 'x'.repeat(201) })).toEqual({
      stilling: ['Teksten kan ikke være lengre enn 200 tegn.'],
    });
    expect(errorsOf({ begrunnelse: 'x'.repeat(4001) })).toEqual({
      begrunnelse: ['Teksten kan ikke være lengre enn 4000 tegn.'],
    });
    expect(errorsOf({ stilling: 'x'.repeat(200), begrunnelse: 'x'.repeat(4000) })).toEqual({});
  });

  it('freelancing is true or false and may be left out', () => {
    const without = { ...valid, jobberSomFrilanser: undefined };
    expect(soeknadSchema.parse(without).jobberSomFrilanser).toBe(false);
    const empty = { ...valid, jobberSomFrilanser: null };
    expect(soeknadSchema.parse(empty).jobberSomFrilanser).toBe(false);
    expect(Object.keys(errorsOf({ jobberSomFrilanser: 'ja' }))).toEqual(['jobberSomFrilanser']);
  });

  it('one part can be sent alone', () => {
    const { stilling, redaksjon, epost, telefon, foretrukketDomstolId } = valid;
    const omMeg = { stilling, redaksjon, epost, telefon, foretrukketDomstolId };
    expect(omMegSchema.safeParse(omMeg).success).toBe(true);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type KjentRedaksjon, finnRedaksjon, vurderKontakt } from './redaksjon-vurdering.ts';

const FJORD: KjentRedaksjon = {
  id: 'fjord',
  navn: 'Fjordavisa',
  andreNavn: ['Fjordnytt'],
  redaktoer: { navn: 'Arne Fosseide', epost: 'arne.fosseide@fjordavisa.example' },
  kontakter: [{ navn: 'Siri Vassbotn', epost: 'siri.vassbotn@fjordavisa.example' }],
  domener: ['fjordavisa.example'],
};
const KYST: KjentRedaksjon = {
  id: 'kyst',
  navn: 'Kystradioen Vest',
  andreNavn: [],
  redaktoer: { navn: 'Sivert Lynghammar', epost: 'kystradioen@gmail.com' },
  kontakter: [],
  domener: ['kystradioen.example', 'desk.fjordavisa.example'],
};
const REGISTER = [FJORD, KYST];

const sent = (change: object = {}) => ({
  epost: 'ingvild@fjordavisa.example',
  redaksjon: 'Fjordavisa',
  kontaktpersonArbeidsgiver: 'Arne Fosseide',
  kontaktpersonOrganisasjon: 'Fjordavisa AS',
  kontaktpersonEpost: 'arne.fosseide@fjordavisa.example',
  ...change,
});
const found = (change: object) => finnRedaksjon(REGISTER, sent(change));
const judged = (change: object) => {
  const id = found(change)?.id;
  return vurderKontakt(REGISTER, REGISTER.find((one) => one.id === id) ?? null, sent(change));
};
/** Nothing that is known, except what is said. */
const NOWHERE = {
  ...{ epost: 'ola@annet.example', kontaktpersonEpost: 'kari@annet.example' },
  ...{ redaksjon: 'Annet', kontaktpersonOrganisasjon: 'Annet' },
};

describe('the newsroom of an application', () => {
  it.each([
    ['by the known address', {}, 'fjord', 'kontaktensAdresse', 'fjordavisa.example'],
    [
      ...([
        'by the domain of the contact person',
        { kontaktpersonEpost: 'ny@FJORDAVISA.example' },
      ] as const),
      ...(['fjord', 'kontaktensDomene', 'fjordavisa.example'] as const),
    ],
    [
      ...(['by a subdomain', { kontaktpersonEpost: 'ny@post.fjordavisa.example' }] as const),
      ...(['fjord', 'kontaktensDomene', 'fjordavisa.example'] as const),
    ],
    [
      ...(['by the longer domain', { kontaktpersonEpost: 'ny@desk.fjordavisa.example' }] as const),
      ...(['kyst', 'kontaktensDomene', 'desk.fjordavisa.example'] as const),
    ],
    [
      'by the domain of the applicant',
      { ...NOWHERE, epost: 'ola@fjordavisa.example' },
      ...(['fjord', 'soekersDomene', 'fjordavisa.example'] as const),
    ],
    [
      'by the name',
      { ...NOWHERE, kontaktpersonOrganisasjon: 'FJORDAVISA  as' },
      ...(['fjord', 'navn', null] as const),
    ],
    [
      'by the name that it had before it was merged',
      { ...NOWHERE, redaksjon: 'Fjordnytt' },
      ...(['fjord', 'navn', null] as const),
    ],
  ])('is found %s', (_, change, id, grunnlag, domene) => {
    expect(found(change)).toEqual({ id, grunnlag, domene });
  });

  it('is not known when nothing fits, and a common provider is nobody’s domain', () => {
    expect(found(NOWHERE)).toBeNull();
    const careless = [{ ...FJORD, domener: ['gmail.com'] }];
    const change = { ...NOWHERE, epost: 'ola@gmail.com', kontaktpersonEpost: 'kari@gmail.com' };
    expect(finnRedaksjon(careless, sent(change))).toBeNull();
  });

  it('is none when two have the name', () => {
    const twin = { ...FJORD, id: 'twin', navn: 'Fjordavisa ASA', domener: [] };
    const change = { ...NOWHERE, redaksjon: 'Fjordavisa' };
    expect(finnRedaksjon([FJORD, twin], sent(change))).toBeNull();
  });

  it('is never found by a domain that only looks like its own', () => {
    const label = fc.stringMatching(/^[a-z0-9]{1,12}$/);
    fc.assert(
      fc.property(label, label, (before, after) => {
        for (const domene of [
          `${before}fjordavisa.example`,
          `fjordavisa.example.${after}`,
          `fjordavisa-${after}.example`,
        ]) {
          const treff = found({ ...NOWHERE, kontaktpersonEpost: `arne.fosseide@${domene}` });
          expect(treff).toBeNull();
        }
      }),
    );
  });
});

describe('what is known of the contact person', () => {
  it('is the editor, or another one, by the address alone', () => {
    expect(judged({})).toEqual({ kjennskap: 'redaktoer', advarsel: null });
    expect(judged({ kontaktpersonArbeidsgiver: 'A. Fosseide' }).kjennskap).toBe('redaktoer');
    expect(judged({ kontaktpersonEpost: 'Siri.Vassbotn@fjordavisa.example' })).toEqual({
      ...{ kjennskap: 'kontakt', advarsel: null },
    });
    const kyst = { ...NOWHERE, kontaktpersonEpost: 'kystradioen@gmail.com' };
    expect(judged(kyst)).toEqual({ kjennskap: 'redaktoer', advarsel: null });
  });

  it('is unknown at an address of the newsroom that nobody has seen', () => {
    const change = {
      ...{ kontaktpersonArbeidsgiver: 'Ny Vaktsjef', kontaktpersonEpost: 'ny@fjordavisa.example' },
    };
    expect(judged(change)).toEqual({ kjennskap: 'ukjentKontakt', advarsel: null });
  });

  it.each([
    [
      ...(['annenAdresse', { kontaktpersonEpost: 'arne@fjordavisa.example' }] as const),
      'Fjordavisa',
    ],
    [
      ...(['fremmedDomene', { kontaktpersonEpost: 'arne.fosseide@fjordavlsa.example' }] as const),
      'Fjordavisa',
    ],
    [
      ...(['fremmedDomene', { kontaktpersonEpost: 'arne.fosseide@gmail.com' }] as const),
      'Fjordavisa',
    ],
    ['redaktoerEtAnnetSted', NOWHERE, 'Fjordavisa'],
    [
      ...(['redaktoerEtAnnetSted', { kontaktpersonEpost: 'ny@kystradioen.example' }] as const),
      'Fjordavisa',
    ],
  ] as const)('is a warning with the editor’s name: %s', (hva, change, redaksjon) => {
    const { kjennskap, advarsel } = judged(change);
    expect(['ukjent', 'ukjentKontakt']).toContain(kjennskap);
    expect(advarsel).toEqual({ hva, navn: 'Arne Fosseide', redaksjon });
  });

  it('warns of any address outside the newsroom’s domains', () => {
    const change = {
      ...{ kontaktpersonArbeidsgiver: 'Ny Vaktsjef', kontaktpersonEpost: 'ny@annet.example' },
    };
    expect(judged(change).advarsel?.hva).toBe('fremmedDomene');
  });

  it('is never known by an address that is not in the register, whatever the name', () => {
    const label = fc.stringMatching(/^[a-z0-9]{1,12}$/);
    const name = fc.constantFrom('Arne Fosseide', 'ARNE  FOSSEIDE', 'Siri Vassbotn', 'Ola Annen');
    fc.assert(
      fc.property(label, label, name, (local, domene, kontaktpersonArbeidsgiver) => {
        const kontaktpersonEpost = `${local}@${domene}.example`;
        const { kjennskap } = judged({ kontaktpersonArbeidsgiver, kontaktpersonEpost });
        expect(['ukjent', 'ukjentKontakt']).toContain(kjennskap);
      }),
    );
  });
});

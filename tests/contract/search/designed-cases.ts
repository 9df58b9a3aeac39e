import type { Sak } from '#domain/sak.ts';
import { buildDokument, buildRettsmoete, buildSak } from '#tests/support/cases/build-sak.ts';

/** The moment at which everything is searched, unless a test says otherwise. */
export const NOW = new Date('2026-03-10T12:00:00+01:00');

const at = (start: string, rettsmoetetype = 'Hovedforhandling', hours = 6.5) =>
  buildRettsmoete(`${start}:00+01:00`, { rettsmoetetype, hours });
const TOSL = {
  domstolId: 'TOSL',
  domstolNavn: 'Oslo tingrett',
  domstolSoekenavn: ['TOSL', 'Oslo tingrett'],
};
const TVVA = {
  domstolId: 'TVVA',
  domstolNavn: 'Vestoppland og Valdres tingrett',
  domstolSoekenavn: ['TVVA', 'Vestoppland og Valdres tingrett', 'Vestre Innlandet tingrett'],
};
const LB = {
  domstolId: 'LB',
  domstolNavn: 'Borgarting lagmannsrett',
  domstolSoekenavn: ['LB', 'Borgarting lagmannsrett'],
};
const TIOF = {
  domstolId: 'TIOF',
  domstolNavn: 'Sis- ja Nuorta-Finnmárkku diggegoddi/Indre og Østre Finnmark tingrett',
  domstolSoekenavn: ['TIOF', 'Deatnu/Tana', 'Vadsø'],
};

const sak = (sakId: string, overrides: Partial<Sak>): Sak =>
  buildSak({
    sakId,
    advokat: null,
    rettensAdministrator: null,
    foerstSett: new Date('2026-02-01T09:00:00+01:00'),
    ...overrides,
  });

/** The cases of the hand-written expectations. All names are made up. */
export const DESIGNED: readonly Sak[] = [
  sak('h-tyveri', {
    saksnummer: '25-187797MED-TSOS/TSAR',
    advokat: 'Tone Åsmyr\nPer Vik',
    rettensAdministrator: 'Gro Øverli',
    rettsmoeter: [at('2026-03-16T09:00')],
    dokumenter: [buildDokument({ publiseringsdato: '2026-03-02' })],
  }),
  sak('h-strl', {
    saksnummer: '26-031846MED-TSOS/TFRE',
    saksTema: 'strl. § 321 – tyveri av sykler',
    parter: 'Påtalemyndigheten mot Åse Sæther og Renée Lopez-Hansen',
    rettsmoeter: [
      at('2026-03-17T09:00'),
      {
        ...at('2026-03-19T09:00', 'Domsavsigelse', 1),
        ...{ sal: 'Rettssal 250, 2. etasje', begrensninger: ['lukkedeDoerer'] },
      },
    ],
    foerstSett: new Date('2026-03-09T09:00:00+01:00'),
  }),
  sak('h-nynorsk', {
    saksnummer: '26-041452ENE-TVVA/TGJO',
    ...TVVA,
    saksTema: 'Køyring i påverka tilstand, vegtrafikklova § 22',
    sakstype: 'Enedommersak',
    parter: 'Påtalemakta mot Øystein Bjørk',
    begrensninger: [
      { type: 'referatforbud', tekst: null, gjelderTil: '2026-03-10' },
      { type: 'fotoforbud', tekst: null, gjelderTil: '2026-03-09' },
    ],
    rettsmoeter: [at('2026-03-18T10:00', 'Tilståelsesdom', 2)],
  }),
  sak('h-konkurs', {
    saksnummer: '26-118204KON-TOSL/01',
    ...TOSL,
    saksTema: 'Konkursbegjæring',
    sakstype: 'Konkurssak',
    parter: 'Skatteetaten mot Havnegata Kaffebrenneri AS',
    rettsmoeter: [{ ...at('2026-03-20T10:00', 'Muntlig forhandling', 1), sal: 'Sal B' }],
  }),
  sak('h-tvist', {
    saksnummer: '24-123456TVI-TOSL/04',
    ...TOSL,
    saksTema: 'Tvist om prisavslag etter bustadoppføringslova. Konkursen i boligselskapet',
    sakstype: 'Tvistesak',
    parter: 'Sameiet Elvekanten 2–6 mot Fjordbygg Eiendom AS',
    advokat: 'Even Bakkerud',
    bistandsadvokater: ['Liv Tyveri'],
    rettsmoeter: [
      at('2026-03-05T09:00', 'Planmøte', 1),
      at('2026-03-23T09:00'),
      at('2026-03-24T09:00'),
      at('2026-04-08T09:00', 'Planmøte', 1),
    ],
  }),
  sak('h-ordet-med', {
    saksnummer: '26-091365ENE-TOSL/02',
    ...TOSL,
    saksTema: 'Krangel med politi',
    advokat: 'Karim Sal',
    sakstype: 'Enedommersak',
    rettsmoeter: [at('2026-03-25T09:00')],
  }),
  sak('h-api', {
    saksnummer: '26-150733MED-TSOS/TMSS',
    saksTema: 'Straffeloven § 232, jf. § 231 – grov narkotikaovertredelse',
    erHentetFraSakApi: true,
    beskrivelse: 'Saken er hentet fra domstolens saksregister.',
    rettsmoeter: [],
    parter: 'Påtalemyndigheten mot Skjult Navnesen',
    foerstSett: new Date('2026-03-12T00:30:00+01:00'),
  }),
  sak('h-uten-moete', {
    saksnummer: '26-160001MED-TSOS/TSAR',
    saksTema: 'Tiltale uten møte',
    rettsmoeter: [],
    dokumenter: [buildDokument({ publiseringsdato: '2026-03-11' })],
  }),
  sak('h-utgaatt', {
    saksnummer: '25-100001MED-TSOS/TSAR',
    saksTema: 'Gammel tiltale',
    rettsmoeter: [at('2025-12-09T09:00')],
    dokumenter: [
      buildDokument({ publiseringsdato: '2025-11-01' }),
      buildDokument({ avgivelsesdato: '2025-12-10' }),
    ],
  }),
  sak('h-dom', {
    saksnummer: 'HR-2022-1401-U',
    domstolId: 'HR',
    domstolNavn: 'Norges Høyesterett',
    domstolSoekenavn: ['HR', 'Norges Høyesterett'],
    saksTema: 'Anke over dommen fra lagmannsretten',
    sakstype: null,
    rettsmoeter: [at('2026-01-20T09:00', 'Ankeforhandling')],
    dokumenter: [
      buildDokument({ avgivelsesdato: '2026-02-20', publiseringsdato: '2026-02-21' }),
      buildDokument({ avgivelsesdato: '2026-03-03', publiseringsdato: '2026-03-04' }),
    ],
  }),
  sak('h-dom-fersk', {
    saksnummer: 'LB-2026-102939-2',
    ...LB,
    saksTema: 'Ankesak om straffutmåling',
    sakstype: 'Ankesak, straff',
    rettsmoeter: [at('2026-02-24T09:00', 'Ankeforhandling')],
    dokumenter: [buildDokument({ avgivelsesdato: '2026-03-09' })],
  }),
  sak('h-samisk', {
    saksnummer: '25-173920MED-TIOF/TVAD',
    ...TIOF,
    saksTema: 'Naturmangfoldloven § 75 – ulovlig felling av fredet vilt',
    parter: 'Påtalemyndigheten mot Áile Đorraš',
    rettsmoeter: [at('2026-03-27T09:30', 'Hovedforhandling', 5.5)],
  }),
  sak('h-anonym', {
    saksnummer: '26-066910MED-TSOS/THAL',
    saksTema: 'Straffeloven § 282 – mishandling i nære relasjoner',
    parter: 'Påtalemyndigheten mot Skjult Navnesen',
    parterAnonymisert: true,
    begrensninger: [{ type: 'skjultIdentitet', tekst: null, gjelderTil: null }],
    rettsmoeter: [at('2026-03-26T09:00')],
  }),
  // Over midnight, over the edges of a range, and over both at once.
  sak('h-natt', {
    saksnummer: '26-070001ENE-TSOS/TSAR',
    saksTema: 'Fengsling',
    rettsmoeter: [at('2026-05-01T23:00', 'Fengslingsmøte', 2)],
  }),
  sak('h-midnatt', {
    saksnummer: '26-070002ENE-TSOS/TSAR',
    saksTema: 'Fengsling',
    rettsmoeter: [
      buildRettsmoete('2026-05-03T22:00:00+02:00', { rettsmoetetype: 'Fengslingsmøte', hours: 2 }),
    ],
  }),
  sak('h-lang', {
    saksnummer: '26-070003ENE-TSOS/TSAR',
    saksTema: 'Rettighetstvist',
    rettsmoeter: [at('2026-04-20T09:00', 'Befaring', 24 * 40)],
  }),
];

import type { Berammingsliste, Beslektet, Filer, SakHit, Saksdetaljer } from '#contract/sak.ts';

/** A hit as the server sends it; every name is made up. */
export function shownSak(change: Partial<SakHit> = {}): SakHit {
  return {
    sakId: 'S1',
    saksnummer: '26-031846MED-TOSL/03',
    rettsmoeteIntervaller: [
      {
        start: '2026-11-23T09:00:00+01:00',
        end: '2026-11-23T15:30:00+01:00',
        begrensninger: [],
        gjelder: true,
      },
    ],
    begrensninger: [],
    domstolNavn: 'Oslo tingrett',
    saksTema: 'Straffeloven § 271 – kroppskrenkelse, og straffeloven § 263 – trusler',
    sakstype: 'Meddomsrettssak',
    parter: 'Påtalemyndigheten mot Jonas Myrland',
    parterStatus: 0,
    tiltale: { utgaaetFil: false, filer: [shownFile] },
    avgjorelse: { utgaaetFil: false, filer: [] },
    avsagt: null,
    isFavoritt: false,
    erHentetFraSakApi: false,
    beskrivelse: null,
    foerstSett: '2026-10-12T08:14:00+02:00',
    endret: null,
    ...change,
  };
}

const shownFile = {
  tittel: 'Tiltale',
  filNavn: 'tiltale-1.pdf',
  domstolInitialer: 'TOSL',
  publiseringsdato: '2026-10-12',
  avgivelsesdato: null,
  begrensninger: [],
};

/** The files of a list as the case page has them. */
export const withFrist = ({ utgaaetFil, filer }: Filer): Saksdetaljer['tiltale'] => ({
  utgaaetFil,
  filer: filer.map((fil) => ({ ...fil, tilgjengeligTil: '2027-02-10T15:30:00+01:00' })),
});

const NO_FILES = { utgaaetFil: false, filer: [] };
const EXPIRED = { utgaaetFil: true, filer: [] };
const days = (count: number) =>
  Array.from({ length: count }, (_, day) => ({
    start: `2026-11-${String(2 + day).padStart(2, '0')}T09:00:00+01:00`,
    end: `2026-11-${String(2 + day).padStart(2, '0')}T15:30:00+01:00`,
    begrensninger: [],
    gjelder: true,
  }));

/** One of each kind: every status of the parties, every state of the files. */
export const everyKindOfSak: readonly SakHit[] = [
  shownSak({ isFavoritt: true }),
  shownSak({
    sakId: 'S2',
    saksnummer: '25-187797MED-TSOS/TSAR',
    domstolNavn: 'Søndre Østfold tingrett',
    parter: null,
    parterStatus: 2,
    avgjorelse: {
      utgaaetFil: false,
      filer: [{ ...shownFile, tittel: 'Dom', filNavn: 'dom-1.pdf', avgivelsesdato: '2026-11-18' }],
    },
    avsagt: '2026-11-18',
  }),
  shownSak({
    sakId: 'S3',
    saksnummer: '26-044218TVI-TOSL/08',
    sakstype: 'Tvistesak',
    rettsmoeteIntervaller: days(9),
    saksTema: 'Tvist om prisavslag og erstatning etter bustadoppføringslova. '.repeat(6),
    parter: Array.from({ length: 60 }, (_, nr) => `Prøveperson Nummer${nr} (saksøker)`).join(', '),
    tiltale: NO_FILES,
  }),
  shownSak({ sakId: 'S4', saksnummer: '25-206918MED-TSOS/TFRE', parter: null, parterStatus: 1 }),
  shownSak({
    sakId: 'S5',
    saksnummer: '26-150733MED-TROG/TLIL',
    rettsmoeteIntervaller: [],
    erHentetFraSakApi: true,
    beskrivelse: 'Ikke berammet. Saken er hentet fra domstolens saksregister.',
    parter: null,
    parterStatus: 3,
    tiltale: NO_FILES,
  }),
  shownSak({
    sakId: 'S6',
    saksnummer: '26-012377MED-THRD/TBER',
    domstolNavn: 'Sis- ja Nuorta-Finnmárkku diggegoddi/Indre og Østre Finnmark tingrett',
    parter: null,
    parterStatus: 2,
    tiltale: EXPIRED,
    avgjorelse: EXPIRED,
    avsagt: '2026-08-19',
    saksTema: null,
    sakstype: null,
  }),
];

/** `count` rows of every kind, each with an id of its own. */
export function manyHits(count: number, totalHits = count): Berammingsliste {
  const hits = Array.from({ length: count }, (_, nr) => {
    const kind = everyKindOfSak[nr % everyKindOfSak.length] ?? shownSak();
    return { ...kind, sakId: `${kind.sakId}-${nr}`, treff: [] };
  });
  return {
    hits,
    totalHits,
    sakerUtenfor: [],
    fasetter: null,
    menteDu: [],
    skrivemaate: null,
    nye: null,
    utveier: [],
    dag: null,
    nesten: null,
  };
}

/** Cases with most of the words of a search by 'fengsling kniv kontaktforbud buss', `count` of `totalHits`. */
export function manyNesten(
  count: number,
  totalHits = count,
): NonNullable<Berammingsliste['nesten']> {
  const hits = manyHits(count).hits.map((hit, nr) => ({
    ...hit,
    sakId: `N-${hit.sakId}`,
    mangler: nr % 2 === 0 ? ['buss'] : ['kniv', 'buss'],
  }));
  return { hits, totalHits, ord: 4, minst: 2 };
}

/** A case page with hearings, files and a party list that is too long to show whole. */
export function shownDetails(change: Partial<Saksdetaljer> = {}): Saksdetaljer {
  return {
    sakId: 'S1',
    saksnummer: '25-187797MED-TSOS/TSAR',
    saksTema: 'Straffeloven § 371, jf. § 372 – grovt bedrageri',
    erFavoritt: true,
    erHentetFraSakApi: false,
    domstolNavn: 'Søndre Østfold tingrett',
    sakstype: 'Meddomsrettssak',
    parter: everyKindOfSak[2]?.parter ?? null,
    parterStatus: 0,
    begrensninger: [],
    navnSkjules: '2026-11-24T15:30:00+01:00',
    parterSkjult: null,
    foerstSett: '2026-10-12T08:14:00+02:00',
    endret: null,
    ...{ beslektede: [], endringer: [], harEldreEndringer: false },
    advokat: 'Politiadvokat Anders Prøvdal\nAdvokat Hanne Testberg',
    rettensAdministrator: 'Tingrettsdommer Sigrid Eksempel',
    startdato: '2026-11-02T09:00:00+01:00',
    sluttdato: '2026-11-10T15:30:00+01:00',
    bistandsadvokater: ['Advokat Peder Prøve'],
    tiltale: withFrist({ utgaaetFil: false, filer: [shownFile] }),
    avgjorelse: NO_FILES,
    avsagt: null,
    møteliste: days(6).map(({ start, end }) => ({
      start,
      slutt: end,
      sal: 'Sal 2',
      rettsalAdresse: 'Prøveveien 12, 1721 Sarpsborg',
      rettsmøteType: 'Hovedforhandling',
      begrensninger: [],
    })),
    beskrivelse: null,
    ...change,
  };
}

export const shownBeslektet = (change: Partial<Beslektet> = {}): Beslektet => ({
  ...shownSak(change),
  anke: change.anke ?? null,
});

/** The appeal in the case of `shownDetails`, and the remand in it. */
export const shownBeslektede: readonly Beslektet[] = [
  shownBeslektet({
    ...{
      sakId: 'S20',
      saksnummer: '26-121330AST-BORG/01',
      anke: 'til',
      domstolNavn: 'Borgarting lagmannsrett',
    },
    rettsmoeteIntervaller: [
      {
        ...{ start: '2027-01-12T09:00:00+01:00', end: '2027-01-12T15:30:00+01:00' },
        ...{ begrensninger: ['lukkedeDoerer'], gjelder: true },
      },
    ],
    begrensninger: [{ type: 'referatforbud', tekst: null, gjelderTil: null }],
    saksTema: 'Anke over straffutmålingen i Søndre Østfold tingretts dom. '.repeat(6),
  }),
  shownBeslektet({
    ...{ sakId: 'S21', saksnummer: '25-187797ENE-TSOS/TSAR', saksTema: 'Fengsling' },
    ...{ domstolNavn: 'Søndre Østfold tingrett', sakstype: 'Enedommersak' },
    ...{ parter: null, parterStatus: 2, tiltale: NO_FILES, rettsmoeteIntervaller: days(1) },
    avgjorelse: {
      utgaaetFil: false,
      filer: [
        { ...shownFile, tittel: 'Kjennelse', filNavn: 'k.pdf', avgivelsesdato: '2026-10-02' },
      ],
    },
    avsagt: '2026-10-02',
  }),
];

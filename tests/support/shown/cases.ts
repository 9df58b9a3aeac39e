import type { Berammingsliste, SakHit, Saksdetaljer } from '#contract/sak.ts';

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

const NO_FILES = { utgaaetFil: false, filer: [] };
const EXPIRED = { utgaaetFil: true, filer: [] };
const days = (count: number) =>
  Array.from({ length: count }, (_, day) => ({
    start: `2026-11-${String(2 + day).padStart(2, '0')}T09:00:00+01:00`,
    end: `2026-11-${String(2 + day).padStart(2, '0')}T15:30:00+01:00`,
    begrensninger: [],
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
  };
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
    parterSkjult: null,
    advokat: 'Politiadvokat Anders Prøvdal\nAdvokat Hanne Testberg',
    rettensAdministrator: 'Tingrettsdommer Sigrid Eksempel',
    startdato: '2026-11-02T09:00:00+01:00',
    sluttdato: '2026-11-10T15:30:00+01:00',
    bistandsadvokater: ['Advokat Peder Prøve'],
    tiltale: { utgaaetFil: false, filer: [shownFile] },
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

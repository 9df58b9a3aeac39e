import { shownEposter } from './eposter.ts';
import type { Kommentar } from '#contract/admin/samtale.ts';
import type {
  SoeknadDetaljer,
  SoeknadStillingRad,
  SoeknaderMedStilling,
} from '#contract/admin/soeknader.ts';
import { avslagTekster } from '#domain/avslag.ts';
import { shownSoeknad } from './profil.ts';
import { shownKjentRedaksjon } from './redaksjoner.ts';

type Line = readonly [string, string, string, string, number, 0 | 1 | 2 | 3, string?];

// Everybody is made up.
const LINES: readonly Line[] = [
  ['GURO', 'STEINSLAND', 'Rettsreporter', 'Vestlandsposten', 6, 1],
  [
    'Tobias',
    'Engen',
    'Fotojournalist',
    'Hedmark Bilde og Nyhet',
    9,
    2,
    'Ikke redaksjonelt arbeid.',
  ],
  [
    ...(['Lea', 'Bergsund', 'Undersøkende journalist', 'Redaksjonen Dybde', 13, 3] as const),
    'Kontaktperson har skiftet stilling, ny bekreftelse er sendt.',
  ],
  ['Per-Kristian', 'Tveit-Johannessen', 'Redaksjonssjef', 'Sørlandets Dagblad', 17, 0],
  ['Amina Yusuf', 'Dahle', 'Krimreporter', 'Nordkystens Tidende', 18, 0],
  [
    ...(['Mats Rolfsen', 'Eide', 'Frilansjournalist', 'Egen virksomhet', 18, 3] as const),
    'Venter på svar fra oppdragsgiver.',
  ],
  ['Silje', 'Haugnes', 'Journalist', 'Østfold Nyhetsavis', 19, 0],
];

const idOf = (nr: number) => `0b9a4c1e-5a44-4c1d-9a53-${String(nr).padStart(12, '0')}`;

const noon = (day: number) => `2026-11-${String(day).padStart(2, '0')}T09:12:00+01:00`;

/** What employers have said: everything that there is, in turn. */
const SVAR = ['bekreftet', 'avkreftet', 'venter', 'utloept', 'ikkeSpurt'] as const;

/** The list of applications, as administrators see it on 24 November. */
export function shownSoeknader(): SoeknadStillingRad[] {
  return LINES.map(([fornavn, etternavn, stilling, redaksjon, day, status, kommentar], index) => {
    const svar = SVAR[index % SVAR.length]!;
    const isAnswered = svar === 'bekreftet' || svar === 'avkreftet';
    return {
      id: idOf(index),
      ...{ fornavn, etternavn, stilling, redaksjon, status },
      søknadsDato: noon(day),
      kommentar: kommentar ?? null,
      kontaktperson: 'Ragnhild Tangen-Fossheim',
      arbeidsgiver: {
        svar,
        spurt: svar === 'ikkeSpurt' ? null : noon(day),
        svart: isAnswered ? noon(day + 2) : null,
        melding: svar === 'avkreftet' ? 'Har sluttet hos oss. Spør heller redaksjonssjefen.' : null,
      },
      ventetDager: 24 - day,
      muligDuplikat: index % 3 === 0,
      harSoektFoer: index % 2 === 0,
      ulest: index % 4 === 1,
    };
  });
}

/** A page of the list, of `totalt` in all. */
export function shownSoeknaderPage(
  soeknader: readonly SoeknadStillingRad[] = shownSoeknader(),
  totalt: number = soeknader.length,
): SoeknaderMedStilling {
  return { soeknader: [...soeknader], totalt, antall: { klare: 6, venter: 14, paaVent: 3 } };
}

/** What administrators have written to each other: of before there was a time, one's own, and a new one. */
export function shownSamtale(): Kommentar[] {
  const [own, other] = [
    { av: 'KARI LUNDE MOEN', egen: true },
    { av: 'Torbjørn Lysvåg', egen: false },
  ];
  return [
    {
      ...{ id: 1, ...other, tidspunkt: null, ny: false },
      tekst: 'Hun var i Kystradioen til i høst. Har vi avsluttet den gamle tilgangen?',
    },
    {
      ...{ id: 2, ...own, tidspunkt: '2026-11-19T09:05:00+01:00', ny: false },
      tekst: 'Ja, avsluttet 30.09.2026.\nKortet er levert.',
    },
    {
      ...{ id: 3, ...other, tidspunkt: '2026-11-20T10:40:00+01:00', ny: true },
      tekst: 'Arbeidsgiver bekreftet behovet 20.11.',
    },
  ];
}

const AVSLAGSGRUNNER = [
  [
    'Arbeidsgiver bekreftet ikke behovet',
    'Arbeidsgiveren du oppga, bekreftet ikke at du trenger tilgang.',
  ],
  [
    'Ikke tilknyttet et redigert medium',
    'Vi fant ikke at redaksjonen du oppga, er et redigert medium med ansvarlig redaktør.',
  ],
  ['Har allerede tilgang', 'Du har allerede tilgang til Domstolenes pressetjeneste.'],
] as const;

/** An application as an administrator reviews it. */
export function shownSoeknadDetaljer(change: Partial<SoeknadDetaljer> = {}): SoeknadDetaljer {
  const { fornavn, etternavn, foretrukketDomstolNavn, søknadsDato, ...soeknad } = shownSoeknad();
  return {
    id: idOf(6),
    ...{ fornavn, etternavn, foretrukketDomstolNavn, søknadsDato, soeknad },
    ...{ stilling: soeknad.stilling, redaksjon: soeknad.redaksjon, eposter: shownEposter() },
    foretrukketDomstol: soeknad.foretrukketDomstolId,
    redaksjonen: shownKjentRedaksjon(),
    status: 0,
    kommentar: 'Arbeidsgiver bekreftet behovet 20.11.',
    samtale: shownSamtale(),
    lagret: { av: 'Kari Lunde Moen', tidspunkt: '2026-11-20T10:35:00+01:00' },
    sluttdato: '2027-11-19',
    ...{ avslagBegrunnelse: null, behandlet: null, behandletAv: null, versjon: 1 },
    avslagSoeknadMal: avslagTekster.mal,
    avslagsgrunner: AVSLAGSGRUNNER.map(([navn, tekst], at) => ({ id: at + 1, navn, tekst })),
    avslaattFor: [],
    bekreftelser: [
      {
        kontaktperson: soeknad.kontaktpersonArbeidsgiver,
        organisasjon: soeknad.kontaktpersonOrganisasjon,
        epost: soeknad.kontaktpersonEpost,
        spurt: '2026-11-19T09:12:00+01:00',
        svarfrist: '2026-12-19',
        svar: 'bekreftet',
        svart: '2026-11-20T10:30:00+01:00',
        erstattet: false,
      },
    ],
    arbeidsgiver: {
      svar: 'bekreftet',
      spurt: '2026-11-19T09:12:00+01:00',
      svart: '2026-11-20T10:30:00+01:00',
    },
    tidligereSoeknader: [
      {
        id: idOf(20),
        søknadsDato: '2025-10-02T09:00:00+02:00',
        status: 2,
        kommentar: 'Mangler bekreftelse fra arbeidsgiver innen fristen.',
      },
      {
        id: idOf(21),
        søknadsDato: '2024-03-14T09:00:00+01:00',
        status: 1,
        kommentar: 'Tilgang utløpt etter manglende årlig oppdatering.',
      },
    ],
    duplikater: [
      {
        id: idOf(22),
        fornavn: 'Even',
        etternavn: 'Prøvesen',
        søknadsDato: '2026-11-02T09:00:00+01:00',
        status: 0,
        like: ['epost', 'telefon'],
        arbeidsgiver: { svar: 'venter', spurt: '2026-11-02T09:00:00+01:00', svart: null },
      },
    ],
    ...change,
  };
}

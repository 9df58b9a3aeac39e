import type { SoeknadStilling, SoeknadVis } from '#domain/soeknad-stilling.ts';
import { bokmaal } from '#domain/texts.ts';

export const t = bokmaal({
  heading: 'Søknader',
  texts: 'E-poster og avslagsgrunner',
  undecided: 'Ny/på vent',
  history: 'Historikk',
  failed: 'Kunne ikke hente søknadene',
  pages: 'Sider med søknader',
  show: 'Vis søknader',
  showKinds: 'Vis',
  search: 'Søk i søknader',
  searchHint: 'Navn, redaksjon eller kontaktperson',
  oldestFirst: 'Behandle den eldste først',
  oldestFirstKey: 'B',
  name: 'Navn',
  nameUp: 'Navn, A–Å',
  nameDown: 'Navn, Å–A',
  duplicate: 'Mulig duplikat',
  appliedBefore: 'Har søkt før',
  klage: 'Klage venter',
  klager: (count: number) =>
    count === 1 ? '1 klage venter på svar.' : `${count} klager venter på svar.`,
  showKlager: 'Vis dem',
  position: 'Stilling',
  workplace: 'Arbeidssted',
  contact: 'Kontaktperson',
  employersAnswer: 'Arbeidsgivers svar',
  confirmedFirst: 'Arbeidsgivers svar, bekreftet først',
  confirmedLast: 'Arbeidsgivers svar, bekreftet sist',
  applicationDate: 'Søknadsdato',
  dateUp: 'Søknadsdato, eldste først',
  dateDown: 'Søknadsdato, nyeste først',
  waited: 'Ventet',
  waitedLongest: 'Ventet lengst',
  waitedShortest: 'Ventet kortest',
  status: 'Status',
  newFirst: 'Status, nye først',
  onHoldFirst: 'Status, på vent først',
  comment: 'Kommentar',
  anyAnswer: 'Alle svar',
  onlyThose: 'Bare søknader som',
  noHits: 'Ingen treff på søknader.',
  sameDay: 'samme dag',
  fromToday: 'fra i dag',
  days: (count: number) => (count === 1 ? '1 dag' : `${count} dager`),
  answeredAfter: (days: number) => (days === 1 ? 'etter 1 dag' : `etter ${days} dager`),
  waitsFor: (days: number) => (days === 1 ? 'i 1 dag' : `i ${days} dager`),
  waitedLong: (days: number) => `Ventet ${days} dager eller mer`,
  hits: (count: number) => `${count} treff på søknader`,
  waiting: (count: number) => (count === 1 ? '1 søknad venter' : `${count} søknader venter`),
});

/** The parts of the list, in the order in which they are shown. */
export const PARTS = bokmaal({
  klare: 'Klare til avgjørelse',
  venter: 'Venter på arbeidsgiver',
  paaVent: 'På vent',
  alle: 'Alle',
} satisfies Record<SoeknadVis, string>);

type Counted = (count: number) => string;

/** How many there are of a part. */
export const FOUND = bokmaal({
  klare: (count) =>
    count === 1 ? '1 søknad er klar til avgjørelse' : `${count} søknader er klare til avgjørelse`,
  venter: (count) =>
    count === 1 ? '1 søknad venter på arbeidsgiver' : `${count} søknader venter på arbeidsgiver`,
  paaVent: (count) => (count === 1 ? '1 søknad er på vent' : `${count} søknader er på vent`),
  alle: (count) => (count === 1 ? '1 søknad' : `${count} søknader`),
} satisfies Record<SoeknadVis, Counted>);

/** A part is empty. */
export const NONE = bokmaal({
  klare: 'Ingen søknader er klare til avgjørelse.',
  venter: 'Ingen søknader venter på arbeidsgiver.',
  paaVent: 'Ingen søknader er på vent.',
} satisfies Record<SoeknadStilling, string>);

/** How many there are of another part, after that. */
export const OTHERS = bokmaal({
  klare: (count) =>
    count === 1 ? '1 er klar til avgjørelse.' : `${count} er klare til avgjørelse.`,
  venter: (count) => `${count} venter på arbeidsgiver.`,
  paaVent: (count) => `${count} er på vent.`,
} satisfies Record<SoeknadStilling, Counted>);

/** Where the way leads from an empty list. */
export const WAY_ON = bokmaal({
  klare: 'Vis de som er klare til avgjørelse',
  venter: 'Vis de som venter på arbeidsgiver',
  paaVent: 'Vis de som er på vent',
  everything: 'Vis alle, også historikk',
  unfiltered: 'Fjern filtrene',
} satisfies Record<SoeknadStilling | 'everything' | 'unfiltered', string>);

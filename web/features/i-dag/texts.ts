import { texts } from '#domain/texts.ts';
import { formatCount } from '#web/format.ts';

export const t = texts({
  title: { nb: 'I dag', nn: 'I dag' },
  heading: { nb: (day: string) => `I dag, ${day}`, nn: (day: string) => `I dag, ${day}` },
  lastHere: { nb: (when: string) => `Sist her ${when}`, nn: (when: string) => `Sist her ${when}` },
  firstVisit: {
    nb: 'Første gang her. Endringer fra det siste døgnet vises.',
    nn: 'Første gong her. Endringar frå det siste døgnet blir viste.',
  },
  print: { nb: 'Skriv ut', nn: 'Skriv ut' },
  sums: { nb: 'Oversikt', nn: 'Oversikt' },
  newer: {
    nb: 'Det har kommet noe nytt siden du åpnet siden.',
    nn: 'Det har kome noko nytt sidan du opna sida.',
  },
  showNewer: { nb: 'Vis det', nn: 'Vis det' },

  // The line of sums
  sumHearings: {
    nb: (n: number) => `${formatCount(n, 'rettsmøte', 'rettsmøter')} i dag`,
    nn: (n: number) => `${formatCount(n, 'rettsmøte', 'rettsmøte')} i dag`,
  },
  sumChanges: {
    nb: (n: number) => `${formatCount(n, 'endring', 'endringer')} i favoritter`,
    nn: (n: number) => `${formatCount(n, 'endring', 'endringar')} i favorittar`,
  },
  sumHits: {
    nb: (n: number) => formatCount(n, 'nytt treff', 'nye treff'),
    nn: (n: number) => formatCount(n, 'nytt treff', 'nye treff'),
  },
  sumDocuments: {
    nb: (n: number) => formatCount(n, 'nytt dokument', 'nye dokumenter'),
    nn: (n: number) => formatCount(n, 'nytt dokument', 'nye dokument'),
  },
  sumVanishing: {
    nb: (n: number) => `${formatCount(n, 'sak', 'saker')} mister innhold`,
    nn: (n: number) => `${formatCount(n, 'sak', 'saker')} mistar innhald`,
  },

  // Hearings
  courtsToday: { nb: 'Mine domstoler i dag', nn: 'Mine domstolar i dag' },
  tomorrow: { nb: (day: string) => `I morgen, ${day}`, nn: (day: string) => `I morgon, ${day}` },
  nextDay: {
    nb: (day: string) => `Neste rettsdag, ${day}`,
    nn: (day: string) => `Neste rettsdag, ${day}`,
  },
  hearings: {
    nb: (n: number) => formatCount(n, 'rettsmøte', 'rettsmøter'),
    nn: (n: number) => formatCount(n, 'rettsmøte', 'rettsmøte'),
  },
  inRooms: {
    nb: (hearings: string, rooms: number) => `${hearings}, ${formatCount(rooms, 'sal', 'saler')}`,
    nn: (hearings: string, rooms: number) => `${hearings}, ${formatCount(rooms, 'sal', 'salar')}`,
  },
  wholeList: { nb: 'Hele dagslisten', nn: 'Heile dagslista' },
  noHearings: { nb: 'Ingen rettsmøter i dag.', nn: 'Ingen rettsmøte i dag.' },
  next: { nb: 'Neste:', nn: 'Neste:' },
  noNext: { nb: 'Ingen rettsmøter fremover.', nn: 'Ingen rettsmøte framover.' },
  moreHearings: {
    nb: (n: number) => `og ${formatCount(n, 'rettsmøte', 'rettsmøter')} til`,
    nn: (n: number) => `og ${formatCount(n, 'rettsmøte', 'rettsmøte')} til`,
  },
  moreByCourt: {
    nb: (n: number, courts: string) => `og ${n} til: ${courts}`,
    nn: (n: number, courts: string) => `og ${n} til: ${courts}`,
  },
  cancelled: { nb: 'Avlyst', nn: 'Avlyst' },
  moved: { nb: 'Flyttet', nn: 'Flytta' },
  missing: { nb: 'Ikke i domstolens siste liste', nn: 'Ikkje i siste liste frå domstolen' },
  noRoom: { nb: 'Sal ikke oppgitt', nn: 'Sal ikkje oppgitt' },
  chooseCourts: { nb: 'Velg domstolene dine', nn: 'Vel domstolane dine' },
  whyCourts: {
    nb: 'Når du har valgt domstoler, står rettsmøtene i dag og neste rettsdag her.',
    nn: 'Når du har valt domstolar, står rettsmøta i dag og neste rettsdag her.',
  },
  loadingHearings: { nb: 'Henter rettsmøtene', nn: 'Hentar rettsmøta' },
  hearingsFailed: { nb: 'Kunne ikke hente rettsmøtene', nn: 'Kunne ikkje hente rettsmøta' },

  // Favourites
  favourites: { nb: 'Favoritter', nn: 'Favorittar' },
  changes: {
    nb: (n: number) => formatCount(n, 'endring', 'endringer'),
    nn: (n: number) => formatCount(n, 'endring', 'endringar'),
  },
  noChanges: {
    nb: (n: number) => `Ingen endringer i ${formatCount(n, 'sak', 'saker')}`,
    nn: (n: number) => `Ingen endringar i ${formatCount(n, 'sak', 'saker')}`,
  },
  noFavourites: { nb: 'Du har ingen favoritter', nn: 'Du har ingen favorittar' },
  allFavourites: { nb: 'Alle favoritter', nn: 'Alle favorittar' },

  // Saved searches
  saved: { nb: 'Lagrede søk', nn: 'Lagra søk' },
  hits: {
    nb: (n: number, of: number, all: number) =>
      `${formatCount(n, 'nytt treff', 'nye treff')} i ${of} av ${all} søk`,
    nn: (n: number, of: number, all: number) =>
      `${formatCount(n, 'nytt treff', 'nye treff')} i ${of} av ${all} søk`,
  },
  noHits: {
    nb: (n: number) => `Ingen nye treff i ${n} søk`,
    nn: (n: number) => `Ingen nye treff i ${n} søk`,
  },
  noSaved: { nb: 'Du har ingen lagrede søk', nn: 'Du har ingen lagra søk' },
  allSaved: { nb: 'Alle lagrede søk', nn: 'Alle lagra søk' },
  newHits: {
    nb: (n: number) => formatCount(n, 'ny', 'nye'),
    nn: (n: number) => formatCount(n, 'ny', 'nye'),
  },
  first: { nb: (where: string) => `Først ${where}:`, nn: (where: string) => `Først ${where}:` },
  moreSearches: {
    nb: (n: number) => `og ${n} søk til med nye treff`,
    nn: (n: number) => `og ${n} søk til med nye treff`,
  },

  // Documents
  documents: { nb: 'Nye avgjørelser og tiltaler', nn: 'Nye avgjerder og tiltalar' },
  decisionIn: { nb: 'Avgjørelse i', nn: 'Avgjerd i' },
  indictmentIn: { nb: 'Tiltale i', nn: 'Tiltale i' },
  decided: { nb: (day: string) => `Avsagt ${day}`, nn: (day: string) => `Avsagd ${day}` },
  decisions: {
    nb: (n: number) => formatCount(n, 'avgjørelse', 'avgjørelser'),
    nn: (n: number) => formatCount(n, 'avgjerd', 'avgjerder'),
  },
  indictments: {
    nb: (n: number) => formatCount(n, 'tiltale', 'tiltaler'),
    nn: (n: number) => formatCount(n, 'tiltale', 'tiltalar'),
  },
  noDocuments: {
    nb: (courts: number) =>
      courts === 0
        ? 'Ingen blant favorittene'
        : `Ingen i ${formatCount(courts, 'domstol', 'domstoler')} eller blant favorittene`,
    nn: (courts: number) =>
      courts === 0
        ? 'Ingen blant favorittane'
        : `Ingen i ${formatCount(courts, 'domstol', 'domstolar')} eller blant favorittane`,
  },
  onlyNewest: { nb: 'bare de nyeste', nn: 'berre dei nyaste' },
  more: { nb: (n: number) => `Vis ${n} til`, nn: (n: number) => `Vis ${n} til` },
  fewer: { nb: 'Vis færre', nn: 'Vis færre' },
  seeAll: { nb: 'Se alle', nn: 'Sjå alle' },

  // What becomes hidden
  vanishing: {
    nb: (days: number) => `Forsvinner innen ${DAYS[days] ?? days} dager`,
    nn: (days: number) => `Forsvinn innan ${DAYS[days] ?? days} dagar`,
  },
  noVanishing: {
    nb: (n: number) => `Ingenting av ${formatCount(n, 'favoritt', 'favoritter')}`,
    nn: (n: number) => `Ingenting av ${formatCount(n, 'favoritt', 'favorittar')}`,
  },
  cases: {
    nb: (n: number) => formatCount(n, 'sak', 'saker'),
    nn: (n: number) => formatCount(n, 'sak', 'saker'),
  },
  goes: {
    navn: { nb: 'navnene', nn: 'namna' },
    tiltale: { nb: 'tiltalen', nn: 'tiltalen' },
    avgjoerelse: { nb: 'avgjørelsen', nn: 'avgjerda' },
  },
  lastHearing: {
    nb: (day: string) => `Siste rettsmøte var ${day}`,
    nn: (day: string) => `Siste rettsmøte var ${day}`,
  },

  loading: { nb: 'Henter det som er nytt', nn: 'Hentar det som er nytt' },
  failed: { nb: 'Kunne ikke hente det som er nytt', nn: 'Kunne ikkje hente det som er nytt' },

  // When
  today: { nb: 'i dag', nn: 'i dag' },
  yesterday: { nb: 'i går', nn: 'i går' },
  tomorrowDay: { nb: 'i morgen', nn: 'i morgon' },
  at: { nb: 'kl.', nn: 'kl.' },
});

const DAYS: Readonly<Record<number, string>> = { 1: 'én', 2: 'to', 3: 'tre' };

import { texts } from '#domain/texts.ts';

/** The texts of the e-mail with notices. */
export const t = texts({
  newHits: {
    nb: (count: number) => (count === 1 ? '1 nytt treff' : `${count} nye treff`),
    nn: (count: number) => (count === 1 ? '1 nytt treff' : `${count} nye treff`),
  },
  andOthers: {
    nb: (count: number) => `, og ${count} til`,
    nn: (count: number) => `, og ${count} til`,
  },
  /** The rest, when there is more than the e-mail is made of. */
  andMore: {
    nb: (count: number) => (count === 0 ? ', og flere til' : `, og mer enn ${count} til`),
    nn: (count: number) => (count === 0 ? ', og fleire til' : `, og meir enn ${count} til`),
  },
  favourites: {
    nb: (what: string, saksnummer: string) => `Favoritter: ${what} i ${saksnummer}`,
    nn: (what: string, saksnummer: string) => `Favorittar: ${what} i ${saksnummer}`,
  },
  inSearches: {
    nb: (count: number, searches: number) =>
      `${count === 1 ? '1 nytt treff' : `${count} nye treff`} i ${searches === 1 ? 'et lagret søk' : `${searches} lagrede søk`}`,
    nn: (count: number, searches: number) =>
      `${count === 1 ? '1 nytt treff' : `${count} nye treff`} i ${searches === 1 ? 'eit lagra søk' : `${searches} lagra søk`}`,
  },
  changes: {
    nb: (count: number) => `${count === 1 ? '1 endring' : `${count} endringer`} i favorittene dine`,
    nn: (count: number) => `${count === 1 ? '1 endring' : `${count} endringar`} i favorittane dine`,
  },
  both: {
    nb: (hits: string, changes: string) => `${hits}, og ${changes}`,
    nn: (hits: string, changes: string) => `${hits}, og ${changes}`,
  },
  seeThem: { nb: 'Se dem i søket', nn: 'Sjå dei i søket' },
  moreHits: {
    nb: (count: number, navn: string) => `og ${count} til i «${navn}»`,
    nn: (count: number, navn: string) => `og ${count} til i «${navn}»`,
  },
  noneAhead: { nb: 'Ingen kommende rettsmøter', nn: 'Ingen rettsmøte framover' },
  notScheduled: { nb: 'Ikke berammet', nn: 'Ikkje beramma' },
  noRoom: { nb: 'sal ikke oppgitt', nn: 'sal ikkje oppgitt' },
  restricted: {
    nb: (names: readonly string[]) =>
      `${names.length === 1 ? 'Begrensning' : 'Begrensninger'}: ${names.join(', ')}`,
    nn: (names: readonly string[]) =>
      `${names.length === 1 ? 'Avgrensing' : 'Avgrensingar'}: ${names.join(', ')}`,
  },
  labels: {
    nb: (merker: readonly string[]) =>
      `${merker.length === 1 ? 'Ditt merke' : 'Dine merker'}: ${merker.join(', ')}`,
    nn: (merker: readonly string[]) =>
      `${merker.length === 1 ? 'Merket ditt' : 'Merka dine'}: ${merker.join(', ')}`,
  },

  favouritesHeading: { nb: 'Favoritter', nn: 'Favorittar' },
  ofFavourites: {
    nb: (count: number) => (count === 1 ? '1 endring' : `${count} endringer`),
    nn: (count: number) => (count === 1 ? '1 endring' : `${count} endringar`),
  },
  seeFavourites: { nb: 'Se favorittene dine', nn: 'Sjå favorittane dine' },
  moreChanges: {
    nb: (count: number) => `og ${count} til i favorittene dine`,
    nn: (count: number) => `og ${count} til i favorittane dine`,
  },
  fromTo: {
    nb: (fra: string | null, til: string | null) =>
      [fra === null ? null : `fra ${fra}`, til === null ? 'ikke lenger oppgitt' : `til ${til}`]
        .filter(Boolean)
        .join(til === null ? ', ' : ' '),
    nn: (fra: string | null, til: string | null) =>
      [fra === null ? null : `frå ${fra}`, til === null ? 'ikkje lenger oppgitt' : `til ${til}`]
        .filter(Boolean)
        .join(til === null ? ', ' : ' '),
  },
  inHearing: {
    nb: (name: string, day: string) => `${name}, i rettsmøtet ${day}`,
    nn: (name: string, day: string) => `${name}, i rettsmøtet ${day}`,
  },

  evenMore: {
    nb: 'Det er kommet mer enn denne e-posten har plass til.',
    nn: 'Det har kome meir enn denne e-posten har plass til.',
  },
  toNytt: { nb: 'Gå til Nytt', nn: 'Gå til Nytt' },
  sinceThen: {
    nb: 'Partenes navn og hva saken gjelder, står aldri i e-posten. Tidspunkter kan endre seg. Se saken før du reiser.',
    nn: 'Namna på partane og kva saka gjeld, står aldri i e-posten. Tidspunkt kan endre seg. Sjå saka før du reiser.',
  },
  rhythm: {
    straks: {
      nb: 'Du får denne e-posten med en gang noe skjer.',
      nn: 'Du får denne e-posten med ein gong noko skjer.',
    },
    daglig: {
      nb: 'Du får denne e-posten hver morgen kl. 07:00.',
      nn: 'Du får denne e-posten kvar morgon kl. 07:00.',
    },
    ukentlig: {
      nb: 'Du får denne e-posten hver mandag kl. 07:00.',
      nn: 'Du får denne e-posten kvar måndag kl. 07:00.',
    },
  },
  change: { nb: 'Endre hva du får på e-post', nn: 'Endre kva du får på e-post' },
  stop: { nb: 'Stopp e-postene om nytt', nn: 'Stopp e-postane om nytt' },
});

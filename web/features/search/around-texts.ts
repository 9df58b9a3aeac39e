import { texts } from '#domain/texts.ts';

/** The texts of what is loaded with the hits (parts.ts) and stands around them. */
export const t = texts({
  choosePeriod: { nb: 'Velg periode', nn: 'Vel periode' },

  favourites: { nb: 'Favoritter', nn: 'Favorittar' },
  noFavourites: {
    nb: 'Du har ingen favoritter. Velg stjernen ved en sak for å følge den her.',
    nn: 'Du har ingen favorittar. Vel stjerna ved ei sak for å følgje saka her.',
  },
  favouritesFailed: {
    nb: 'Kunne ikke hente favorittene dine. Vent litt, og prøv igjen.',
    nn: 'Kunne ikkje hente favorittane dine. Vent litt, og prøv igjen.',
  },

  tips: { nb: 'Søketips', nn: 'Søketips' },
  tipWhat: {
    nb: 'Søk på navn, tema, saksnummer, sakstype eller rettsmøtetype.',
    nn: 'Søk på namn, tema, saksnummer, sakstype eller rettsmøtetype.',
  },
  tipPhrase: {
    nb: 'Bruk anførselstegn for fraser: «grov vold».',
    nn: 'Bruk hermeteikn for frasar: «grov vold».',
  },
  tipCodes: {
    nb: 'Koder i tingretten: MED, ENE, TVI og KON.',
    nn: 'Kodar i tingretten: MED, ENE, TVI og KON.',
  },
  tipAdvanced: {
    nb: 'I utvidet søk må alle vilkårene stemme.',
    nn: 'I utvida søk må alle vilkåra stemme.',
  },
  tipWide: {
    nb: 'Bred tabell? Shift + musehjul ruller sidelengs.',
    nn: 'Brei tabell? Shift + musehjul rullar sidelengs.',
  },

  coverage: { nb: 'Se hva domstolene har levert', nn: 'Sjå kva domstolane har levert' },
  listsUnknown: {
    nb: 'Vi vet ikke når domstolenes lister sist ble mottatt.',
    nn: 'Vi veit ikkje når vi sist fekk lister frå domstolane.',
  },
  retry: { nb: 'Prøv igjen', nn: 'Prøv igjen' },
  noList: {
    nb: 'Vi har ikke mottatt noen liste fra denne domstolen.',
    nn: 'Vi har ikkje motteke noka liste frå denne domstolen.',
  },
  listReceived: {
    nb: (court: string, moment: string) => `Listen fra ${court} ble sist mottatt ${moment}.`,
    nn: (court: string, moment: string) => `Lista frå ${court} blei sist motteken ${moment}.`,
  },
  listLate: {
    nb: 'Den er forsinket, og saker kan mangle.',
    nn: 'Lista er forseinka, og saker kan mangle.',
  },
  listsOfCourts: {
    nb: 'Når kom listen fra hver domstol?',
    nn: 'Når kom listene frå domstolane?',
  },
  listsLate: {
    nb: (count: number) => `${count} er forsinket.`,
    nn: (count: number) => `${count} er forseinka.`,
  },
  late: { nb: 'Forsinket', nn: 'Forseinka' },
});

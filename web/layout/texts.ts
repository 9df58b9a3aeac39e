import { texts } from '#domain/texts.ts';

/** The texts around every page, which are there from the first load. */
export const t = texts({
  places: { nb: 'Pressetjenesten', nn: 'Pressetenesta' },
  menu: { nb: 'Meny', nn: 'Meny' },
  myProfile: { nb: 'Min profil', nn: 'Min profil' },
  signOut: { nb: 'Logg ut', nn: 'Logg ut' },
  today: { nb: 'I dag', nn: 'I dag' },
  search: { nb: 'Søk', nn: 'Søk' },
  dagsliste: { nb: 'Dagsliste', nn: 'Dagsliste' },
  favourites: { nb: 'Favoritter', nn: 'Favorittar' },
  savedSearches: { nb: 'Lagrede søk', nn: 'Lagra søk' },
  news: { nb: 'Nytt', nn: 'Nytt' },
  coverage: { nb: 'Dekning', nn: 'Dekning' },
  notes: { nb: 'Notater', nn: 'Notat' },
  contact: { nb: 'Kontakt oss', nn: 'Kontakt oss' },
  privacy: { nb: 'Personvernerklæring', nn: 'Personvernerklæring' },
  accessibility: { nb: 'Tilgjengelighetserklæring', nn: 'Tilgjengeerklæring' },
  questions: { nb: 'Spørsmål og svar', nn: 'Spørsmål og svar' },
  guide: { nb: 'Brukerveiledning', nn: 'Brukarrettleiing' },
  facebook: { nb: 'Facebook', nn: 'Facebook' },
  instagram: { nb: 'Instagram', nn: 'Instagram' },
  linkedIn: { nb: 'LinkedIn', nn: 'LinkedIn' },
  noContact: {
    nb: 'Ingen kontakt med tjenesten. Innholdet kan være utdatert. Siden fortsetter av seg selv når forbindelsen er tilbake.',
    nn: 'Ingen kontakt med tenesta. Innhaldet kan vere utdatert. Sida held fram når sambandet er tilbake.',
  },
  retry: { nb: 'Prøv igjen', nn: 'Prøv igjen' },
  toFirstPage: { nb: 'Til forsiden', nn: 'Til framsida' },
  reference: {
    nb: (id: string) => `Skjer det flere ganger, ta kontakt og oppgi referansen ${id}.`,
    nn: (id: string) => `Skjer det fleire gonger, ta kontakt og oppgi referansen ${id}.`,
  },
});

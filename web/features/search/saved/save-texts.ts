import { texts } from '#domain/texts.ts';

/** The texts of the dialog that saves a search. */
export const t = texts({
  title: { nb: 'Lagre søket', nn: 'Lagre søket' },
  saved: {
    nb: (name: string) => `Søket er lagret som «${name}».`,
    nn: (name: string) => `Søket er lagra som «${name}».`,
  },
  seeSaved: { nb: 'Se lagrede søk', nn: 'Sjå lagra søk' },
  close: { nb: 'Lukk', nn: 'Lukk' },
  saveAs: { nb: 'Lagre som', nn: 'Lagre som' },
  newSearch: { nb: 'Et nytt søk', nn: 'Eit nytt søk' },
  insteadOf: {
    nb: (name: string) => `I stedet for «${name}»`,
    nn: (name: string) => `I staden for «${name}»`,
  },
  name: { nb: 'Navn', nn: 'Namn' },
  period: { nb: 'Periode', nn: 'Periode' },
  moving: {
    nb: (period: string) => `${period}, fra den dagen du åpner søket`,
    nn: (period: string) => `${period}, frå den dagen du opnar søket`,
  },
  fixed: { nb: (days: string) => `Bare ${days}`, nn: (days: string) => `Berre ${days}` },
  notSaved: { nb: 'Søket er ikke lagret', nn: 'Søket er ikkje lagra' },
  save: { nb: 'Lagre', nn: 'Lagre' },
  saving: { nb: 'Lagrer søket', nn: 'Lagrar søket' },
});

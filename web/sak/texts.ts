import { texts } from '#domain/texts.ts';

/** The texts of rows of cases, which load with the search page. */
export const t = texts({
  // The columns that are called otherwise than the field that they show.
  favourite: { nb: 'Favoritt', nn: 'Favoritt' },
  hearing: { nb: 'Rettsmøte', nn: 'Rettsmøte' },
  number: { nb: 'Saksnr', nn: 'Saksnr' },
  indictment: { nb: 'Tiltale', nn: 'Tiltale' },
  decision: { nb: 'Avgjørelse', nn: 'Avgjerd' },
  given: { nb: 'Avsagt', nn: 'Avsagd' },
  columns: { nb: 'Kolonner', nn: 'Kolonnar' },
  star: {
    nb: (saksnummer: string) => `Legg til som favoritt, sak ${saksnummer}`,
    nn: (saksnummer: string) => `Legg til som favoritt, sak ${saksnummer}`,
  },
  isNew: { nb: 'Ny', nn: 'Ny' },
  whenSeen: {
    nb: (saksnummer: string) => `Når saken kom, sak ${saksnummer}`,
    nn: (saksnummer: string) => `Når saka kom, sak ${saksnummer}`,
  },
  firstSeen: {
    nb: (when: string) => `Første gang sett ${when}`,
    nn: (when: string) => `Sett første gong ${when}`,
  },
  changed: { nb: (when: string) => `Endret ${when}`, nn: (when: string) => `Endra ${when}` },
  restriction: { nb: 'Begrensning: ', nn: 'Avgrensing: ' },
  hit: { nb: 'Treff', nn: 'Treff' },
  coming: { nb: 'Kommende', nn: 'Kommande' },
  hearings: {
    nb: (count: number) => (count === 1 ? `${count} rettsmøte` : `${count} rettsmøter`),
    nn: (count: number) => `${count} rettsmøte`,
  },
  earlier: {
    nb: (count: number) => `${count} tidligere`,
    nn: (count: number) => `${count} tidlegare`,
  },
  inPeriod: {
    nb: (count: number) => `${count} til i perioden`,
    nn: (count: number) => `${count} til i perioden`,
  },
  later: { nb: (count: number) => `${count} senere`, nn: (count: number) => `${count} seinare` },
  inIndictment: { nb: 'I tiltalen', nn: 'I tiltalen' },
  inDecision: { nb: 'I avgjørelsen', nn: 'I avgjerda' },
  showLess: { nb: 'Vis mindre', nn: 'Vis mindre' },
  showAll: { nb: 'Vis hele beskrivelsen', nn: 'Vis heile beskrivinga' },
  ofFile: {
    nb: (saksnummer: string) => ` (sak ${saksnummer}, PDF, åpnes i ny fane)`,
    nn: (saksnummer: string) => ` (sak ${saksnummer}, PDF, opnar seg i ny fane)`,
  },
});

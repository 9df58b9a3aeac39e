import { texts } from '#domain/texts.ts';

export const t = texts({
  heading: { nb: 'Notater', nn: 'Notat' },
  private: {
    nb: 'Bare du ser notatene. De slettes når du avslutter profilen.',
    nn: 'Berre du ser notata. Dei blir sletta når du avsluttar profilen.',
  },
  loading: { nb: 'Henter notatene', nn: 'Hentar notata' },
  loadFailed: { nb: 'Kunne ikke hente notatene dine', nn: 'Kunne ikkje hente notata dine' },
  count: {
    nb: (count: number) => (count === 1 ? '1 sak' : `${count} saker`),
    nn: (count: number) => (count === 1 ? '1 sak' : `${count} saker`),
  },
  search: { nb: 'Søk i notatene', nn: 'Søk i notata' },
  found: {
    nb: (count: number) => (count === 1 ? '1 sak passer' : `${count} saker passer`),
    nn: (count: number) => (count === 1 ? '1 sak passar' : `${count} saker passar`),
  },
  noneFound: { nb: 'Ingen notater passer.', nn: 'Ingen notat passar.' },
  showAll: { nb: 'Vis alle', nn: 'Vis alle' },
  labels: { nb: 'Merker', nn: 'Merke' },
  none: {
    nb: 'Du har ingen notater. Du skriver et på siden til en sak.',
    nn: 'Du har ingen notat. Du skriv eit på sida til ei sak.',
  },
  goToSearch: { nb: 'Gå til søk', nn: 'Gå til søk' },

  hidden: { nb: 'Skjult av domstolen', nn: 'Skjult av domstolen' },
  saved: { nb: (when: string) => `Lagret ${when}`, nn: (when: string) => `Lagra ${when}` },
  delete: { nb: 'Slett', nn: 'Slett' },
  noteOf: {
    nb: (saksnummer: string) => `notatet på sak ${saksnummer}`,
    nn: (saksnummer: string) => `notatet på sak ${saksnummer}`,
  },

  deleteHeading: { nb: 'Slett notatet', nn: 'Slett notatet' },
  deleting: { nb: 'Sletter notatet', nn: 'Slettar notatet' },
  deleteFailed: { nb: 'Notatet er ikke slettet', nn: 'Notatet er ikkje sletta' },
  deleteQuestion: {
    nb: (saksnummer: string) =>
      `Vil du slette notatet og merkene på sak ${saksnummer}? Det kan ikke angres.`,
    nn: (saksnummer: string) =>
      `Vil du slette notatet og merka på sak ${saksnummer}? Det kan ikkje angrast.`,
  },
});

import { texts } from '#domain/texts.ts';

/** The reader's own note on a case. */
export const t = texts({
  heading: { nb: 'Eget notat', nn: 'Eige notat' },
  private: {
    nb: 'Bare du ser notatet. Det slettes når du avslutter profilen.',
    nn: 'Berre du ser notatet. Det blir sletta når du avsluttar profilen.',
  },
  loading: { nb: 'Henter notatet', nn: 'Hentar notatet' },
  failed: { nb: 'Kunne ikke hente notatet.', nn: 'Kunne ikkje hente notatet.' },
  note: { nb: 'Notat', nn: 'Notat' },
  labels: { nb: 'Merker', nn: 'Merke' },
  labelsHelp: {
    nb: 'Skill med komma, for eksempel: politi, ring tilbake',
    nn: 'Skil med komma, til dømes: politi, ring tilbake',
  },
  remove: { nb: 'Slett notatet', nn: 'Slett notatet' },
  removed: { nb: 'Notatet er slettet.', nn: 'Notatet er sletta.' },
  undo: { nb: 'Angre', nn: 'Angre' },
  savedAt: {
    nb: (time: string) => `Lagret kl. ${time}`,
    nn: (time: string) => `Lagra kl. ${time}`,
  },
  saved: { nb: (when: string) => `Lagret ${when}`, nn: (when: string) => `Lagra ${when}` },
  notSaved: { nb: 'Notatet er ikke lagret.', nn: 'Notatet er ikkje lagra.' },
  overwrite: { nb: 'Lagre dette likevel', nn: 'Lagre dette likevel' },
  reload: { nb: 'Hent det andre', nn: 'Hent det andre' },
  retry: { nb: 'Prøv igjen', nn: 'Prøv igjen' },
});

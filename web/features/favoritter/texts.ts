import { texts } from '#domain/texts.ts';

export const t = texts({
  heading: { nb: 'Favoritter', nn: 'Favorittar' },
  /** What a calendar is of. */
  mine: { nb: 'favorittene dine', nn: 'favorittane dine' },
  count: {
    nb: (count: number) => (count === 1 ? '1 sak' : `${count} saker`),
    nn: (count: number) => (count === 1 ? '1 sak' : `${count} saker`),
  },
  notes: { nb: 'Notater', nn: 'Notat' },
  subscribe: { nb: 'Abonner i kalender', nn: 'Abonner i kalender' },
  order: { nb: 'Sorter på', nn: 'Sorter etter' },
  byNext: { nb: 'Neste rettsmøte', nn: 'Neste rettsmøte' },
  byAdded: { nb: 'Sist lagt til', nn: 'Sist lagt til' },
  byChanged: { nb: 'Sist endret', nn: 'Sist endra' },
  byCourt: { nb: 'Domstol', nn: 'Domstol' },
  failed: { nb: 'Kunne ikke hente favorittene dine', nn: 'Kunne ikkje hente favorittane dine' },
  loading: { nb: 'Henter favorittene …', nn: 'Hentar favorittane …' },
  noComing: { nb: 'Ingen kommende rettsmøter', nn: 'Ingen kommande rettsmøte' },
  none: {
    nb: 'Du har ingen favoritter. Trykk på stjernen ved en sak.',
    nn: 'Du har ingen favorittar. Trykk på stjerna ved ei sak.',
  },
  toSearch: { nb: 'Gå til søk', nn: 'Gå til søk' },
  removed: {
    nb: (saksnummer: string) => `Sak ${saksnummer} er fjernet fra favorittene.`,
    nn: (saksnummer: string) => `Sak ${saksnummer} er fjerna frå favorittane.`,
  },
  removedForGood: {
    nb: (saksnummer: string) =>
      `Sak ${saksnummer} er fjernet fra favorittene. Den er skjult av domstolen, og kan ikke legges tilbake.`,
    nn: (saksnummer: string) =>
      `Sak ${saksnummer} er fjerna frå favorittane. Saka er skjult av domstolen, og kan ikkje leggjast tilbake.`,
  },
  undo: { nb: 'Angre', nn: 'Angre' },
  more: { nb: (count: number) => `og ${count} til`, nn: (count: number) => `og ${count} til` },
});

import { texts } from '#domain/texts.ts';
import { formatNumber } from '#web/format.ts';

/** The texts of the lists and the dialog in which facets are chosen. */
export const t = texts({
  find: { nb: (facet: string) => `Finn ${facet}`, nn: (facet: string) => `Finn ${facet}` },
  noHits: { nb: 'Ingen treff', nn: 'Ingen treff' },
  removeChosen: { nb: 'Fjern valg', nn: 'Fjern val' },
  valuesWithHits: {
    nb: (count: number, many: string) => `${count} ${many} med treff`,
    nn: (count: number, many: string) => `${count} ${many} med treff`,
  },
  filters: { nb: 'Filtre', nn: 'Filter' },
  searching: { nb: 'Søker …', nn: 'Søker …' },
  hits: {
    nb: (count: number) => `${formatNumber(count)} treff`,
    nn: (count: number) => `${formatNumber(count)} treff`,
  },
  showHits: {
    nb: (count: number) => `Vis ${formatNumber(count)} treff`,
    nn: (count: number) => `Vis ${formatNumber(count)} treff`,
  },
  removeAll: { nb: 'Fjern alle', nn: 'Fjern alle' },
  showAll: {
    nb: (count: number, many: string) => `Vis alle ${count} ${many}`,
    nn: (count: number, many: string) => `Vis alle ${count} ${many}`,
  },
});

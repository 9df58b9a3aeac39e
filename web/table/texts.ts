import { texts } from '#domain/texts.ts';

export const t = texts({
  perPage: { nb: 'Vis per side', nn: 'Vis per side' },
  all: { nb: 'Alle', nn: 'Alle' },
  allUpTo: {
    nb: (size: number) => `Alle (inntil ${size})`,
    nn: (size: number) => `Alle (inntil ${size})`,
  },
  noSuchPage: {
    nb: (page: number, last: number) => `Side ${page} finnes ikke. Siste side er ${last}.`,
    nn: (page: number, last: number) => `Side ${page} finst ikkje. Siste side er ${last}.`,
  },
  shownRows: {
    nb: (first: number, last: number, total: number) => `${first}–${last} av ${total}`,
    nn: (first: number, last: number, total: number) => `${first}–${last} av ${total}`,
  },
  previousPage: { nb: 'Forrige side', nn: 'Førre side' },
  nextPage: { nb: 'Neste side', nn: 'Neste side' },
  page: { nb: (page: number) => `Side ${page}`, nn: (page: number) => `Side ${page}` },
  sortBy: { nb: 'Sorter på', nn: 'Sorter etter' },
});

import { texts } from '#domain/texts.ts';

export const t = texts({
  noHits: { nb: 'Ingen treff', nn: 'Ingen treff' },
  searchInList: { nb: 'Søk i listen', nn: 'Søk i lista' },
});

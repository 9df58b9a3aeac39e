import { texts } from '#domain/texts.ts';

export const t = texts({
  day: {
    nb: (words: string, day: string) => `Dag: ${words}, ${day}`,
    nn: (words: string, day: string) => `Dag: ${words}, ${day}`,
  },
  days: {
    nb: (words: string, days: string) => `Dager: ${words}, ${days}`,
    nn: (words: string, days: string) => `Dagar: ${words}, ${days}`,
  },
  remove: { nb: 'Søk uten dagen', nn: 'Søk utan dagen' },
  asWords: { nb: 'Søk etter ordet i stedet', nn: 'Søk etter ordet i staden' },
  leftOut: {
    nb: (words: string) => `«${words}» er ikke med i søket.`,
    nn: (words: string) => `«${words}» er ikkje med i søket.`,
  },
});

import { texts } from '#domain/texts.ts';

export const t = texts({
  /** The field inside a sentence; its label says what to do there. */
  documentText: { nb: 'dokumenttekst', nn: 'dokumenttekst' },
  /** The name of a search: «Narkotika i Oslo». */
  inPlace: {
    nb: (what: string, place: string) => `${what} i ${place}`,
    nn: (what: string, place: string) => `${what} i ${place}`,
  },
});

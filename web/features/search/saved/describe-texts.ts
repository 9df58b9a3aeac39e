import { texts } from '#domain/texts.ts';

export const t = texts({
  /** The field inside a sentence; its label says what to do there. */
  documentText: { nb: 'dokumenttekst', nn: 'dokumenttekst' },
});

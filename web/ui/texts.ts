import { texts } from '#domain/texts.ts';

/** What every page may show. */
export const t = texts({
  close: { nb: 'Lukk', nn: 'Lukk' },
  tryAgain: { nb: 'Prøv igjen', nn: 'Prøv igjen' },
  saving: { nb: 'Lagring pågår', nn: 'Lagrar' },
  toContent: { nb: 'Til hovedinnhold', nn: 'Til hovudinnhald' },
  inNewTab: { nb: '(åpnes i ny fane)', nn: '(opnar seg i ny fane)' },
  none: { nb: 'Ingen', nn: 'Ingen' },
  partFailed: {
    nb: 'Denne delen av siden kunne ikke lastes.',
    nn: 'Denne delen av sida kunne ikkje lastast.',
  },
});

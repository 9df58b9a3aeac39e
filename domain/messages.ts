import { texts } from './texts.ts';
import { MONTHS_AHEAD, MONTHS_BACK } from './periods.ts';

/** The texts of the search form and of errors (docs/PRODUCT.md, "Messages"), which are there from the first load. */
export const messages = texts({
  search: {
    domstolRequired: { nb: 'Domstol er påkrevd.', nn: 'Domstol må fyllast ut.' },
    fraRequired: { nb: 'Fra dato er påkrevd.', nn: 'Frå dato må fyllast ut.' },
    tilRequired: { nb: 'Til dato er påkrevd.', nn: 'Til dato må fyllast ut.' },
    fraTooEarly: {
      nb: `Fra dato kan ikke være mer enn ${MONTHS_BACK} måneder tilbake i tid`,
      nn: `Frå dato kan ikkje vere meir enn ${MONTHS_BACK} månader tilbake i tid`,
    },
    fraAfterTil: {
      nb: 'Fra dato kan ikke være etter Til dato.',
      nn: 'Frå dato kan ikkje vere etter Til dato.',
    },
    tilTooLate: {
      nb: `Til dato kan ikke være mer enn ${MONTHS_AHEAD} måneder frem i tid`,
      nn: `Til dato kan ikkje vere meir enn ${MONTHS_AHEAD} månader fram i tid`,
    },
    textTooLong: {
      nb: 'Søketeksten kan ha høyst 500 tegn.',
      nn: 'Søketeksten kan ha høgst 500 teikn.',
    },
    tooManyWords: { nb: 'Søket kan ha høyst 40 ord.', nn: 'Søket kan ha høgst 40 ord.' },
    unusableText: {
      nb: 'Teksten har tegn som ikke kan brukes.',
      nn: 'Teksten har teikn som ikkje kan brukast.',
    },
    tooManyChosen: { nb: 'Du kan velge høyst 100 verdier.', nn: 'Du kan velje høgst 100 verdiar.' },
  },
  error: {
    heading: { nb: 'En feil har oppstått', nn: 'Det oppstod ein feil' },
    notFound: { nb: 'Siden finnes ikke.', nn: 'Sida finst ikkje.' },
    unknown: { nb: 'Ukjent feil.', nn: 'Ukjend feil.' },
    summary: {
      nb: 'Følgende feil må rettes opp før innsending:',
      nn: 'Desse feilane må rettast før du sender inn:',
    },
  },
});

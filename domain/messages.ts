import { texts } from './texts.ts';
import { MONTHS_AHEAD, MONTHS_BACK } from './periods.ts';

/** The texts of the search form and of errors, which are there from the first load. */
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
  },
  error: {
    heading: { nb: 'En feil har oppstått', nn: 'Det oppstod ein feil' },
    notFound: { nb: 'Siden finnes ikke.', nn: 'Sida finst ikkje.' },
    unknown: { nb: 'Ukjent feil.', nn: 'Ukjend feil.' },
    submit: { nb: 'En ukjent feil oppsto.', nn: 'Det oppstod ein ukjend feil.' },
    summary: {
      nb: 'Følgende feil må rettes opp før innsending:',
      nn: 'Desse feilane må rettast før du sender inn:',
    },
  },
  auth: {
    registerFailed: {
      nb: 'Kunne ikke hente informasjon fra Folkeregisteret.',
      nn: 'Kunne ikkje hente informasjon frå Folkeregisteret.',
    },
    registerFailedDetail: {
      nb: 'Vi har for øyeblikket problemer med å hente persondata. Prøv igjen senere.',
      nn: 'Vi har problem med å hente persondata akkurat no. Prøv igjen seinare.',
    },
  },
});

import { texts } from './texts.ts';

/** What a form says when it could not be sent, which is not there from the first load. */
export const formMessages = texts({
  submit: { nb: 'En ukjent feil oppsto.', nn: 'Det oppstod ein ukjend feil.' },
  registerFailed: {
    nb: 'Kunne ikke hente informasjon fra Folkeregisteret.',
    nn: 'Kunne ikkje hente informasjon frå Folkeregisteret.',
  },
  registerFailedDetail: {
    nb: 'Vi har for øyeblikket problemer med å hente persondata. Prøv igjen senere.',
    nn: 'Vi har problem med å hente persondata akkurat no. Prøv igjen seinare.',
  },
});

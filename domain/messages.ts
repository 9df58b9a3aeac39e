import { texts } from './texts.ts';
import { DOKUMENT_MONTHS, inWeeks, MONTHS_AHEAD, MONTHS_BACK, PARTER_DAYS } from './periods.ts';

/** The texts of the search page and of errors (docs/PRODUCT.md, "Messages"). The search page loads all of them. */
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
    lastRow: {
      nb: 'Du kan bla i de første 10 000 treffene. Velg domstol, kortere periode eller flere ord for å se resten.',
      nn: 'Du kan bla i dei første 10 000 treffa. Vel domstol, kortare periode eller fleire ord for å sjå resten.',
    },
    failed: {
      nb: 'En feil har oppstått ved søk i berammingslistene.',
      nn: 'Det oppstod ein feil ved søk i berammingslistene.',
    },
    empty: {
      nb: 'Vi fant ingen treff på søket ditt. Prøv gjerne andre søkeord.',
      nn: 'Vi fann ingen treff på søket ditt. Prøv gjerne andre søkeord.',
    },
  },
  parter: {
    anonymisert: { nb: 'Parter er anonymisert', nn: 'Partar er anonymiserte' },
    utloept: {
      nb: () => `Anonymisert ${inWeeks(PARTER_DAYS)} etter rettsmøtet`,
      nn: () => `Anonymisert ${inWeeks(PARTER_DAYS)} etter rettsmøtet`,
    },
    utenRettsmoete: {
      nb: 'Anonymisert for saker uten rettsmøte',
      nn: 'Anonymisert for saker utan rettsmøte',
    },
    visAlle: { nb: 'Vis alle parter', nn: 'Vis alle partar' },
  },
  dokument: {
    tiltaleExpired: {
      nb: `Fjernet ${DOKUMENT_MONTHS} måneder etter siste rettsmøte`,
      nn: `Fjerna ${DOKUMENT_MONTHS} månader etter siste rettsmøte`,
    },
    avgjoerelseExpired: {
      nb: `Fjernet ${DOKUMENT_MONTHS} måneder etter avsagt dom`,
      nn: `Fjerna ${DOKUMENT_MONTHS} månader etter at dommen var sagd`,
    },
  },
  sak: {
    idMissing: { nb: 'Kunne ikke finne saksdetaljer', nn: 'Kunne ikkje finne saksdetaljar' },
    failed: {
      nb: 'Kunne ikke hente berammingsdetaljer',
      nn: 'Kunne ikkje hente berammingsdetaljar',
    },
    noHearings: { nb: 'Saken har ingen rettsmøter', nn: 'Saka har ingen rettsmøte' },
  },
  favoritt: {
    addFailed: {
      nb: 'Uventet feil: Sak kunne ikke legges til som favoritt',
      nn: 'Uventa feil: Saka kunne ikkje leggjast til som favoritt',
    },
    removeFailed: {
      nb: 'Uventet feil: Sak kunne ikke fjernes fra favoritt',
      nn: 'Uventa feil: Saka kunne ikkje fjernast frå favorittane',
    },
  },
  error: {
    heading: { nb: 'En feil har oppstått', nn: 'Det oppstod ein feil' },
    notFound: { nb: 'Siden finnes ikke.', nn: 'Sida finst ikkje.' },
    unknown: { nb: 'Ukjent feil.', nn: 'Ukjend feil.' },
    submit: { nb: 'En ukjent feil oppsto.', nn: 'Det oppstod ein ukjend feil.' },
    summary: {
      nb: 'Følgende feil må rettes opp før innsending:',
      nn: 'Desse feila må rettast før innsending:',
    },
  },
  auth: {
    failed: { nb: 'Kunne ikke autentisere brukeren.', nn: 'Kunne ikkje autentisere brukaren.' },
    failedDetail: {
      nb: 'En uventet feil oppsto. Kunne ikke autentisere brukeren.',
      nn: 'Det oppstod ein uventa feil. Kunne ikkje autentisere brukaren.',
    },
    registerFailed: {
      nb: 'Kunne ikke hente informasjon fra Folkeregisteret.',
      nn: 'Kunne ikkje hente informasjon frå Folkeregisteret.',
    },
    registerFailedDetail: {
      nb: 'Vi har for øyeblikket problemer med å hente persondata. Prøv igjen senere.',
      nn: 'Vi har for tida problem med å hente persondata. Prøv igjen seinare.',
    },
  },
  varsel: { failed: { nb: 'Noe uventet gikk galt.', nn: 'Noko uventa gjekk gale.' } },
});

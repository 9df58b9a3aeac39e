import { DOKUMENT_MONTHS, inWeeks, MONTHS_AHEAD, MONTHS_BACK, PARTER_DAYS } from './periods.ts';

/** The texts of the search page and of errors (docs/PRODUCT.md, "Messages"). The search page loads all of them. */
export const messages = {
  search: {
    domstolRequired: 'Domstol er påkrevd.',
    fraRequired: 'Fra dato er påkrevd.',
    tilRequired: 'Til dato er påkrevd.',
    fraTooEarly: `Fra dato kan ikke være mer enn ${MONTHS_BACK} måneder tilbake i tid`,
    fraAfterTil: 'Fra dato kan ikke være etter Til dato.',
    tilTooLate: `Til dato kan ikke være mer enn ${MONTHS_AHEAD} måneder frem i tid`,
    textTooLong: 'Søketeksten kan ha høyst 500 tegn.',
    tooManyWords: 'Søket kan ha høyst 40 ord.',
    unusableText: 'Teksten har tegn som ikke kan brukes.',
    tooManyChosen: 'Du kan velge høyst 100 verdier.',
    lastRow:
      'Du kan bla i de første 10 000 treffene. Velg domstol, kortere periode eller flere ord for å se resten.',
    failed: 'En feil har oppstått ved søk i berammingslistene.',
    empty: 'Vi fant ingen treff på søket ditt. Prøv gjerne andre søkeord.',
  },
  parter: {
    anonymisert: 'Parter er anonymisert',
    utloept: `Anonymisert ${inWeeks(PARTER_DAYS)} etter rettsmøtet`,
    utenRettsmoete: 'Anonymisert for saker uten rettsmøte',
    visAlle: 'Vis alle parter',
  },
  dokument: {
    tiltaleExpired: `Fjernet ${DOKUMENT_MONTHS} måneder etter siste rettsmøte`,
    avgjoerelseExpired: `Fjernet ${DOKUMENT_MONTHS} måneder etter avsagt dom`,
  },
  sak: {
    idMissing: 'Kunne ikke finne saksdetaljer',
    failed: 'Kunne ikke hente berammingsdetaljer',
    noHearings: 'Saken har ingen rettsmøter',
  },
  favoritt: {
    add: 'Legg til som favoritt',
    addFailed: 'Uventet feil: Sak kunne ikke legges til som favoritt',
    removeFailed: 'Uventet feil: Sak kunne ikke fjernes fra favoritt',
  },
  error: {
    heading: 'En feil har oppstått',
    notFound: 'Siden finnes ikke.',
    unknown: 'Ukjent feil.',
    submit: 'En ukjent feil oppsto.',
    summary: 'Følgende feil må rettes opp før innsending:',
  },
  auth: {
    failed: 'Kunne ikke autentisere brukeren.',
    failedDetail: 'En uventet feil oppsto. Kunne ikke autentisere brukeren.',
    registerFailed: 'Kunne ikke hente informasjon fra Folkeregisteret.',
    registerFailedDetail:
      'Vi har for øyeblikket problemer med å hente persondata. Prøv igjen senere.',
  },
  varsel: { failed: 'Noe uventet gikk galt.' },
} as const;

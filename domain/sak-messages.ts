import { DOKUMENT_MONTHS, inWeeks, PARTER_DAYS } from './periods.ts';
import { texts } from './texts.ts';

/** The texts of hits and of a case, which come after the search form. */
export const sakMessages = texts({
  treff: {
    lastRow: {
      nb: 'Du kan bla i de første 10 000 treffene. Velg domstol, kortere periode eller flere ord for å se resten.',
      nn: 'Du kan bla i dei 10 000 første treffa. Vel domstol, kortare periode eller fleire ord for å sjå resten.',
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
    anonymisert: { nb: 'Parter er anonymisert', nn: 'Partane er anonymiserte' },
    utloept: {
      nb: () => `Anonymisert ${inWeeks(PARTER_DAYS)} etter rettsmøtet`,
      nn: () => `Anonymiserte ${inWeeks(PARTER_DAYS)} etter rettsmøtet`,
    },
    utenRettsmoete: {
      nb: 'Anonymisert for saker uten rettsmøte',
      nn: 'Anonymiserte i saker utan rettsmøte',
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
      nn: `Fjerna ${DOKUMENT_MONTHS} månader etter at dommen blei avsagd`,
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
});

import { bokmaal, texts } from './texts.ts';

/** The messages of answers that are not a success (docs/PRODUCT.md, "Calls"). */
export const apiMessages = texts({
  validation: {
    nb: 'Noe i forespørselen er ikke gyldig.',
    nn: 'Noko i førespurnaden er ikkje gyldig.',
  },
  /** Of a value that no form of ours would send. */
  value: { nb: 'Verdien er ikke gyldig.', nn: 'Verdien er ikkje gyldig.' },
  unauthenticated: { nb: 'Du må logge inn.', nn: 'Du må logge inn.' },
  noAccess: {
    nb: 'Du har ikke tilgang til pressetjenesten.',
    nn: 'Du har ikkje tilgang til pressetenesta.',
  },
  accessLapsed: { nb: 'Tilgangen din må oppdateres.', nn: 'Tilgangen din må oppdaterast.' },
  suspended: { nb: 'Tilgangen din er suspendert.', nn: 'Tilgangen din er suspendert.' },
  notAdmin: { nb: 'Har ikke tilgang til admin', nn: 'Har ikkje tilgang til admin' },
  hasAccess: {
    nb: 'Du har allerede tilgang til pressetjenesten.',
    nn: 'Du har allereie tilgang til pressetenesta.',
  },
  applicationActive: {
    nb: 'Søknaden din er allerede mottatt.',
    nn: 'Vi har allereie fått søknaden din.',
  },
  linkExpired: { nb: 'Fristen for å svare er ute.', nn: 'Svarfristen har gått ut.' },
  linkUsed: {
    nb: 'Lenken er allerede brukt. Svaret ditt er registrert.',
    nn: 'Lenka er allereie brukt. Svaret ditt er registrert.',
  },
  linkReplaced: {
    nb: 'Lenken gjelder ikke lenger. Du trenger ikke å gjøre noe.',
    nn: 'Lenka gjeld ikkje lenger. Du treng ikkje gjere noko.',
  },
  listChanged: {
    nb: 'Listen er endret siden du åpnet den. Last inn siden på nytt.',
    nn: 'Lista er endra sidan du opna henne. Last inn sida på nytt.',
  },
  forgedRequest: {
    nb: 'Forespørselen kom ikke fra pressetjenesten.',
    nn: 'Førespurnaden kom ikkje frå pressetenesta.',
  },
  notFound: { nb: 'Fant ikke det du ba om.', nn: 'Fann ikkje det du bad om.' },
  methodNotAllowed: { nb: 'Dette kan ikke gjøres her.', nn: 'Dette kan ikkje gjerast her.' },
  requestTimeout: {
    nb: 'Forespørselen kom for sent frem.',
    nn: 'Førespurnaden kom for seint fram.',
  },
  headersTooLarge: {
    nb: 'Adressen er for lang, eller det følger for mye med den.',
    nn: 'Adressa er for lang, eller det følgjer for mykje med adressa.',
  },
  malformed: {
    nb: 'Forespørselen kan ikke leses.',
    nn: 'Førespurnaden kan ikkje lesast.',
  },
  unsupportedMediaType: {
    nb: 'Forespørselen må være JSON.',
    nn: 'Førespurnaden må vere JSON.',
  },
  lengthRequired: {
    nb: 'Forespørselen må oppgi hvor stor den er.',
    nn: 'Førespurnaden må oppgi storleiken sin.',
  },
  tooLarge: { nb: 'Forespørselen er for stor.', nn: 'Førespurnaden er for stor.' },
  rangeNotSatisfiable: {
    nb: 'Filen har ikke den delen du ba om.',
    nn: 'Fila har ikkje den delen du bad om.',
  },
  tooManyRequests: {
    nb: 'For mange forespørsler. Vent litt og prøv igjen.',
    nn: 'For mange førespurnader. Vent litt og prøv igjen.',
  },
  unexpected: { nb: 'En ukjent feil oppsto.', nn: 'Det oppstod ein ukjend feil.' },
  searchTooSlow: {
    nb: 'Søket tar for lang tid. Prøv med færre ord eller et kortere tidsrom.',
    nn: 'Søket tek for lang tid. Prøv med færre ord eller eit kortare tidsrom.',
  },
  overloaded: {
    nb: 'Det er mange som bruker tjenesten akkurat nå. Prøv igjen om litt.',
    nn: 'Det er mange som bruker tenesta akkurat no. Prøv igjen om litt.',
  },
  clockWrong: {
    nb: 'Klokken til tjenesten går feil, så ingenting vises før den er rettet. Prøv igjen om litt.',
    nn: 'Klokka til tenesta går feil, så ingenting blir vist før feilen er retta. Prøv igjen om litt.',
  },
  unavailable: {
    nb: 'Tjenesten er ikke tilgjengelig akkurat nå. Prøv igjen om litt.',
    nn: 'Tenesta er ikkje tilgjengeleg akkurat no. Prøv igjen om litt.',
  },
  toFrontPage: { nb: 'Til forsiden', nn: 'Til framsida' },
});

/** Those that only administrators get. */
export const adminApiMessages = bokmaal({
  applicationDecided: 'Søknaden er allerede behandlet.',
  applicationChanged: 'Søknaden er endret av en annen. Last inn siden på nytt.',
  brukerChanged: 'Brukeren er endret av en annen. Last inn siden på nytt.',
  notSuspendable: 'Brukeren har ingen tilgang som kan suspenderes.',
  notSuspended: 'Brukeren er ikke suspendert.',
  bannerChanged: 'Varselet er endret av en annen. Last inn siden på nytt.',
  pageSize: (sizes: readonly string[]) =>
    `Rader per side kan være ${sizes.slice(0, -1).join(', ')} eller ${sizes.at(-1)}.`,
  bannerExists: 'Det finnes allerede et varsel. Last inn siden på nytt.',
});

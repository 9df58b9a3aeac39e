/** What an answer of the server may say to the user when it isn't a success; SPEC has words for some of it. */
export const apiMessages = {
  validation: 'Noe i forespørselen er ikke gyldig.',
  unauthenticated: 'Du må logge inn.',
  noAccess: 'Du har ikke tilgang til pressetjenesten.',
  accessLapsed: 'Tilgangen din må oppdateres.',
  forgedRequest: 'Forespørselen kom ikke fra pressetjenesten.',
  notFound: 'Fant ikke det du ba om.',
  methodNotAllowed: 'Dette kan ikke gjøres her.',
  lengthRequired: 'Forespørselen må oppgi hvor stor den er.',
  tooLarge: 'Forespørselen er for stor.',
  rangeNotSatisfiable: 'Filen har ikke den delen du ba om.',
  tooManyRequests: 'For mange forespørsler. Vent litt og prøv igjen.',
  unexpected: 'En ukjent feil oppsto.',
  unavailable: 'Tjenesten er ikke tilgjengelig akkurat nå. Prøv igjen om litt.',
} as const;

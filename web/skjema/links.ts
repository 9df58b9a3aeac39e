/** SPEC §2 names the links of the application, not their addresses: those of domstol.no are guesses. */
export const LINKS = {
  criteria: 'https://www.domstol.no/presse/kriterier-for-godkjenning/',
  vaerVarsom: 'https://presse.no/vaer-varsom-plakaten/',
  privacy: 'https://www.domstol.no/personvern/',
} as const;

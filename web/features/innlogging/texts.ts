import { texts } from '#domain/texts.ts';

/** The texts of signing in and out. */
export const t = texts({
  failed: { nb: 'Kunne ikke autentisere brukeren.', nn: 'Kunne ikkje autentisere brukaren.' },
  failedDetail: {
    nb: 'En uventet feil oppsto. Kunne ikke autentisere brukeren.',
    nn: 'Det oppstod ein uventa feil. Kunne ikkje autentisere brukaren.',
  },
  levelRefused: {
    nb: 'Innloggingen hadde ikke høyt nok sikkerhetsnivå for denne tjenesten. Prøv igjen, og velg en innloggingsmåte med høyere sikkerhetsnivå.',
    nn: 'Innlogginga hadde ikkje høgt nok tryggleiksnivå for denne tenesta. Prøv igjen, og vel ein innloggingsmåte med høgare tryggleiksnivå.',
  },
  tryAgain: { nb: 'Prøv å logge inn igjen', nn: 'Prøv å logge inn igjen' },
  signOut: { nb: 'Logg ut', nn: 'Logg ut' },
  signingOut: { nb: 'Logger ut', nn: 'Loggar ut' },
  signedOut: { nb: 'Du er logget ut', nn: 'Du er logga ut' },
  closeBrowser: {
    nb: 'Er det flere som bruker denne maskinen, bør du lukke nettleseren også.',
    nn: 'Er det fleire som bruker denne maskina, bør du lukke nettlesaren òg.',
  },
  signInAgain: { nb: 'Logg inn igjen', nn: 'Logg inn igjen' },
});

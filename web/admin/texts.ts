import { bokmaal } from '#domain/texts.ts';

export const t = bokmaal({
  notAdmin: 'Du er logget inn, men ikke som administrator. Logg ut for å logge inn som en annen.',
  signOut: 'Logg ut',
  toApplications: 'Til søknadene',
  applications: 'Søknader',
  users: 'Brukere',
  newsrooms: 'Redaksjoner',
  cases: 'Saker',
  banner: 'Varsel',
  log: 'Revisjonslogg',
  coverage: 'Dekning',
  operations: 'Drift',
  statistics: 'Statistikk',
});

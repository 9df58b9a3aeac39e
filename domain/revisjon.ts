/**
 * Every action that leaves a row in the audit log, and what an administrator reads for it: the only list of them.
 * A row keeps the name of its action for ever, so a name that has been used is neither changed nor taken away.
 */
export const HANDLINGER = {
  soek: 'Søkte etter saker',
  sak: 'Åpnet en sak',
  dokument: 'Åpnet et dokument',
  favoritter: 'Så favorittene sine',
  favoritt_lagt_til: 'La til en favoritt',
  favoritt_slettet: 'Fjernet en favoritt',
  soeknad_sendt: 'Sendte søknad',
  soeknad_vist: 'Så en søknad',
  soeknader_listet: 'Så listen over søknader',
  soeknad_godkjent: 'Godkjente en søknad',
  soeknad_avslaatt: 'Avslo en søknad',
  soeknad_kommentert: 'Kommenterte en søknad',
  profil_vist: 'Så profilen sin',
  profil_endret: 'Endret profilen sin',
  profil_fornyet: 'Gjorde den årlige oppdateringen',
  profil_avsluttet: 'Avsluttet profilen sin',
  behov_vist: 'Så spørsmålet til arbeidsgiver',
  behov_bekreftet: 'Bekreftet behovet som arbeidsgiver',
  behov_avkreftet: 'Avkreftet behovet som arbeidsgiver',
  brukere_listet: 'Så listen over brukere',
  bruker_vist: 'Så en bruker',
  bruker_slettet: 'Slettet en bruker',
  bruker_suspendert: 'Suspenderte en bruker',
  suspensjon_opphevet: 'Opphevet en suspensjon',
  varsel_lagret: 'Lagret varselbanneret',
  varsel_slettet: 'Slettet varselbanneret',
  revisjon_vist: 'Så i revisjonsloggen',
  revisjon_eksportert: 'Eksporterte revisjonsloggen',
  oppbygging_bestilt: 'Bestilte ny oppbygging av indeksen',
  doedbrev_proevd_igjen: 'Prøvde å indeksere på nytt',
  epost_proevd_igjen: 'Prøvde å sende e-post på nytt',
} as const satisfies Readonly<Record<string, string>>;
export type Handling = keyof typeof HANDLINGER;

export function isHandling(text: string): text is Handling {
  return Object.hasOwn(HANDLINGER, text);
}

/** What is read for an action; one that has no name any more is shown as it was written. */
export function handlingName(handling: string): string {
  return isHandling(handling) ? HANDLINGER[handling] : handling;
}

/** In which role somebody acted. */
export const ROLLER = {
  presse: 'Pressebruker',
  admin: 'Administrator',
  arbeidsgiver: 'Arbeidsgiver',
  system: 'Systemet',
} as const;
export type Rolle = keyof typeof ROLLER;

/** How much of the keyed hash is shown: enough to tell persons apart, in hexadecimal digits. */
const PSEUDONYM_LENGTH = 12;

/** What stands for a person in the log: the same person has the same, and nobody can tell who it is. */
export function pseudonymOf(identitetHash: Uint8Array): string {
  return Array.from(identitetHash, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, PSEUDONYM_LENGTH);
}

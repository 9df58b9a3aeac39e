import { bokmaal } from './texts.ts';

/**
 * Every action that is written to the audit log, and the text that an administrator reads. This is the only list of
 * actions. Stored rows keep the key, so a key that has been used is never changed or removed.
 */
export const AUDIT_ACTIONS = bokmaal({
  soek: 'Søkte etter saker',
  soekeforslag: 'Fikk forslag med navn på parter',
  eksport: 'Lastet ned treffene i et søk',
  dagsliste: 'Så en dagsliste',
  sak: 'Åpnet en sak',
  dokument: 'Åpnet et dokument',
  favoritter: 'Så favorittene sine',
  favoritt_lagt_til: 'La til en favoritt',
  favoritt_slettet: 'Fjernet en favoritt',
  notater: 'Så notatene sine',
  notat_lagt_til: 'Skrev et notat',
  notat_slettet: 'Slettet et notat',
  soek_lagret: 'Lagret et søk',
  lagret_soek_endret: 'Endret et lagret søk',
  lagret_soek_slettet: 'Slettet et lagret søk',
  abonnement_laget: 'Laget en hemmelig adresse',
  abonnement_slettet: 'Slettet en hemmelig adresse',
  abonnement_lest: 'Leste saker gjennom en hemmelig adresse',
  dekning_eksportert: 'Lastet ned hvor godt domstolene varsler',
  kalender_hentet: 'Lastet ned en kalender',
  lagret_soek_siden: 'Fikk nye og endrede saker i et lagret søk',
  noekkel_laget: 'Laget en API-nøkkel',
  noekkel_slettet: 'Slettet en API-nøkkel',
  varsling_endret: 'Endret hva som sendes på e-post',
  varsling_stoppet: 'Stoppet e-postene om nytt, med lenken i en av dem',
  varsling_startet: 'Startet e-postene om nytt igjen',
  lagrede_soek_talt: 'Så hvor mange saker de lagrede søkene har',
  soek_anslaatt: 'Så hvor mange treff et søk ville gitt i uken',
  nytt: 'Så hva som er nytt',
  i_dag: 'Så dagens oversikt',
  soeknad_sendt: 'Sendte søknad',
  soeknad_trukket: 'Trakk søknaden sin',
  arbeidsgiver_spurt_igjen: 'Spurte arbeidsgiver på nytt',
  kontaktperson_rettet: 'Rettet kontaktpersonen i en søknad',
  soeknad_vist: 'Så en søknad',
  soeknad_hentet: 'Hentet en søknad på forhånd, som neste i køen',
  soeknader_listet: 'Så listen over søknader',
  soeknad_godkjent: 'Godkjente en søknad',
  soeknad_avslaatt: 'Avslo en søknad',
  avgjoerelse_angret: 'Angret avgjørelsen av en søknad',
  soeknad_gjenaapnet: 'Tok opp igjen en søknad',
  klage_sendt: 'Klaget på et avslag',
  klage_oversendt: 'Sendte en klage videre',
  klage_avvist: 'Avviste en klage som for sen',
  soeknad_kommentert: 'Kommenterte en søknad',
  kommentar_skrevet: 'Skrev en kommentar om en søknad eller en bruker',
  profil_vist: 'Så profilen sin',
  profil_endret: 'Endret profilen sin',
  profil_fornyet: 'Gjorde den årlige oppdateringen',
  profil_avsluttet: 'Avsluttet profilen sin',
  behov_vist: 'Så spørsmålet til arbeidsgiver',
  behov_bekreftet: 'Bekreftet behovet som arbeidsgiver',
  behov_avkreftet: 'Avkreftet behovet som arbeidsgiver',
  brukere_listet: 'Så listen over brukere',
  bruker_vist: 'Så en bruker',
  sletting_bestilt: 'Bestilte sletting av en bruker',
  sletting_angret: 'Angret slettingen av en bruker',
  bruker_slettet: 'Slettet en bruker',
  bruker_suspendert: 'Suspenderte en bruker',
  suspensjon_endret: 'Endret en suspensjon',
  suspensjon_opphevet: 'Opphevet en suspensjon',
  redaksjoner_listet: 'Så listen over redaksjoner',
  redaksjon_vist: 'Så en redaksjon',
  redaksjon_opprettet: 'La til en redaksjon',
  redaksjon_endret: 'Endret en redaksjon',
  redaksjon_slettet: 'Slettet en redaksjon',
  redaksjoner_slaatt_sammen: 'Slo sammen to redaksjoner',
  sammenslaaing_angret: 'Angret sammenslåingen av to redaksjoner',
  bruker_redaksjon: 'Endret hvilken redaksjon en bruker hører til',
  soeknad_redaksjon: 'Endret hvilken redaksjon en søknad hører til',
  ubrukt_varslet: 'Varslet om at ubrukt tilgang avsluttes',
  ubrukt_avsluttet: 'Avsluttet ubrukt tilgang',
  tilgang_beholdt: 'Beholdt en ubrukt tilgang',
  tilgang_ikke_beholdt: 'Beholder ikke lenger en ubrukt tilgang',
  morgenvarsel_endret: 'Endret varslene sine om morgenen',
  adresse_bekreftet: 'Bekreftet e-postadressen sin',
  morgenvarsel_stoppet: 'Slo av varslene om morgenen, med lenken i ett av dem',
  redaksjon_suspendert: 'Suspenderte en redaksjon',
  redaksjon_suspensjon_endret: 'Endret suspensjonen av en redaksjon',
  redaksjon_suspensjon_opphevet: 'Opphevet suspensjonen av en redaksjon',
  redaksjonsliste_sendt: 'Sendte listen over personer til redaktøren',
  redaksjonsliste_vist: 'Så listen over personer i redaksjonen som redaktør',
  redaksjonsliste_bekreftet: 'Bekreftet listen over personer i redaksjonen som redaktør',
  sak_slaatt_opp: 'Slo opp en sak',
  sak_skjult: 'Skjulte en sak eller noe av den',
  sak_opphevet: 'Opphevet en skjuling',
  opphevelse_foreslaatt: 'Foreslo å oppheve en skjuling',
  opphevelse_avslaatt: 'Avslo et forslag om å oppheve en skjuling',
  opphevelse_trukket: 'Trakk et forslag om å oppheve en skjuling',
  skjuling_endret: 'Endret en skjuling',
  skjulte_listet: 'Så hva som er skjult og begrenset nå',
  skjulte_innlest: 'Leste inn hva som er skjult, etter en gjenoppretting',
  begrensning_satt: 'Satte en begrensning på en sak',
  begrensning_endret: 'Endret en begrensning',
  begrensning_opphevet: 'Opphevet en begrensning',
  varsel_lagret: 'Lagret varselbanneret',
  varsel_stoppet: 'Stoppet varselbanneret',
  varsel_slettet: 'Slettet varselbanneret',
  avslagsgrunn_lagret: 'Lagret en avslagsgrunn',
  epostmal_lagret: 'Endret teksten i en e-post',
  innsyn_hentet: 'Lastet ned alt om seg selv',
  innsyn_gitt: 'Lastet ned alt om en bruker',
  revisjon_vist: 'Så i revisjonsloggen',
  revisjon_eksportert: 'Eksporterte revisjonsloggen',
  ord_vist: 'Så ordene i et søk',
  gjennomgang_vist: 'Så en gjennomgang av loggen',
  gjennomgang_vurdert: 'Vurderte en rad i en gjennomgang av loggen',
  gjennomgang_signert: 'Signerte en gjennomgang av loggen',
  statistikk_vist: 'Så statistikken',
  statistikk_eksportert: 'Lastet ned statistikken',
  liste_lastet_opp: 'Så hva en opplastet liste ville endret',
  liste_lest_inn: 'Leste inn en liste',
  liste_tatt_tilbake: 'Tok tilbake en liste',
  oppbygging_bestilt: 'Bestilte ny oppbygging av indeksen',
  doedbrev_proevd_igjen: 'Prøvde å indeksere på nytt',
  epost_proevd_igjen: 'Prøvde å sende e-post på nytt',
} satisfies Record<string, string>);
export type AuditAction = keyof typeof AUDIT_ACTIONS;

function isAuditAction(text: string): text is AuditAction {
  return Object.hasOwn(AUDIT_ACTIONS, text);
}

/** The text for an action; a key from an older version is shown as it is. */
export function auditActionName(action: string): string {
  return isAuditAction(action) ? AUDIT_ACTIONS[action] : action;
}

/** The roles in which somebody acts. */
export const AUDIT_ROLES = bokmaal({
  presse: 'Pressebruker',
  admin: 'Administrator',
  arbeidsgiver: 'Arbeidsgiver',
  system: 'Systemet',
});
export type AuditRole = keyof typeof AUDIT_ROLES;

/** Which side of an event somebody is on. */
export const AUDIT_SIDER = bokmaal({ gjortAv: 'Gjort av', gjelder: 'Gjelder' });
export type AuditSide = keyof typeof AUDIT_SIDER;

/** Hexadecimal digits of the keyed hash that are shown: enough to tell persons apart. */
const PSEUDONYM_LENGTH = 12;

/** The pseudonym of a person in the log: always the same for one person, and it does not reveal who that is. */
export function pseudonymOf(identitetHash: Uint8Array): string {
  return Array.from(identitetHash, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, PSEUDONYM_LENGTH);
}

/** The shortest and the longest reason for looking at typed words. */
export const ORD_BEGRUNNELSE = { min: 10, max: 500 } as const;

/** Texts of the audit log's page. */
export const revisjonMessages = bokmaal({
  title: 'Revisjonslogg',
  lead: 'Viser hvem som har gjort og sett hva, og når. Ingenting kan endres eller slettes. At du ser i loggen, blir også logget.',
  empty: 'Ingen hendelser passer. Nullstill filteret.',
  failed: 'Kunne ikke hente revisjonsloggen.',
  tooWide: {
    person: 'Mer enn 100 personer passer til det du har skrevet. Skriv mer av navnet.',
    sak: 'Mer enn 100 saker passer til det du har skrevet. Skriv mer av saksnummeret.',
  },
  ord: {
    reason: 'Du må oppgi hvorfor du trenger å se ordene.',
    tooShort: `Begrunnelsen må ha minst ${ORD_BEGRUNNELSE.min} tegn.`,
    tooLong: `Begrunnelsen kan ha høyst ${ORD_BEGRUNNELSE.max} tegn.`,
    unreadable: 'Ordene kan ikke leses lenger. Nøkkelen de ble låst med, er tatt bort.',
  },
});

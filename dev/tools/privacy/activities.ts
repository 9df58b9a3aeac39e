/** One kind of processing, as article 30 of the GDPR asks for it. For how long: db/retention/columns.ts says of each table. */
export interface Activity {
  readonly name: string;
  readonly purpose: string;
  /** Whose data. */
  readonly people: string;
  readonly data: string;
  readonly recipients: string;
  /** Tables of db/retention/columns.ts, without their schema; each stands in one activity. */
  readonly tables: string;
}

export const ACTIVITIES: readonly Activity[] = [
  {
    name: 'Cases for the press',
    purpose: 'to follow hearings, and read decisions and indictments',
    people: 'parties, lawyers, judges, and others whom a text names',
    data: 'names, subject, hearings, documents and their words; offences, health and other sensitive facts',
    recipients: 'journalists with access; no name leaves by e-mail, calendar or feed',
    tables: `sak rettsmoete dokument dokument_tekst sak_anke sak_endring rettsmoete_borte rettsmoete_spor rettsmoete_kjent
      lagerfil_ubrukt navn_i_tekst parter_foer navn_skjult importfil_foer`,
  },
  {
    name: 'Hiding and restricting',
    purpose: 'to hide a case, names or documents, and to say what may not be reported',
    people: 'parties; administrators who decided',
    data: 'which case, why, by whom, until when',
    recipients: 'administrators; restrictions: journalists',
    tables: 'tilbaketrekking begrensning opphevelse_forslag skjult_endring',
  },
  {
    name: 'Giving access',
    purpose: 'to decide who may read',
    people: 'applicants, contact persons at employers, editors',
    data: "name, position, newsroom, e-mail, telephone, reason; the employer's answer; administrators' comments",
    recipients: 'administrators; the contact person or editor who is asked',
    tables: `soeknad soeknad_avslagsgrunn soeknad_redaksjon arbeidsgiver_bekreftelse samtale_kommentar samtale_besoek redaksjon
      redaksjon_domene redaksjon_kontakt redaksjon_liste redaksjon_liste_borte klage`,
  },
  {
    name: 'Accounts of journalists',
    purpose: 'to read, follow and be told',
    people: 'journalists',
    data: 'the profile, choices, favourites, saved searches, encrypted notes, keys as hashes, what was told',
    recipients: 'themselves; the profile: administrators',
    tables: 'pressebruker favoritt lagret_soek notat abonnement tilgangsnoekkel varsling nyhet',
  },
  {
    name: 'Sign-in',
    purpose: 'to know who asks, and to limit misuse',
    people: 'everybody who signs in',
    data: "keyed hash of the identity number, sealed session; administrators' names and e-mail",
    recipients: 'ID-porten, Entra ID, the population register (the identity number)',
    tables: 'identitet sesjon innlogging utlogging rategrense administrator',
  },
  {
    name: 'E-mail',
    purpose: 'to tell of decisions, questions and news',
    people: 'applicants, journalists, contact persons, editors, administrators',
    data: 'address and what the message is made of, until it is sent',
    recipients: 'the receiver, by the mail server',
    tables: 'epost_utboks',
  },
  {
    name: 'Audit log',
    purpose: 'to find out and stop misuse',
    people: 'journalists, applicants, administrators',
    data: 'pseudonym, time, what was done, to which case; typed words, encrypted and apart',
    recipients: 'administrators; typed words for a stated reason',
    tables: 'revisjon revisjon_ord revisjon_segl gjennomgang gjennomgang_rad',
  },
  {
    name: 'Archive',
    purpose: 'what the law on archives asks of a decided application',
    people: 'applicants, contact persons, administrators who decided',
    data: 'application, answer and decision, until the archive has the package',
    recipients: "the court's archive",
    tables: 'arkivpakke',
  },
  {
    name: 'Running the service',
    purpose: 'to import, index, inform, and look into failures',
    people: 'administrators who ordered or wrote something',
    data: 'pseudonym beside the order or text; rows refused, without their content; how long pages take, of nobody in particular',
    recipients: 'administrators; banners and e-mail texts: their readers',
    tables: `indeks_oppdrag doedbrev importfil importfil_domstol importfil_avvist importfil_funn avslagsgrunn epost_mal_versjon
      varsel varselbanner`,
  },
];

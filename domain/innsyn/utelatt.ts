import { texts } from '#domain/texts.ts';

/**
 * Why something personal is in no part of what a person is given. The file says all of it. Where the law leaves a judgement
 * (`internt`, `ansatte`, `ord`, `logg`, `arkiv`), the lawyers of the courts are to confirm it.
 */
export const UTELATT_GRUNNER = texts({
  hemmelig: {
    nb: 'Nøkler, innloggingskoder og kontrollsummer av fødselsnummeret: Den som fikk tak i filen, kunne misbrukt dem. Fødselsnummeret selv er ikke lagret.',
    nn: 'Nøklar, innloggingskodar og kontrollsummar av fødselsnummeret: Den som fekk tak i fila, kunne misbrukt dei. Fødselsnummeret sjølv er ikkje lagra.',
  },
  internt: {
    nb: 'Kommentarer som administratorer skriver til hverandre mens de vurderer søknader og brukere: De er skrevet for intern saksforberedelse (personopplysningsloven § 16 første ledd bokstav e).',
    nn: 'Kommentarar som administratorar skriv til kvarandre når dei vurderer søknader og brukarar: Dei er skrivne for intern saksførebuing (personopplysningslova § 16 første ledd bokstav e).',
  },
  ansatte: {
    nb: 'Hvem av de ansatte som har gjort noe: Det er opplysninger om dem. At det er gjort, og når, står i filen.',
    nn: 'Kven av dei tilsette som har gjort noko: Det er opplysningar om dei. At det er gjort, og når, står i fila.',
  },
  ord: {
    nb: 'Ord som er skrevet i søk: De er kryptert, kan være navn som er skjult nå, og vises bare etter en begrunnelse som blir logget. Be om dem, så vurderes det.',
    nn: 'Ord som er skrivne i søk: Dei er krypterte, kan vere namn som er skjulte no, og blir berre viste etter ei grunngiving som blir logga. Be om dei, så blir det vurdert.',
  },
  logg: {
    nb: 'Detaljene i hver hendelse i loggen, og numrene på saker som er skjult eller slettet: De kan si noe om parter som er skjult nå.',
    nn: 'Detaljane i kvar hending i loggen, og numra på saker som er skjulte eller sletta: Dei kan seie noko om partar som er skjulte no.',
  },
  epost: {
    nb: 'Adresse og innhold i e-post: De slettes når e-posten er sendt. Innholdet er det som står i e-posten.',
    nn: 'Adresse og innhald i e-post: Dei blir sletta når e-posten er send. Innhaldet er det som står i e-posten.',
  },
  arkiv: {
    nb: 'Innholdet i pakkene til arkivet: Det er søknaden, svaret fra arbeidsgiver og vedtaket. Når de er slettet her, kan du be domstolens arkiv om innsyn.',
    nn: 'Innhaldet i pakkane til arkivet: Det er søknaden, svaret frå arbeidsgjevar og vedtaket. Når dei er sletta her, kan du be arkivet til domstolen om innsyn.',
  },
  andre: {
    nb: 'Opplysninger om andre: redaktører og kontaktpersoner i redaksjonen, parter i saker, administratorer og andre brukere.',
    nn: 'Opplysningar om andre: redaktørar og kontaktpersonar i redaksjonen, partar i saker, administratorar og andre brukarar.',
  },
  alle: {
    nb: 'Tekster som er skrevet til alle, og oppsettet av tjenesten: De sier ikke noe om én person.',
    nn: 'Tekstar som er skrivne til alle, og oppsettet av tenesta: Dei seier ikkje noko om éin person.',
  },
  drift: {
    nb: 'Tellere, versjonsnumre og interne koblinger som programmet trenger for å virke.',
    nn: 'Teljarar, versjonsnummer og interne koplingar som programmet treng for å verke.',
  },
});
type UtelattGrunn = keyof typeof UTELATT_GRUNNER;

/** Periods and other reasons of db/retention/columns.ts whose columns are about no press user, in any table. */
export const UTELATT_SLAG: Readonly<Record<string, UtelattGrunn>> = {
  none: 'drift',
  work: 'drift',
  case: 'andre',
  names: 'andre',
  files: 'andre',
  text: 'andre',
  uploads: 'andre',
  operations: 'drift',
  wording: 'alle',
  notice: 'alle',
};

/** The other columns that are in no part, by table and reason. A star is all columns. */
export const UTELATT: Readonly<Record<string, Readonly<Partial<Record<UtelattGrunn, string>>>>> = {
  'public.pressebruker': {
    hemmelig: 'identitet_hash',
    ansatte: 'slettes_bestilt_av',
    drift: 'foer_sletting versjon',
  },
  'public.redaksjon': {
    andre: 'redaktoer_navn redaktoer_epost',
    drift: 'id opprettet slaatt_sammen_i slaatt_sammen sammenslaaing',
  },
  'public.redaksjon_domene': { andre: '*' },
  'public.redaksjon_kontakt': { andre: '*' },
  'public.redaksjon_liste': {
    andre: 'redaktoer_navn redaktoer_epost',
    drift: 'id redaksjon_id opprettet utloeper erstattet paaminnet',
  },
  'public.redaksjon_liste_borte': { drift: 'pressebruker_id' },
  'public.soeknad': {
    hemmelig: 'identitet_hash',
    internt: 'kommentar',
    ansatte: 'behandlet_av',
    drift: 'versjon',
  },
  'public.soeknad_avslagsgrunn': { drift: 'soeknad_id' },
  'public.soeknad_redaksjon': { drift: 'soeknad_id valgt' },
  'public.klage': { ansatte: 'avgjort_av', drift: 'id' },
  'public.samtale_kommentar': { internt: '*' },
  'public.samtale_besoek': { internt: '*' },
  'public.arbeidsgiver_bekreftelse': { hemmelig: 'identitet_hash', drift: 'id' },
  'public.arkivpakke': { arkiv: 'innhold', drift: 'id versjon manifest_sha256 kvittering' },
  'public.lagret_soek': { drift: 'pressebruker_id endret_av' },
  'public.abonnement': {
    hemmelig: 'hemmelighet_hash',
    drift: 'id pressebruker_id innhold innhold_endret',
  },
  'public.tilgangsnoekkel': { hemmelig: 'noekkel_hash', drift: 'pressebruker_id' },
  'public.varsling': { drift: 'pressebruker_id' },
  // Which number a change has, and that a hit was one by name, would tell of what is hidden by now.
  'public.nyhet': { logg: 'endring_nr ved_navn', drift: 'id pressebruker_id sendt' },
  'public.favoritt': { logg: 'endring_sett', drift: 'pressebruker_id' },
  'public.notat': { drift: 'pressebruker_id noekkel versjon' },
  'public.identitet': { hemmelig: 'person hash noekkel' },
  'public.sesjon': {
    hemmelig: 'token_hash identitet_hash sid_hash subjekt_hash',
    drift: 'slag pressebruker_id',
  },
  'public.innlogging': { hemmelig: '*' },
  'public.utlogging': { hemmelig: '*' },
  'public.rategrense': { hemmelig: '*' },
  'public.epost_utboks': {
    hemmelig: 'identitet_hash',
    epost: 'data detalj',
    // The contact person's, of what is asked about somebody.
    andre: 'til',
    drift: 'id noekkel forsoek neste_forsoek ikke_foer angre',
  },
  'public.revisjon': {
    hemmelig: 'identitet_hash gjelder_hash',
    logg: 'detaljer',
    drift: 'id request_id',
  },
  'public.revisjon_segl': { drift: '*' },
  'public.revisjon_ord': { ord: '*' },
  // What administrators say to each other of a row of the log, which is in the file itself.
  'public.gjennomgang': { internt: '*' },
  'public.gjennomgang_rad': { internt: '*' },
  'public.administrator': { andre: '*' },
  'public.tilbaketrekking': { andre: '*' },
  'public.begrensning': { andre: '*' },
  'public.opphevelse_forslag': { andre: '*' },
  'public.skjult_endring': { andre: '*' },
};

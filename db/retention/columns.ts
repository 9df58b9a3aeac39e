import type { PeriodId } from '#domain/retention.ts';
import { TEXT_COLUMNS } from '#domain/sak-texts.ts';

/**
 * Every column of every table, and for how long it is kept. A test compares this with the database, so that no new column is
 * forgotten: one with something about a person belongs to a period (domain/retention.ts) or to one of the reasons below.
 */
type Kept = PeriodId | keyof typeof KEPT_OTHERWISE;

export const KEPT_OTHERWISE = {
  /** Nothing about a person: keys, states, times of the program. */
  none: 'Nothing about a person',
  /** What the court publishes of a case, without the texts in which a party's name may stand. */
  case: 'As long as the court has the case in its lists',
  /** Of a press user who has access. */
  account: 'As long as the account; then see `accounts`',
  /** The decision is in effect. */
  decision: 'As long as it is in effect; then see `lifted`',
  /** Read from a file, and removed when it may no longer be searched. */
  text: 'Until names or file are hidden (docs/decisions/0020)',
  /** Rows that are removed when the work is done. */
  work: 'Until the work is done: seconds',
  /** What administrators know of a newsroom: its editor and its contact persons. */
  newsroom: 'As long as the newsroom is in the register',
  /** What the court writes to everybody who is concerned, and which administrator wrote it. */
  wording: 'As long as the program is in use: what was sent must be readable',
  /** What a package for the court's archive is made of; nothing else reads it. */
  archive: 'Until the archive has acknowledged the package (ARKIV)',
  /** An administrator writes it for everybody to read. */
  notice: 'Until an administrator removes it',
} as const;

type Columns = Readonly<Partial<Record<Kept, string>>>;

/** By table; columns are separated by spaces. */
export const COLUMNS: Readonly<Record<string, Columns>> = {
  'public.sak': {
    names: `parter saks_tema saks_tema_uten_navn uten_navn ${TEXT_COLUMNS.map(({ column }) => column.name).join(' ')}`,
    case: `sak_id saksnummer domstol_id parter_anonymisert er_hentet_fra_sak_api foerst_sett endret
      begrensninger`,
    none: 'versjon neste_overgang navn_fjernet navneleser',
  },
  'public.rettsmoete': {
    names: 'sal rettsal_adresse rettsmoetetype uten_navn',
    case: 'id sak_id start slutt begrensninger',
  },
  'public.dokument': {
    names: 'tittel fil_navn tittel_uten_navn fil_navn_uten_navn',
    files: 'lagernoekkel',
    case: 'id sak_id filtype domstol_initialer publiseringsdato avgivelsesdato bytes sha256 begrensninger',
    none: 'navn_fjernet fil_fjernet navneleser',
  },
  'public.sak_anke': { case: 'sak_id anke_fra' },
  'public.sak_endring': { case: 'sak_id nr tidspunkt slag fra til dokument_id' },
  'public.rettsmoete_borte': {
    case: 'sak_id start slutt sal rettsal_adresse rettsmoetetype begrensninger',
    work: 'lister siste_liste',
  },
  'public.rettsmoete_spor': {
    case: 'sak_id spor start slutt sal rettsal_adresse sekvens avlyst endret',
  },
  'public.rettsmoete_kjent': { case: 'sak_id start foerst_sett flyttet borte' },
  'public.dokument_tekst': { text: 'tekst', none: 'dokument_id sak_id sha256 kode lest leser' },
  'public.lagerfil_ubrukt': { files: 'navn siden' },
  'public.navn_i_tekst': { names: 'sak_id' },
  'public.parter_foer': { names: 'sak_id parter' },
  'public.navn_skjult': { names: 'sak_id siden' },
  'public.tilbaketrekking': {
    decision: `id sak_id omfang filtype domstol_initialer fil_navn grunn forklaring skjult skjult_av saksnummer operatoer
      varslet se_igjen versjon endret endret_av endret_operatoer`,
    lifted: 'opphevet opphevet_av opphevet_forklaring opphevet_operatoer',
  },
  'public.begrensning': {
    names: 'tekst tekst_uten_navn',
    decision: `id sak_id type gjelder_til satt satt_av saksnummer varslet operatoer se_igjen versjon endret endret_av
      endret_operatoer`,
    lifted: 'opphevet opphevet_av opphevet_forklaring opphevet_operatoer',
  },
  'public.opphevelse_forslag': {
    decision: `id tilbaketrekking_id foreslatt foreslatt_av operatoer forklaring utloeper utfall avgjort avgjort_av
      avgjort_operatoer avgjort_ord`,
  },
  'public.skjult_endring': {
    decision: 'id tilbaketrekking_id begrensning_id tidspunkt endret_av operatoer endret',
  },
  'public.pressebruker': {
    account: `id identitet_hash fornavn etternavn stilling redaksjon epost telefon telefon_land jobber_som_frilanser
      standard_domstol_id tilgang_fra tilgang_til sist_innlogget opprettet kontaktperson_navn
      kontaktperson_stilling kontaktperson_organisasjon kontaktperson_epost begrunnelse
      akseptert_vaer_varsom_plakaten aksepterer_personvaern_vilkar soeknad_id bekreftet sluttdato
      suspendert_til suspendert_fra suspendert_begrunnelse slettes_fra slettes_bestilt slettes_bestilt_av
      foer_sletting besoek_sist besoek_forrige versjon spraak
      flere_domstoler startside skjulte_kolonner tette_rader redaksjon_id redaksjon_suspendert_fra
      redaksjon_suspendert_til ubrukt_varslet beholdt beholdt_begrunnelse`,
  },
  'public.redaksjon': {
    newsroom: `id navn redaktoer_navn redaktoer_epost opprettet suspendert_fra suspendert_til suspendert_begrunnelse
      bekreftet slaatt_sammen_i slaatt_sammen sammenslaaing`,
    none: 'versjon',
  },
  'public.redaksjon_domene': { newsroom: 'domene redaksjon_id' },
  'public.redaksjon_kontakt': { newsroom: 'id redaksjon_id navn stilling epost' },
  'public.soeknad_redaksjon': { decisions: 'soeknad_id redaksjon_id valgt' },
  'public.redaksjon_liste': {
    newsroom:
      'id redaksjon_id opprettet utloeper svart erstattet paaminnet redaktoer_navn redaktoer_epost',
  },
  'public.redaksjon_liste_borte': { account: 'liste_id pressebruker_id' },
  'public.lagret_soek': {
    account: 'id pressebruker_id navn soek periode lagret varsle varsler_fra endret_av',
  },
  'public.abonnement': {
    account: `id pressebruker_id lagret_soek_id slag navn hemmelighet_hash opprettet sist_brukt innhold
      innhold_endret`,
  },
  'public.tilgangsnoekkel': {
    account: 'id pressebruker_id navn noekkel_hash omfang opprettet utloeper sist_brukt',
  },
  'public.varsling': {
    account:
      'pressebruker_id favoritter favoritter_fra favoritter_valgt soek_sist avvist sendt_sist stoppet',
  },
  'public.nyhet': {
    news: 'id pressebruker_id sak_id lagret_soek_id endring_nr ved_navn tidspunkt lest sendt',
  },
  'public.favoritt': { account: 'pressebruker_id sak_id opprettet endring_sett' },
  'public.notat': {
    account: 'pressebruker_id sak_id noekkel kryptert versjon opprettet endret',
  },
  'public.soeknad': {
    applications: `fornavn etternavn stilling redaksjon epost telefon telefon_land jobber_som_frilanser
      foretrukket_domstol_id kontaktperson_navn kontaktperson_stilling kontaktperson_organisasjon kontaktperson_epost
      begrunnelse kommentar avslag_begrunnelse spraak`,
    decisions: `id identitet_hash soeknadsdato status akseptert_vaer_varsom_plakaten aksepterer_personvaern_vilkar
      sluttdato behandlet behandlet_av versjon slettet trukket vurdert gjenaapnet`,
  },
  'public.soeknad_avslagsgrunn': { applications: 'soeknad_id avslagsgrunn_id' },
  'public.avslagsgrunn': {
    wording: 'id navn tekst_nb tekst_nn plass i_bruk versjon endret endret_av',
  },
  'public.epost_mal_versjon': {
    wording: 'mal nr emne_nb tekst_nb emne_nn tekst_nn skrevet_av tidspunkt',
  },
  'public.klage': {
    applications: 'id soeknad_id avslaatt frist tekst sendt utfall avgjort avgjort_av ord',
  },
  'public.samtale_kommentar': {
    applications: 'id soeknad_id tidspunkt skrevet_av tekst',
    account: 'pressebruker_id',
  },
  'public.samtale_besoek': {
    applications: 'soeknad_id administrator aapnet sett lest',
    account: 'pressebruker_id',
  },
  'public.arbeidsgiver_bekreftelse': {
    employers: `navn stilling redaksjon begrunnelse kontaktperson_navn kontaktperson_organisasjon
      kontaktperson_epost melding`,
    decisions: `id identitet_hash soeknad_id opprettet utloeper svar svart erstattet slettet paaminnet
      utloep_varslet`,
  },
  'public.arkiv': { none: 'id paa kjoert' },
  'public.arkivpakke': {
    archive: 'innhold',
    decisions: `id soeknad_id versjon behandlet tatt skrevet manifest_sha256 kvittert kvittering fjernet`,
  },
  'public.administrator': {
    accounts: 'identitet_hash navn sist_innlogget epost epost_noekkel epost_bekreftet morgenvarsel',
  },
  'public.identitet': { strangers: 'person hash noekkel opprettet sist_sett' },
  'public.sesjon': {
    sessions: `token_hash slag pressebruker_id identitet_hash data opprettet sist_brukt utloeper avsluttet
      sid_hash subjekt_hash kontrollert`,
  },
  'public.innlogging': { sessions: 'state_hash slag nonce kodeverifikator retur utloeper' },
  'public.utlogging': { sessions: 'jti_hash utloeper' },
  'public.rategrense': { sessions: 'noekkel antall slutter' },
  'public.epost_utboks': {
    mailUnsent: 'til data angre',
    mailSent:
      'id mal identitet_hash noekkel status forsoek opprettet neste_forsoek ikke_foer sendt feil detalj',
  },
  'public.revisjon': {
    audit: 'id tidspunkt identitet_hash rolle handling sak_id gjelder_hash detaljer request_id',
  },
  // Of a row that is gone, the seal stays until a whole day of them can go; its hash tells nothing of what was in it.
  'public.revisjon_segl': { audit: 'nr revisjon_id tidspunkt', none: 'innhold hash' },
  'public.revisjon_anker': { none: 'dag nr hash laget' },
  'public.revisjon_uforseglet': { work: 'revisjon_id' },
  'public.revisjon_eldre': { work: 'fra til' },
  'public.gjennomgang': {
    reviews: 'maaned opprettet hendelser utelatt signert signert_av',
  },
  'public.gjennomgang_rad': {
    audit: 'revisjon_id identitet_hash ord',
    reviews: 'maaned nr slag tidspunkt antall antall_foer vurdering vurdert vurdert_av versjon',
  },
  'public.revisjon_ord': { typedWords: 'revisjon_id tidspunkt noekkel kryptert' },
  'public.indeks_oppdrag': {
    operations: `id status bedt_om bedt_av startet ferdig eier forsoek livstegn skrevet totalt feil`,
  },
  'public.doedbrev': { operations: 'sak_id grunn forsoek foerst_feilet sist_feilet detalj' },
  'public.sak_utboks': { work: 'id sak_id opprettet transaksjon tekst' },
  'public.sak_gravstein': { none: 'sak_id versjon' },
  'public.indeksgenerasjon': {
    none: `navn motor status startet fullfoert sist_sak_id antall analyse_versjon oppsett_versjon ryddet merke
      merke_neste skrevet_til`,
  },
  'public.noekkel': { none: 'id navn foerst_sett' },
  'public.opprydding': { none: 'id startet fjernet fjernet_totalt forfalt feilet' },
  // For the versions that know one banner.
  'public.varsel': { notice: 'id content oppdatert versjon' },
  'public.varselbanner': { notice: 'nr ene content start slutt til oppdatert versjon' },
  'public.domstol': {
    none: `id kodestatus navn type seter lagmannsrett orgnr gyldig_fra gyldig_til andre_navn
      tidligere_navn`,
  },
  'public.importfil': {
    operations: `id fil tegnsett innhold begynt ferdig resultat nye endret uendret gjentatt avvist borte_saker borte_moeter
      feil funn_navn funn_gradert funn_ulest lastet_opp_av tatt_tilbake tatt_tilbake_av`,
  },
  'public.importfil_foer': {
    uploads: 'importfil_id sak_id tidspunkt foer avtrykk bart_avtrykk',
  },
  'public.importfil_domstol': { operations: 'importfil_id domstol_id' },
  'public.importfil_avvist': { operations: 'importfil_id nr linje felt grunn posisjon' },
  'public.importfil_funn': { operations: 'importfil_id nr linje felt slag' },
  'public.innlesing': { none: 'domstol_id sist saker foerste' },
  'public.innlesing_dag': { none: 'domstol_id dag' },
  'public.varsling_dag': {
    none: 'domstol_id dag i_tide senere flyttet uannonsert saker med_avgjoerelse straffesaker med_tiltale',
  },
  'public.domstol_sete': { none: 'domstol_id suffiks sete' },
  'public.migrasjon': { none: 'id name batch migration_time' },
  'public.migrasjon_lock': { none: 'index is_locked' },
  'public.migrasjon_sjekksum': { none: 'navn sha256 krever' },
  'public.indeksspor': { none: 'spor motor oppsett tatt' },
  'spor_b.indeks_oppdrag': {
    operations: `id status bedt_om bedt_av startet ferdig eier forsoek livstegn skrevet totalt feil`,
  },
  'spor_b.doedbrev': { operations: 'sak_id grunn forsoek foerst_feilet sist_feilet detalj' },
  'spor_b.sak_utboks': { work: 'id sak_id opprettet transaksjon tekst' },
  'spor_b.indeksgenerasjon': {
    none: `navn motor status startet fullfoert sist_sak_id antall analyse_versjon oppsett_versjon ryddet merke
      merke_neste skrevet_til`,
  },
  'soek.generasjon': { none: 'prefiks navn aktiv opprettet merke' },
};

/** The tables of the Postgres engine, made and dropped by it: they have what may be found now, and are purged (0027). */
export const OF_THE_INDEX = /^soek\.[a-z0-9]+_[0-9a-z_-]+_(sak|tekst|moete|fil|doktekst)$/;

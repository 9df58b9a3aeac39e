/**
 * What a person is given of what is stored about them (GDPR articles 15 and 20): a part for each kind of row. Together with
 * `UTELATT` it has every personal column of db/retention/columns.ts; a test compares them.
 */
interface Del {
  readonly tabell: string;
  /** What each row has, separated by spaces. A name that is no column of the table is in `fra`. */
  readonly felt: string;
  /** The columns from which other fields are made. */
  readonly fra?: Readonly<Record<string, string>>;
  /** What press users do for themselves: nobody else is given it, no administrator either (the protection of sources). */
  readonly egen?: true;
}

/** In the order in which they are read. */
const DELER = {
  profil: {
    tabell: 'public.pressebruker',
    felt: `id fornavn etternavn stilling redaksjon epost telefon telefon_land jobber_som_frilanser
      standard_domstol_id flere_domstoler startside skjulte_kolonner tette_rader spraak
      kontaktperson_navn kontaktperson_stilling kontaktperson_organisasjon kontaktperson_epost begrunnelse
      akseptert_vaer_varsom_plakaten aksepterer_personvaern_vilkar opprettet`,
  },
  tilgang: {
    tabell: 'public.pressebruker',
    felt: `tilgang_fra tilgang_til bekreftet sluttdato soeknad_id sist_innlogget besoek_sist besoek_forrige
      suspendert_fra suspendert_til suspendert_begrunnelse redaksjon_suspendert_fra redaksjon_suspendert_til
      ubrukt_varslet beholdt beholdt_begrunnelse slettes_bestilt slettes_fra`,
  },
  redaksjonen: {
    tabell: 'public.redaksjon',
    felt: 'navn bekreftet suspendert_fra suspendert_til suspendert_begrunnelse',
    fra: { navn: 'public.redaksjon.navn public.pressebruker.redaksjon_id' },
  },
  meldt_sluttet: {
    tabell: 'public.redaksjon_liste',
    felt: 'svart',
    fra: { svart: 'public.redaksjon_liste.svart public.redaksjon_liste_borte.liste_id' },
  },
  soeknader: {
    tabell: 'public.soeknad',
    felt: `id soeknadsdato status fornavn etternavn stilling redaksjon epost telefon telefon_land
      jobber_som_frilanser foretrukket_domstol_id kontaktperson_navn kontaktperson_stilling
      kontaktperson_organisasjon kontaktperson_epost begrunnelse akseptert_vaer_varsom_plakaten
      aksepterer_personvaern_vilkar spraak vurdert behandlet avslag_begrunnelse avslagsgrunner sluttdato
      redaksjon_i_registeret gjenaapnet trukket slettet`,
    fra: {
      avslagsgrunner: 'public.soeknad_avslagsgrunn.avslagsgrunn_id',
      redaksjon_i_registeret: 'public.soeknad_redaksjon.redaksjon_id',
    },
  },
  bekreftelser: {
    tabell: 'public.arbeidsgiver_bekreftelse',
    felt: `soeknad_id opprettet navn stilling redaksjon begrunnelse kontaktperson_navn
      kontaktperson_organisasjon kontaktperson_epost paaminnet svar svart melding utloeper utloep_varslet
      erstattet slettet`,
  },
  arkivpakker: {
    tabell: 'public.arkivpakke',
    felt: 'soeknad_id behandlet tatt skrevet kvittert fjernet',
  },
  klager: {
    tabell: 'public.klage',
    felt: 'soeknad_id sendt avslaatt frist tekst utfall avgjort ord',
  },
  varslingsvalg: {
    tabell: 'public.varsling',
    felt: 'favoritter favoritter_fra favoritter_valgt soek_sist sendt_sist stoppet avvist',
  },
  lagrede_soek: {
    tabell: 'public.lagret_soek',
    felt: 'id navn soek periode lagret varsle varsler_fra',
    egen: true,
  },
  favoritter: {
    tabell: 'public.favoritt',
    felt: 'saksnummer opprettet',
    fra: { saksnummer: 'public.favoritt.sak_id' },
    egen: true,
  },
  notater: {
    tabell: 'public.notat',
    felt: 'saksnummer tekst merker opprettet endret',
    fra: { saksnummer: 'public.notat.sak_id', tekst: 'public.notat.kryptert', merker: '' },
    egen: true,
  },
  nytt: {
    tabell: 'public.nyhet',
    felt: 'tidspunkt slag saksnummer lagret_soek_id lest',
    fra: { slag: '', saksnummer: 'public.nyhet.sak_id' },
    egen: true,
  },
  abonnementer: {
    tabell: 'public.abonnement',
    felt: 'navn slag lagret_soek_id opprettet sist_brukt',
    egen: true,
  },
  noekler: {
    tabell: 'public.tilgangsnoekkel',
    felt: 'id navn omfang opprettet utloeper sist_brukt',
  },
  identitet: { tabell: 'public.identitet', felt: 'opprettet sist_sett' },
  oekter: {
    tabell: 'public.sesjon',
    felt: 'fornavn etternavn opprettet sist_brukt utloeper avsluttet kontrollert',
    fra: { fornavn: 'public.sesjon.data', etternavn: 'public.sesjon.data' },
  },
  eposter: {
    tabell: 'public.epost_utboks',
    felt: 'mal status opprettet sendt feil',
  },
  gjort: {
    tabell: 'public.revisjon',
    felt: 'tidspunkt handling saksnummer',
    fra: { saksnummer: 'public.revisjon.sak_id' },
  },
  gjort_med: {
    tabell: 'public.revisjon',
    felt: 'tidspunkt rolle handling saksnummer',
    fra: { saksnummer: 'public.revisjon.sak_id' },
  },
} as const satisfies Readonly<Record<string, Del>>;
export type DelId = keyof typeof DELER;
export const DEL_IDER = Object.keys(DELER) as readonly DelId[];

/** The fields of each row of a part, in their order. */
export const feltI = (id: DelId): readonly string[] => ord(DELER[id].felt);

/** The columns, as `schema.table.column`, from which the part is made. */
export function kolonnerI(id: DelId): string[] {
  const { tabell, fra = {} }: Del = DELER[id];
  return feltI(id).flatMap((felt) => ord(fra[felt] ?? `${tabell}.${felt}`));
}

/** Whether nobody but its owner is given the part. */
export const erEgen = (id: DelId): boolean => (DELER[id] as Del).egen ?? false;

/** The rows of a part at most, the newest: as many as a list of the log has. The file says so where there are more. */
export const MEST_INNSYN = 10_000;

/** What the same data is saved as: to read, or for programs. */
export const INNSYN_FORMATER = ['html', 'json'] as const;
export type InnsynFormat = (typeof INNSYN_FORMATER)[number];

function ord(text: string): string[] {
  return text.split(/\s+/).filter((one) => one !== '');
}

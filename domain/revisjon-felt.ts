import type { SAK_FELT, SearchField } from './sak-felt.ts';
import { bokmaal } from './texts.ts';

type Param = (typeof SAK_FELT)[SearchField]['search']['param'];
/** The fields of «Utvidet søk», as the search form calls them. */
const SOEKEFELT = bokmaal({
  saksnummer: 'Saksnummer',
  domstol: 'Domstol',
  sakengjelder: 'Saken gjelder',
  sakstype: 'Sakstype',
  parter: 'Parter',
  advokat: 'Advokat',
  bistandsadvokat: 'Bistandsadvokat',
  dommer: 'Dommer',
  rettsmotetype: 'Rettsmøtetype',
  dokumenttekst: 'Søk i dokumenttekst',
} satisfies Record<Param, string>);

/**
 * Every field that a row of the audit log may have in `detaljer`, with the words that an administrator reads. One that is not
 * here does not compile (bff/audit.ts).
 */
export const AUDIT_FELT = bokmaal({
  soekeKategori: 'Kategori',
  domstolid: 'Domstol',
  query: 'Søk etter',
  q: 'Skrev',
  harSoek: 'Med søkeord',
  menteDu: 'Mente du',
  isAdvancedSearch: 'Utvidet søk',
  ...SOEKEFELT,
  fasettdomstol: 'Filter: domstol',
  fasettsakstype: 'Filter: sakstype',
  fasettrettsmoetetype: 'Filter: rettsmøtetype',
  fasettkode: 'Filter: kode',
  fasettbegrensning: 'Filter: begrensning',
  dagord: 'Dager i ord',
  nye: 'Bare nye siden sist',
  fraDato: 'Fra dato',
  tilDato: 'Til dato',
  dag: 'Dag',
  radNr: 'Rad i gjennomgangen',
  vurdering: 'Vurdering',
  maaned: 'Måned',
  page: 'Side',
  pageSize: 'Rader per side',
  sortField: 'Sortert på',
  sortAscending: 'Stigende',
  sok: 'Søk i listen',
  sakIds: 'Saker',
  lagretSoekId: 'Lagret søk',
  noekkelId: 'Nøkkel',
  omfang: 'Omfang',
  utloeper: 'Utløper',
  siden: 'Siden',
  abonnementId: 'Adresse',
  abonnementSlag: 'Brukes i',
  lagredeSoek: 'Lagrede søk',
  foelgerDagen: 'Følger dagen',
  varsle: 'Varsle',
  navn: 'Navn',
  filtype: 'Type',
  domstolInitialer: 'Domstol',
  filNavn: 'Fil',
  soeknadId: 'Søknad',
  soeknader: 'Søknader',
  brukerId: 'Bruker',
  redaksjonId: 'Redaksjon',
  andreRedaksjonId: 'Slått sammen med',
  redaksjonFoerId: 'Var i',
  bekreftelseId: 'Spørsmål til arbeidsgiver',
  arbeidsgiverSvar: 'Arbeidsgivers svar',
  avgjoerelse: 'Avgjørelse',
  utenBekreftelse: 'Godkjent uten bekreftelse fordi',
  settPaaVent: 'Satt på vent',
  medKommentar: 'Med ny kommentar',
  fil: 'Fil',
  importfilId: 'Import',
  oppdragId: 'Oppdrag',
  epostId: 'E-post',
  mal: 'Melding',
  operatoer: 'Operatør',
  varslet: 'Meldinger sendt',
  ogsaaTiltale: 'Også tiltalen',
  tilbaketrekkingId: 'Skjuling',
  begrensningId: 'Begrensning',
  forslagId: 'Forslag',
  sammenMed: 'Sammen med',
  ord: 'Svar',
  revisjonId: 'Rad i loggen',
  purpose: 'Varseltype',
  endDate: 'Sluttdato',
  varselId: 'Varsel',
  start: 'Start',
  slutt: 'Slutt',
  maalgruppe: 'Vises for',
  soek: 'Søk',
  antallTreff: 'Treff',
  soeknadIder: 'Søknader',
  andreSoeknader: 'Andre søknader av samme person',
  brukerIder: 'Brukere',
  felt: 'Felter',
  bekreftelse: 'Spørsmål til arbeidsgiver',
  til: 'Til',
  tilFoer: 'Var til',
  fra: 'Fra',
  vis: 'Vis',
  ny: 'Ny/på vent',
  historikk: 'Historikk',
  ubrukt: 'Ubrukt',
  slettes: 'Slettes',
  svar: 'Arbeidsgivers svar',
  duplikat: 'Mulig duplikat',
  soektFoer: 'Har søkt før',
  klage: 'Klage venter',
  forSen: 'Etter fristen',
  lenge: 'Har ventet lenge',
  aktive: 'Aktive',
  inaktive: 'Ikke aktive',
  person: 'Person',
  personer: 'Personer',
  sak: 'Sak',
  saker: 'Saker',
  rolle: 'Rolle',
  side: 'Side av hendelsen',
  slag: 'Slag',
  handling: 'Handling',
  antall: 'Antall',
  begrunnelse: 'Begrunnelse',
  grunn: 'Grunn',
  type: 'Type',
  format: 'Format',
  favoritter: 'Favoritter',
  typer: 'Typer',
  nullstilt: 'Nullstilt',
  forklaring: 'Forklaring',
  tekst: 'Tekst til journalistene',
  gjelderTil: 'Gjelder til',
  gjaldtTil: 'Gjaldt til',
  seIgjen: 'Se på igjen',
  endret: 'Endret',
  linjer: 'Linjer',
  iBruk: 'I bruk',
  nr: 'Utgave',
  opprinnelig: 'Opprinnelig tekst',
  avslagsgrunnId: 'Avslagsgrunn',
  avslagsgrunner: 'Avslagsgrunner',
} satisfies Record<string, string>);
export type AuditFelt = keyof typeof AUDIT_FELT;

/** The label of a field; null for one of an older version. */
export function auditFeltNavn(key: string): string | null {
  return Object.hasOwn(AUDIT_FELT, key) ? AUDIT_FELT[key as AuditFelt] : null;
}

/** What has a name that is looked up when the log is read. */
export type Navngitt = 'domstol' | 'sak' | 'soeknad' | 'bruker' | 'redaksjon' | 'spoersmaal';

/** The fields whose values are ids of such. */
const NAVNGITTE: { readonly [K in AuditFelt]?: Navngitt } = {
  domstolid: 'domstol',
  domstolInitialer: 'domstol',
  fasettdomstol: 'domstol',
  sakIds: 'sak',
  saker: 'sak',
  soeknadId: 'soeknad',
  soeknader: 'soeknad',
  soeknadIder: 'soeknad',
  andreSoeknader: 'soeknad',
  brukerId: 'bruker',
  brukerIder: 'bruker',
  redaksjonId: 'redaksjon',
  andreRedaksjonId: 'redaksjon',
  redaksjonFoerId: 'redaksjon',
  bekreftelseId: 'spoersmaal',
  bekreftelse: 'spoersmaal',
};

/** What the value of a field is the id of; null when it is none, or of what has no name. */
export function navngittAv(key: string): Navngitt | null {
  return Object.hasOwn(NAVNGITTE, key) ? NAVNGITTE[key as AuditFelt]! : null;
}

/** The fields whose values are numbers of what has no name, or only one that its owner has typed. */
const NUMMER: ReadonlySet<string> = new Set<AuditFelt>([
  ...(['lagretSoekId', 'noekkelId', 'abonnementId', 'oppdragId', 'epostId'] as const),
  ...(['revisjonId', 'importfilId', 'avslagsgrunnId', 'avslagsgrunner'] as const),
]);

/** What was hidden or restricted is said in words; its number stays in the row, and says nothing to who reads it. */
const BARE_LAGRET: ReadonlySet<string> = new Set<AuditFelt>(['tilbaketrekkingId', 'begrensningId']);

/** Whether a field is for the row alone. */
export function erBareLagret(key: string): boolean {
  return BARE_LAGRET.has(key);
}

/** Whether the value of a field is such a number. */
export function erNummer(key: string): boolean {
  return NUMMER.has(key);
}

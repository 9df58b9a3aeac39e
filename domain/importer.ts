import { findIdentityNumber } from './identity-number.ts';
import { TEXT_COLUMNS } from './sak-texts.ts';
import { bokmaal } from './texts.ts';

/**
 * What is recorded of the files that the courts send. A record never says what stood in a row: a fault is a field of ours, a code of
 * the table below and perhaps a position, so that it cannot hold a name.
 */

/** What the rows of a file are. */
export const IMPORT_INNHOLD = ['saker', 'tiltaler', 'avgjoerelser'] as const;
export type ImportInnhold = (typeof IMPORT_INNHOLD)[number];

/** How the bytes of a file are read as text. */
export const TEGNSETT = ['utf-8', 'windows-1252'] as const;
export type Tegnsett = (typeof TEGNSETT)[number];

/** How an import ended; `paagaar`: it has not, `avbrutt`: its program was stopped before it was done. */
export const IMPORT_RESULTATER = ['lest', 'delvis', 'avvist', 'avbrutt', 'paagaar'] as const;
export type ImportResultat = (typeof IMPORT_RESULTATER)[number];
/** How an import that is not under way ended. */
export type ImportSlutt = Exclude<ImportResultat, 'paagaar'>;

/** What the import has found in a row beside faults, in words; never the name or the address itself. */
export const FUNN = bokmaal({
  navn: 'Navn på en part i en annen tekst: skjules sammen med partene',
  gradert: 'Gradert adresse: partene er skjult (skjult identitet)',
  ulest: 'Ukjent part: regnes som et navn',
});
export type Funn = keyof typeof FUNN;

export const isFunn = (slag: string): slag is Funn => Object.hasOwn(FUNN, slag);

/** Faults, and as many findings, that are kept of one file; of the others only how many there are. */
export const MAX_AVVIST = 5_000;

/** Why a row was refused, as it is stored, and the text for an administrator. */
export const AVVIST_GRUNNER = bokmaal({
  ikke_json: 'Raden er ikke gyldig JSON',
  feil_tegnsett: 'Raden er ikke tekst i filens tegnsett',
  for_lang_rad: 'Raden er for lang',
  avkuttet: 'Filen slutter før listen gjør det',
  antall: 'Listen har et annet antall rader enn den oppgir',
  mangler: 'Mangler',
  feil_type: 'Har feil type',
  for_lang: 'Er for lang',
  ukjent_felt: 'Raden har et felt som ikke finnes',
  ugyldig: 'Har en ugyldig verdi',
  kontrolltegn: 'Har et tegn som ikke er tillatt',
  identitetsnummer: 'Har et fødselsnummer eller D-nummer',
  ikke_tidspunkt: 'Er ikke et tidspunkt',
  hoppet_over: 'Tidspunktet finnes ikke: klokken stilles fram',
  to_ganger: 'Tidspunktet kommer to ganger: klokken stilles tilbake',
  fjernt_aar: 'Året er ikke mellom 1970 og 2099',
  slutt_foer_start: 'Slutten er ikke etter starten',
  for_langt_moete: 'Rettsmøtet varer lenger enn et halvt år',
  for_langt_fram: 'Rettsmøtet er mer enn fem år fram i tid',
  ikke_saksnummer: 'Er ikke et saksnummer',
  ukjent_domstol: 'Ingen domstol har dette navnet eller denne koden',
  domstolskode: 'Her står koden til en domstol; feltet skal ha navnet',
  uklar_domstol: 'Flere domstoler har dette navnet',
  motsier: 'Sier noe annet enn en tidligere rad med samme id',
  ukjent_sak: 'Saken er ikke lest inn',
  annen_sak: 'Dokumentet hører til en annen sak',
  fil_mangler: 'PDF-filen mangler',
  fil_uleselig: 'PDF-filen kan ikke leses',
  ikke_pdf: 'Filen er ikke en hel PDF',
  databasen: 'Avvist av databasen',
});
export type AvvistGrunn = keyof typeof AVVIST_GRUNNER;

const t = bokmaal({
  at: (fault: string, character: number) => `${fault} (tegn ${character})`,
  unknown: 'Ukjent',
});

const isGrunn = (code: string): code is AvvistGrunn => Object.hasOwn(AVVIST_GRUNNER, code);

/** The text of a stored code; one of another version is shown as it is. */
export function avvistGrunnText(grunn: string, posisjon: number | null = null): string {
  const text = isGrunn(grunn) ? AVVIST_GRUNNER[grunn] : grunn;
  return posisjon === null ? text : t.at(text, posisjon);
}

/** The fields that a row can have. Other words of a path may be anything that somebody has written. */
const FELT = new Set([
  ...TEXT_COLUMNS.map(({ field }): string => field),
  ...`sakId saksnummer domstol saksTema parter parterAnonymisert erHentetFraSakApi ankeFra begrensninger møteliste start slutt end
    sal rettsalAdresse rettsmøteType sakenGjelder startdato sluttdato rettsmoeteIntervaller filtype tittel filNavn domstolInitialer
    publiseringsdato avgivelsesdato fil`.split(/\s+/),
]);

/** The path of a field, such as `møteliste.0.slutt`; null for one that no row can have. */
export function safeFelt(path: string | null): string | null {
  if (path === null || path.length > 60) return null;
  return path.split('.').every((part) => FELT.has(part) || /^\d{1,5}$/.test(part)) ? path : null;
}

/** How an import ended of which so many rows were read and so many refused. A file without rows was read. */
export function importResultat(rader: number, avvist: number): 'lest' | 'delvis' | 'avvist' {
  if (avvist === 0) return 'lest';
  return avvist < rader ? 'delvis' : 'avvist';
}

const MAX_FIL = 120;

/**
 * The name of a file as it is stored: without its folder, and other characters than letters, digits and `._-` as `_`. One with an
 * identity number loses its digits. The end of a long name is kept.
 */
export function cleanFileName(path: string): string {
  const name = path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
  const plain = name.normalize('NFC').replace(/[^A-Za-z0-9ÆØÅæøå._-]+/gu, '_');
  const digitsMay =
    findIdentityNumber(name) < 0 && findIdentityNumber(plain.replaceAll('_', ' ')) < 0;
  return (digitsMay ? plain : plain.replace(/\d/g, 'x')).slice(-MAX_FIL) || 'uten_navn';
}

const INNHOLD_NAVN = bokmaal({
  saker: 'Saker og rettsmøter',
  tiltaler: 'Tiltaler',
  avgjoerelser: 'Avgjørelser',
} satisfies Record<ImportInnhold, string>);

/** What a file holds: 'Saker og rettsmøter, tiltaler'. Without a readable row 'Ukjent'. */
export function innholdText(innhold: readonly ImportInnhold[]): string {
  const [first, ...others] = IMPORT_INNHOLD.filter((one) => innhold.includes(one)).map(
    (one) => INNHOLD_NAVN[one],
  );
  if (first === undefined) return t.unknown;
  return [first, ...others.map((one) => one.toLowerCase())].join(', ');
}

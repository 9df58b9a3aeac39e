import { handlingName } from './revisjon.ts';

/** One thing that a row of the audit log tells besides who, what and when. */
export interface Detalj {
  readonly navn: string;
  readonly verdi: string;
}

/** What the keys of `detaljer` are called; a key without a name is read as words. */
const NAVN: Readonly<Record<string, string>> = {
  soekeKategori: 'Kategori',
  domstolid: 'Domstol',
  query: 'Søk etter',
  isAdvancedSearch: 'Utvidet søk',
  sakengjelder: 'Saken gjelder',
  rettsmotetype: 'Rettsmøtetype',
  fraDato: 'Fra dato',
  tilDato: 'Til dato',
  page: 'Side',
  pageSize: 'Rader per side',
  sortField: 'Sortert på',
  sortAscending: 'Stigende',
  sok: 'Søk i listen',
  sakIds: 'Saker',
  filtype: 'Type',
  domstolInitialer: 'Domstol',
  filNavn: 'Fil',
  soeknadId: 'Søknad',
  soeknader: 'Søknader',
  brukerId: 'Bruker',
  bekreftelseId: 'Spørsmål til arbeidsgiver',
  oppdragId: 'Oppdrag',
  epostId: 'E-post',
  mal: 'Melding',
  purpose: 'Varseltype',
  endDate: 'Sluttdato',
};

/** What a value is called, by key. */
const VERDI: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  soekeKategori: {
    berammede: 'Berammede saker',
    tiltaler: 'Tiltaler',
    avgjoerelser: 'Avgjørelser',
  },
  filtype: { tiltale: 'Tiltale', avgjoerelse: 'Avgjørelse' },
  purpose: { warning: 'Advarsel', info: 'Informasjon', danger: 'Fare' },
  domstolid: { alle: 'Alle domstoler' },
};

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** `detaljer` in words, in the order in which they were written; what is empty is left out. */
export function describeDetaljer(detaljer: Readonly<Record<string, unknown>>): Detalj[] {
  return Object.entries(detaljer).flatMap(([key, value]) => describe(key, value));
}

function describe(key: string, value: unknown): Detalj[] {
  if (isRecord(value)) return describeDetaljer(value);
  const verdi = Array.isArray(value)
    ? value.map((one) => word(key, one)).join(', ')
    : word(key, value);
  return verdi === '' ? [] : [{ navn: NAVN[key] ?? asWords(key), verdi }];
}

function word(key: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (isRecord(value))
    return describeDetaljer(value)
      .map(({ navn, verdi }) => `${navn}: ${verdi}`)
      .join(' ');
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (text === 'true' || text === 'false') return text === 'true' ? 'ja' : 'nei';
  const day = DAY.exec(text);
  if (day) return `${day[3]}.${day[2]}.${day[1]}`;
  return key === 'handling' ? handlingName(text) : (VERDI[key]?.[text] ?? text);
}

/** `antallRader` → 'Antall rader'. */
function asWords(key: string): string {
  const words = key.replace(/_/g, ' ').replace(/\p{Lu}/gu, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toLocaleUpperCase('nb') + words.slice(1);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

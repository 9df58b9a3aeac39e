import { mailTemplateName } from './mail.ts';
import {
  auditFeltNavn,
  erBareLagret,
  erNummer,
  type Navngitt,
  navngittAv,
} from './revisjon-felt.ts';
import { auditVerdi } from './revisjon-verdier.ts';
import { ALL_COURTS } from './search-rules.ts';
import { bokmaal } from './texts.ts';
import { dayText, osloIso } from './time.ts';

/** One detail of a row in the audit log, besides who, what and when. */
export interface Detalj {
  readonly navn: string;
  readonly verdi: string;
}

/** What is looked up when the log is read, and may be shown still. */
export interface Oppslag {
  /** The names of courts, applicants, users and contact persons, and the numbers of cases, by id. */
  readonly navnPaa: Readonly<Record<string, string>>;
  /** Whose need the employer was asked about. */
  readonly gjelder: string | null;
}

type Detaljer = Readonly<Record<string, unknown>>;

/** `detaljer` in words, in their stored order, without empty ones. */
export function describeDetaljer(detaljer: Detaljer, kjent: Oppslag): Detalj[] {
  return Object.entries(detaljer).flatMap(([key, value]) => {
    if (erBareLagret(key)) return [];
    if (isRecord(value)) return describeDetaljer(value, kjent);
    const verdi = verdiOf(key, value, kjent);
    return verdi === '' ? [] : [{ navn: auditFeltNavn(key) ?? asWords(key), verdi }];
  });
}

/** Typed words with the labels of their fields, exactly as they were typed. */
export function describeOrd(ord: Detaljer): Detalj[] {
  return Object.entries(ord).map(([key, value]) => ({
    navn: auditFeltNavn(key) ?? asWords(key),
    verdi: Array.isArray(value) ? value.join(', ') : String(value),
  }));
}

/** Of a longer list only the number is said: as many as the first page of a search has are named. */
export const MOST_NAVNGITTE = 50;

/** What the details of a row name by its id, as far as it is named and not only counted. */
export function navngitteIn(detaljer: Detaljer): { slag: Navngitt; id: string }[] {
  return Object.entries(detaljer).flatMap(([key, value]) => {
    if (isRecord(value)) return navngitteIn(value);
    const slag = navngittAv(key);
    const ids = idsOf(value);
    return slag === null || isCounted(slag, ids) ? [] : ids.map((id) => ({ slag, id }));
  });
}

function verdiOf(key: string, value: unknown, kjent: Oppslag): string {
  const slag = navngittAv(key);
  if (slag !== null) return namesText(slag, idsOf(value), kjent);
  if (!Array.isArray(value)) return word(key, value, kjent);
  if (key === 'lagredeSoek') return t.savedSearches(value.length);
  return value.map((one) => word(key, one, kjent)).join(', ');
}

function word(key: string, value: unknown, kjent: Oppslag): string {
  if (value === null || value === undefined) return '';
  if (isRecord(value))
    return describeDetaljer(value, kjent)
      .map(({ navn, verdi }) => `${navn}: ${verdi}`)
      .join(' ');
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (text === 'true' || text === 'false') return text === 'true' ? t.yes : t.no;
  if (erNummer(key)) return t.number(text);
  if (key === 'mal') return mailTemplateName(text);
  return momentText(text) ?? auditVerdi(key, text);
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;

/** A day, or an instant in Oslo time; null for what is neither. */
function momentText(text: string): string | null {
  if (DAY.test(text)) return dayText(text);
  if (!INSTANT.test(text)) return null;
  const iso = osloIso(new Date(text));
  return t.at(dayText(iso.slice(0, 10)), iso.slice(11, 16));
}

function idsOf(value: unknown): string[] {
  return [value].flat().filter((id) => typeof id === 'string' && id !== '') as string[];
}

const t = bokmaal({
  yes: 'ja',
  no: 'nei',
  number: (text: string) => `nr. ${text}`,
  at: (day: string, time: string) => `${day} kl. ${time}`,
  savedSearches: (count: number) => (count === 1 ? '1 lagret søk' : `${count} lagrede søk`),
  deleted: 'slettet',
  areDeleted: (count: number) => (count === 1 ? '1 slettet' : `${count} slettede`),
  and: (known: string, others: string) => `${known} og ${others}`,
  allCourts: 'Alle domstoler',
  about: (name: string, whom: string) => `${name}, om ${whom}`,
});

/** How many there are of each. */
const COUNTED = bokmaal({
  domstol: (count) => (count === 1 ? '1 domstol' : `${count} domstoler`),
  sak: (count) => (count === 1 ? '1 sak' : `${count} saker`),
  soeknad: (count) => (count === 1 ? '1 søknad' : `${count} søknader`),
  bruker: (count) => (count === 1 ? '1 bruker' : `${count} brukere`),
  redaksjon: (count) => (count === 1 ? '1 redaksjon' : `${count} redaksjoner`),
  spoersmaal: (count) => `${count} spørsmål`,
} satisfies Record<Navngitt, (count: number) => string>);

/** The courts of a search are chosen by hand, and never that many. */
function isCounted(slag: Navngitt, ids: readonly string[]): boolean {
  return slag !== 'domstol' && ids.length > MOST_NAVNGITTE;
}

/**
 * The names of these, or their number. A case without a name is deleted or hidden: the log can be searched by its id, which stays.
 * Whoever has none is deleted, and an id would say nothing.
 */
function namesText(slag: Navngitt, ids: readonly string[], kjent: Oppslag): string {
  if (isCounted(slag, ids)) return COUNTED[slag](ids.length);
  const known = ids.flatMap((id) => nameOf(slag, id, kjent) ?? []);
  const gone = ids.length - known.length;
  if (gone === 0) return known.join(', ');
  if (ids.length === 1) return t.deleted;
  const deleted = t.areDeleted(gone);
  return known.length === 0 ? deleted : t.and(known.join(', '), deleted);
}

function nameOf(slag: Navngitt, id: string, { navnPaa, gjelder }: Oppslag): string | null {
  const navn = navnPaa[id] ?? null;
  if (slag === 'domstol') return id === ALL_COURTS ? t.allCourts : (navn ?? id);
  if (slag === 'sak') return navn ?? id;
  return slag === 'spoersmaal' && navn !== null && gjelder !== null ? t.about(navn, gjelder) : navn;
}

/** `antallRader` → 'Antall rader'. */
function asWords(key: string): string {
  const words = key.replace(/_/g, ' ').replace(/\p{Lu}/gu, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toLocaleUpperCase('nb') + words.slice(1);
}

function isRecord(value: unknown): value is Detaljer {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

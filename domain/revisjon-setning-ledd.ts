import type { Maalgruppe } from './banners.ts';
import { MAANED, maanedTekst } from './gjennomgang.ts';
import { AUDIENCES, FILES, HIDDEN, KINDS, MONTHS, t } from './revisjon-setning-texts.ts';
import { BEGRENSNING_NAVN, isBegrensning } from './sak.ts';
import { auditVerdi } from './revisjon-verdier.ts';
import { GRUNNER } from './tilbaketrekking.ts';
import { osloDay, type Day } from './time.ts';

/* The parts that the sentences of the log (revisjon-setning.ts) are put together from. */

/** Of a row of the log, what its sentence is made from. */
export interface RevisjonHendelse {
  readonly handling: string;
  /** A key of AUDIT_ROLES: what an applicant does with an application is with the own one. */
  readonly rolle: string;
  readonly tidspunkt: string;
  readonly saksnummer: string | null;
  readonly sakId: string | null;
  readonly detaljer: Readonly<Record<string, unknown>>;
  /** Something was typed, and is kept apart. */
  readonly harOrd: boolean;
  /** The names of courts, applicants, users and contact persons that may be shown, and the numbers of cases, by id. */
  readonly navnPaa: Readonly<Record<string, string>>;
  /** Whose need the employer was asked about; null where nobody was, or the name may not be shown any more. */
  readonly gjelder: string | null;
}

/** Around the name of the person whom a row is about: the page makes a link of it as well. */
const NAVN = { fra: '\uE001', til: '\uE002' } as const;
const navngitt = (navn: string) => `${NAVN.fra}${navn}${NAVN.til}`;

export const listOf = ({ fil, antall }: RevisjonHendelse['detaljer']) =>
  typeof fil !== 'string'
    ? t.aList
    : `listen ${fil}${typeof antall === 'number' ? t.rows(antall) : ''}`;

/** Of rows of before there was only one. */
export function bannerOf({ detaljer: { varselId, maalgruppe } }: RevisjonHendelse): string {
  if (typeof varselId !== 'number') return t.banner;
  const forWhom = AUDIENCES[maalgruppe as Maalgruppe] as string | undefined;
  return forWhom === undefined ? t.bannerNr(varselId) : t.bannerFor(varselId, forWhom);
}

export const stated = (reason: unknown) => (typeof reason === 'string' ? t.stated(reason) : '');

export function kindOf({ detaljer }: RevisjonHendelse): string {
  const kategori = searchOf(detaljer)['soekeKategori'];
  return KINDS[kategori === 'tiltaler' || kategori === 'avgjorelser' ? kategori : 'berammede'];
}

/** A search keeps its form under `soek`; rows of before have it beside the others. */
function searchOf(detaljer: RevisjonHendelse['detaljer']): Readonly<Record<string, unknown>> {
  const { soek } = detaljer;
  return typeof soek === 'object' && soek !== null ? (soek as Record<string, unknown>) : detaljer;
}

export function court({ detaljer, navnPaa }: RevisjonHendelse): string {
  const id = searchOf(detaljer)['domstolid'];
  const ids = [id].flat().filter((one) => typeof one === 'string');
  if (ids.length === 0) return '';
  return t.inCourt(
    ids.map((one) => (one === 'alle' ? t.allCourts : (navnPaa[one] ?? one))).join(', '),
  );
}

export function placeAndDays(row: RevisjonHendelse): string {
  const { fraDato, tilDato } = searchOf(row.detaljer);
  const days =
    isDay(fraDato) && isDay(tilDato) ? t.onDays(daysText(fraDato, tilDato, row.tidspunkt)) : '';
  return `${court(row)}${days}`;
}

export function hits({ detaljer: { antallTreff } }: RevisjonHendelse): string {
  return typeof antallTreff === 'number' ? t.hits(antallTreff) : '';
}

export function pageOf({ detaljer }: RevisjonHendelse): string {
  const page = Number(searchOf(detaljer)['page'] ?? 1);
  return page > 1 ? t.page(page) : '';
}

export function cases({ detaljer: { sakIds, antall } }: RevisjonHendelse): string {
  const number = typeof antall === 'number' ? antall : lengthOf(sakIds);
  return t.cases(number);
}

export const lengthOf = (list: unknown) => (Array.isArray(list) ? list.length : 0);

export function dayOf({ detaljer: { dag }, tidspunkt }: RevisjonHendelse): string | null {
  return isDay(dag) ? daysText(dag, dag, tidspunkt) : null;
}

/** ' for oktober 2026' */
export function ofMonth({ detaljer: { maaned } }: RevisjonHendelse): string {
  return typeof maaned === 'string' && MAANED.test(maaned) ? t.ofMonth(maanedTekst(maaned)) : '';
}

/** ': Greit' */
export function verdict({ detaljer: { vurdering } }: RevisjonHendelse): string {
  return typeof vurdering === 'string' ? `: ${auditVerdi('vurdering', vurdering)}` : '';
}

function nameOf({ detaljer, navnPaa }: RevisjonHendelse, key: string): string | undefined {
  return navnPaa[String(detaljer[key])];
}

export function from(row: RevisjonHendelse, key: string): string {
  const navn = nameOf(row, key);
  return navn === undefined ? '' : t.from(navngitt(navn));
}

export const whose = (row: RevisjonHendelse) =>
  row.rolle === 'presse' ? t.own : from(row, 'soeknadId');

export const need = ({ gjelder }: RevisjonHendelse) =>
  gjelder === null ? '' : t.to(navngitt(gjelder));

/** ': telefon og kontaktperson'; fields of an older version are left to the details. */
export function fieldsOf(felt: unknown, ord: Readonly<Record<string, string>>): string {
  const fields = Array.isArray(felt) ? felt.map(String) : [];
  const known = fields.filter((one) => Object.hasOwn(ord, one));
  const words = [...new Set(known.map((one) => ord[one]!))];
  if (words.length === 0) return '';
  const before = words.slice(0, -1).join(', ');
  const last = words.at(-1)!;
  return t.fields(before === '' ? last : t.and(before, last));
}

export function user(row: RevisjonHendelse): string {
  const navn = nameOf(row, 'brukerId');
  return navn === undefined ? t.aUser : t.user(navngitt(navn));
}

export function newsroom(row: RevisjonHendelse, key = 'redaksjonId'): string {
  const navn = nameOf(row, key);
  return navn === undefined ? t.aNewsroom : t.newsroom(navn);
}

/** The last day of the suspension of a newsroom. */
export function through({ detaljer, tidspunkt }: RevisjonHendelse, key: string): string {
  const day = detaljer[key];
  return isDay(day) ? t.through(daysText(day, day, tidspunkt)) : t.openEnded;
}

/** The day on which access that nobody uses ends. */
export function endsOn({ detaljer: { til }, tidspunkt }: RevisjonHendelse): string {
  return isDay(til) ? t.endsOn(daysText(til, til, tidspunkt)) : '';
}

export function until({ detaljer: { til }, tidspunkt }: RevisjonHendelse): string {
  return isDay(til) ? t.until(daysText(til, til, tidspunkt)) : '';
}

/** ': siste dag 30. november → 20. november'; how long it was is not in rows of before. */
export function movedTo({ detaljer: { tilFoer, til }, tidspunkt }: RevisjonHendelse): string {
  if (!isDay(til)) return '';
  const now = daysText(til, til, tidspunkt);
  if (!isDay(tilFoer)) return t.lastDay(now);
  return tilFoer === til ? t.sameDay(now) : t.moved(daysText(tilFoer, tilFoer, tidspunkt), now);
}

export function fileOf(filtype: unknown): string {
  return filtype === 'tiltale' || filtype === 'avgjoerelse' ? FILES[filtype] : t.aFile;
}

export function hiddenOf({ omfang, ogsaaTiltale, filtype }: RevisjonHendelse['detaljer']): string {
  if (omfang === 'parter') return HIDDEN[ogsaaTiltale === true ? 'parterOgTiltale' : 'parter'];
  if (omfang !== 'dokument') return HIDDEN[omfang === 'sak' ? 'sak' : 'noe'];
  if (filtype === 'tiltale' || filtype === 'avgjoerelse') return t.inCase(FILES[filtype]);
  return HIDDEN.dokument;
}

/** Why something was hidden, as one of the reasons that can be chosen: the explanation beside it may name people. */
export function grunnOf({ grunn }: RevisjonHendelse['detaljer']): string {
  const known = Object.entries(GRUNNER).find(([key]) => key === grunn);
  return known
    ? t.because(`${known[1].charAt(0).toLocaleLowerCase('nb')}${known[1].slice(1)}`)
    : '';
}

/** What is hidden for safety is shown again by two: the second one, or both at the command line. */
export function secondOf({ forslagId, sammenMed }: RevisjonHendelse['detaljer']): string {
  if (typeof sammenMed === 'string') return t.togetherWith(sammenMed);
  return forslagId === undefined ? '' : t.asSecond;
}

export function restrictionOf({ type }: RevisjonHendelse['detaljer']): string {
  return typeof type === 'string' && isBegrensning(type) ? BEGRENSNING_NAVN[type] : t.aRestriction;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const isDay = (value: unknown): value is Day => typeof value === 'string' && DAY.test(value);

/** '21.–28. november', with the year where it is not the one of `said`, an instant. */
function daysText(from: Day, to: Day, said: string): string {
  const [fromYear, fromMonth, fromDay] = from.split('-').map(Number) as [number, number, number];
  const [toYear, toMonth, toDay] = to.split('-').map(Number) as [number, number, number];
  const year = osloDay(new Date(said)).slice(0, 4);
  const ending = (of: number) => (String(of) === year ? '' : ` ${of}`);
  const last = `${toDay}. ${MONTHS[toMonth - 1]}${ending(toYear)}`;
  if (from === to) return last;
  if (fromYear !== toYear)
    return `${fromDay}. ${MONTHS[fromMonth - 1]} ${fromYear}–${toDay}. ${MONTHS[toMonth - 1]} ${toYear}`;
  const first = fromMonth === toMonth ? `${fromDay}.` : `${fromDay}. ${MONTHS[fromMonth - 1]}`;
  return `${first}–${last}`;
}

import { type DayRange, type Kategori, searchableFrom } from '#domain/search-rules.ts';
import { type Day, shiftDay } from '#domain/time.ts';
import type { Reckoning } from './dager.ts';
import { UTTRYKK } from './uttrykk.ts';

/** The days that a text asks for. */
interface Dagord extends DayRange {
  /** The words that say so, as they were typed. */
  readonly tekst: string;
  /** The text without them. */
  readonly rest: string;
}

interface On {
  /** The Oslo day on which the text is read. */
  readonly today: Day;
  readonly kategori: Kategori;
}

/**
 * The days in a text as it was typed: «fengsling i dag», «drap 12.–14. mars», «uke 48»; null without. Several are one period, from the
 * first to the last. Only days that may be searched count, and of longer periods the part that may.
 *
 * A name stays a name. «Dag» is no day. A month counts beside a number of day or year and after «i»; by itself only in small letters,
 * with no capital after it (a phone writes «Voldtekt mai»), and april, mai, juni, juli and august, which are first names, only where
 * no other word follows. Nothing counts in "quotes", after «hver» and «ikke», and no number after what makes it a paragraph, a time or a case.
 */
export function readDagord(typed: string, on: On): Dagord | null {
  const text = typed.normalize('NFC');
  const spans = spansIn(text, on);
  if (spans.length === 0) return null;
  const rest = without(text, spans);
  // What only becomes a day without the others was not said.
  if (spansIn(rest, on).length > 0) return null;
  return {
    fraDato: spans.map(({ fraDato }) => fraDato).reduce((a, b) => (a < b ? a : b)),
    tilDato: spans.map(({ tilDato }) => tilDato).reduce((a, b) => (a > b ? a : b)),
    tekst: spans.map(({ start, end }) => text.slice(start, end).replace(/\s+/gu, ' ')).join(', '),
    rest,
  };
}

interface Span extends DayRange {
  readonly start: number;
  readonly end: number;
}
interface Expression extends Span {
  /** It has said both ends: «12. til 16. mars». */
  readonly isPeriod: boolean;
}

const QUOTE = /["«»“”„‟❝❞＂]/u;
const BEGINS = /^[\s,;(]?$/u;
const ENDS = /(?:$|[\s,;!?)]|\.(?!\d))/uy;

function spansIn(text: string, on: On): Span[] {
  const spans: Span[] = [];
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    if (QUOTE.test(text[at]!)) isQuoted = !isQuoted;
    if (isQuoted || !BEGINS.test(text.slice(Math.max(0, at - 1), at))) continue;
    const span = spanAt(text, at, on);
    if (!span) continue;
    spans.push(span);
    at = span.end - 1;
  }
  return spans;
}

/** «fra mandag», «før 12. mars», «over nyttår»: open at one side; «rett etter påske» and «uka før jul» for a week. */
const OPEN =
  /(?:(?<near>rett|like|straks|uk(?:a|en)|veka|dag(?:ene|ane))\s+(?=før|etter|over))?(?<open>fra\s+og\s+med|f\.?o\.?m\.?|fra|frå|etter|over(?=\s+(?:jul|nytt|p[åa]|pinse|helg|sommer))|siden|sidan|før|innen|innan|(?:fr[ae]m\s+)?til\s+og\s+med|t\.?o\.?m\.?|fr[ae]m\s+til)\s+/iuy;
const UNTIL = /^(?:før|inn|fr[ae]m|t)/u;
/** «i løpet av neste uke», «hele mars», «tidlig neste uke»: some of these days. */
const SOME_OF = /(?:i\s+løpet\s+av|hei?le|tidl[ie]g|sei?nt|ut(?:på|over))\s+/iuy;
const JOINS = /\s+(?:til\s+og\s+med|til|t\.?o\.?m\.?|og|eller|and|or)\s+|\s*[-–—,]\s*/iuy;

/** The days that begin here, as far as they may be searched. */
function spanAt(text: string, start: number, { today, kategori }: On): Span | null {
  const limit = searchableFrom(today);
  const { open: opening = '', near } = matchAt(OPEN, text, start)?.groups ?? {};
  const open = opening.toLowerCase();
  const isBack = kategori === 'avgjorelser' || open.startsWith('sid');
  const reckoning = { today, earliest: limit.fraDato, isBack, after: null };
  const joined = open
    ? joinedAt(text, OPEN.lastIndex, reckoning)
    : (joinedAt(text, start, reckoning) ?? someOfAt(text, start, reckoning));
  if (!joined || matchAt(ENDS, text, joined.end) === null) return null;
  const { isOpen, ...whole } = joined;
  const days = open && isOpen ? openDays({ open, near }, whole, { today, isBack, limit }) : whole;
  const { fraDato, tilDato } = within(days, limit);
  return fraDato <= tilDato ? { start, end: whole.end, fraDato, tilDato } : null;
}

const within = ({ fraDato, tilDato }: DayRange, limit: DayRange): DayRange => ({
  fraDato: fraDato < limit.fraDato ? limit.fraDato : fraDato,
  tilDato: tilDato > limit.tilDato ? limit.tilDato : tilDato,
});

/** One expression, or several that are joined. */
function joinedAt(text: string, start: number, reckoning: Reckoning) {
  const first = expressionAt(text, start, reckoning);
  if (!first) return null;
  let last = first;
  for (let next: Expression | null = first; next; next = nextOf(text, last, reckoning)) last = next;
  return {
    ...first,
    end: last.end,
    tilDato: last.tilDato,
    isOpen: last === first && !first.isPeriod,
  };
}

function nextOf(
  text: string,
  { end, fraDato: after }: Span,
  reckoning: Reckoning,
): Expression | null {
  if (matchAt(JOINS, text, end) === null) return null;
  const next = expressionAt(text, JOINS.lastIndex, { ...reckoning, after });
  return next && next.tilDato >= after ? next : null;
}

/** A period, of which some is asked for. */
function someOfAt(text: string, start: number, reckoning: Reckoning) {
  if (matchAt(SOME_OF, text, start) === null) return null;
  const found = joinedAt(text, SOME_OF.lastIndex, reckoning);
  return found && found.fraDato < found.tilDato ? { ...found, start } : null;
}

interface Opening {
  readonly open: string;
  readonly near: string | undefined;
}

function weekBeside(open: string, { fraDato, tilDato }: DayRange): DayRange {
  return open === 'før'
    ? { fraDato: shiftDay(fraDato, { days: -7 }), tilDato: shiftDay(fraDato, { days: -1 }) }
    : { fraDato: shiftDay(tilDato, { days: 1 }), tilDato: shiftDay(tilDato, { days: 7 }) };
}

interface Around {
  readonly today: Day;
  readonly isBack: boolean;
  readonly limit: DayRange;
}

function openDays({ open, near }: Opening, range: DayRange, around: Around): DayRange {
  if (near) return weekBeside(open, range);
  const { fraDato, tilDato } = range;
  const { today, isBack, limit } = around;
  if (UNTIL.test(open)) {
    const last = open === 'før' ? shiftDay(fraDato, { days: -1 }) : tilDato;
    return { fraDato: isBack || last < today ? limit.fraDato : today, tilDato: last };
  }
  const first = /^(?:etter|over)/u.test(open) ? shiftDay(tilDato, { days: 1 }) : fraDato;
  return { fraDato: first, tilDato: isBack && first <= today ? today : limit.tilDato };
}

/** «hver mandag» is no day, and what is left out is not asked for. */
const NO_DAY = /(?:^|[\s(])(?:hver|kvar|hvert|annenhver|alle|en|ein|ikke|ikkje|not)\s+$/iu;
/** «§ 12/3», «kl. 10.10», «lov av 12. mars». */
const NO_DATE =
  /(?:§|(?:^|[\s(])(?:kl|klokk[ae]n?|nr|nummer|kap|kapittel|art|artikkel|punkt|pkt|paragraf|ledd|side|sak|saka|saken|saksnr|saksnummer|lov|lov[ae]n?\s+av|lov\s+av|forskrift)\.?)\s*$/iu;

function expressionAt(text: string, start: number, reckoning: Reckoning): Expression | null {
  const before = text.slice(0, start);
  if (NO_DAY.test(before)) return null;
  for (const { pattern, days } of UTTRYKK) {
    const match = matchAt(pattern, text, start);
    if (!match) continue;
    const found = match.groups ?? {};
    const end = start + match[0].length;
    if (/[\p{L}\p{N}]/u.test(text[end] ?? '') || isName(match, text, reckoning.after !== null))
      continue;
    if (/\d/.test(match[0]) && NO_DATE.test(before)) continue;
    const range = days(found, reckoning);
    if (range)
      return { start, end: withTime(text, end), isPeriod: found['til'] !== undefined, ...range };
  }
  return null;
}

/** «mandag kl. 9», «fredag kveld»: the day is searched for, and no text has the time. */
const TIME =
  /,?\s+(?:(?:kl\.?|klokk[ae]n?)\s*\d{1,2}(?:[.:]\d\d)?|morg[eo]n|f(?:or|øre)middag|ettermiddag|kveld)(?![\p{L}\p{N}])/iuy;

const withTime = (text: string, end: number) =>
  matchAt(TIME, text, end) === null ? end : TIME.lastIndex;

/** «april hansen» may be somebody. */
const FIRST_NAMES = /^(?:april|mai|juni|juli|august)$/iu;
const SMALL = /^\s*(?:$|[,;.!?)–—-]|(?:i|på|ved|for|mot|om|av|til|og|eller|med)(?:\s|$))/iu;

const BEFORE_NAME = /^\s+\p{Lu}/u;
/** «Dagens Medisin». */
const GENITIVE = /^(?:dagens|uk(?:en|a)s|vekas|m.n[ea]dens|helg(?:en|a)s)$/iu;

/** «Sunday» and «Friday» are first names as well. */
const ENGLISH_DAY = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/iu;

/** «31. april 2026» is no month. */
const NO_SUCH_DAY = /(?:^|[\s(–-])\d{1,2}\.?\s*$/u;

/** Whether «Dag» or a month in it is somebody's name, by what stands beside it. */
function isName({ 0: said, groups, index }: RegExpExecArray, text: string, isJoined: boolean) {
  const after = text.slice(index + said.length);
  if (/\sDag$|^Andre\s(?!.*dag$)/u.test(said)) return true;
  if (GENITIVE.test(said)) return BEFORE_NAME.test(after);
  if (ENGLISH_DAY.test(said)) return /^\p{Lu}/u.test(said) || BEFORE_NAME.test(after);
  const { mnd, aar, i } = groups ?? {};
  if (mnd === undefined) return false;
  if (i === undefined && NO_SUCH_DAY.test(text.slice(0, index))) return true;
  if (aar !== undefined) return false;
  return isNamed(mnd, {
    before: text.slice(0, index),
    after,
    isDated: i !== undefined || isJoined,
  });
}

interface Beside {
  readonly before: string;
  readonly after: string;
  /** «i mars», «mars til mai». */
  readonly isDated: boolean;
}

function isNamed(mnd: string, { before, after, isDated }: Beside): boolean {
  const isBeforeName = BEFORE_NAME.test(after);
  const isCapital = /^\p{Lu}/u.test(mnd);
  if (isDated) return isCapital && isBeforeName;
  const isAfterNumber = /(?:^|[\s(])\d+\.?\s+$/u.test(before);
  return (
    isCapital || isBeforeName || isAfterNumber || (FIRST_NAMES.test(mnd) && !SMALL.test(after))
  );
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** What joined them to other words, which then stand by themselves. */
const JOINED_BEFORE = /(?:^|\s)(?:eller|or|og|and)\s*$/iu;
const JOINED_AFTER = /^\s*(?:eller|or|og|and)(?=\s|$)/iu;

function without(text: string, spans: readonly Span[]): string {
  const rest = spans.reduceRight((whole, { start, end }) => {
    const [before, after] = [whole.slice(0, start), whole.slice(end).replace(/^[.!?]+/u, '')];
    const alone = before.replace(JOINED_BEFORE, '');
    return `${alone} ${alone === before ? after.replace(JOINED_AFTER, '') : after}`;
  }, text);
  return rest
    .replace(/\s+/gu, ' ')
    .replace(/^[ ,;.!?]+/u, '')
    .replace(/(?<![ ,;])[ ,;]+$/u, '');
}

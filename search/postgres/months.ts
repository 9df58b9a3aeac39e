import type { SakDocument } from '#search/sak-document.ts';
import type { SearchQuery } from '#search/query.ts';
import { quote } from './lexemes.ts';

/**
 * The months in which a search by dates may find a case, as lexemes among its words: alone and with its court. A search
 * for words is narrowed by them in the same index. They only narrow, and a little too wide: which hearings, or which
 * dates of a case without any, lie in the range is decided on those themselves.
 */
export function monthLexemes(document: SakDocument): string[] {
  const { domstolId, rettsmoeter, berammetDag, tiltaler } = document;
  const days = [
    ...(berammetDag === null ? [] : [berammetDag]),
    ...(rettsmoeter.length > 0 ? [] : tiltaler.map(({ publiseringsdato }) => publiseringsdato)),
  ];
  const months = new Set([
    ...rettsmoeter.flatMap(({ start, slutt }) => monthsOf(start, slutt)),
    ...days.flatMap((day) => monthsOf(day, day)),
  ]);
  return [...months].flatMap((month) => [lexeme(null, month), lexeme(domstolId, month)]);
}

/**
 * A tsquery that every case matches that has a hearing, or without one is scheduled or indicted, in the range; null when
 * the range has too many months. Decisions are found by other dates.
 */
export function monthQuery({ domstolId, fraDato, tilDato }: SearchQuery): string | null {
  const months = monthsBetween(fraDato.slice(0, 7), tilDato.slice(0, 7), MAX_QUERIED);
  return months && [...months, ALWAYS].map((month) => quote(lexeme(domstolId, month))).join(' | ');
}

const DAY = 86_400_000;
/** Years of four digits. */
const MAX_MS = Date.parse('9999-01-01T00:00:00Z');
const MAX_QUERIED = 7;
const MAX_INDEXED = 36;
/** Instead of a month, for a hearing that lasts for years; every query asks for it too. */
const ALWAYS = 'alltid';

function lexeme(domstolId: string | null, month: string): string {
  return `@${domstolId ?? ''}/${month}`;
}

/** A day is added at both ends, so that the time zone in which a month begins does not matter. */
function monthsOf(start: string, slutt: string): string[] {
  const [first, last] = [monthOf(Date.parse(start) - DAY), monthOf(Date.parse(slutt) + DAY)];
  return (first && last && monthsBetween(first, last, MAX_INDEXED)) || [ALWAYS];
}

/** null for an invalid time: Postgres refuses it when the case is written, and that case alone fails. */
function monthOf(ms: number): string | null {
  return Math.abs(ms) < MAX_MS ? new Date(ms).toISOString().slice(0, 7) : null;
}

/** `2026-03` … `2026-05`, both included; null when there would be more than `max`. */
function monthsBetween(first: string, last: string, max: number): string[] | null {
  const from = numberOf(first);
  const count = numberOf(last) - from + 1;
  if (count > max) return null;
  return Array.from({ length: Math.max(0, count) }, (_, i) => {
    const month = from + i;
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
  });
}

function numberOf(month: string): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;
}

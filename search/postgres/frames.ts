import type { SakDocument } from '#search/document.ts';
import type { SearchQuery } from '#search/query.ts';
import { quote } from './lexemes.ts';

/**
 * The months in which a case has hearings, as lexemes beside its words, alone and with its court: one look into
 * the index then leaves few cases whose hearings have to be looked at. Only a frame, a little too wide: which
 * hearing lies in the range is for the hearings to say.
 */
export function framesOf({ domstolId, rettsmoeter }: SakDocument): string[] {
  const months = new Set(rettsmoeter.flatMap(({ start, slutt }) => monthsOf(start, slutt)));
  return [...months].flatMap((month) => [frame(null, month), frame(domstolId, month)]);
}

/** What a case with a hearing in the range has one of, as tsquery; null when the range is too wide to help. */
export function frameQuery({ domstolId, fraDato, tilDato }: SearchQuery): string | null {
  const months = monthsBetween(fraDato.slice(0, 7), tilDato.slice(0, 7), MAX_QUERIED);
  return months && [...months, ALWAYS].map((month) => quote(frame(domstolId, month))).join(' | ');
}

const DAY = 86_400_000;
/** Years of four digits. */
const MAX_MS = Date.parse('9999-01-01T00:00:00Z');
const MAX_QUERIED = 7;
const MAX_INDEXED = 36;
/** The month of a hearing that lasts for years. */
const ALWAYS = 'alltid';

function frame(domstolId: string | null, month: string): string {
  return `@${domstolId ?? ''}/${month}`;
}

/** A day is added on either side, so that it does not matter in which zone a month begins. */
function monthsOf(start: string, slutt: string): string[] {
  const [first, last] = [monthOf(Date.parse(start) - DAY), monthOf(Date.parse(slutt) + DAY)];
  return (first && last && monthsBetween(first, last, MAX_INDEXED)) || [ALWAYS];
}

/** null for what is no time at all: to refuse it is for Postgres, which then does so for this case alone. */
function monthOf(ms: number): string | null {
  return Math.abs(ms) < MAX_MS ? new Date(ms).toISOString().slice(0, 7) : null;
}

/** `2026-03` … `2026-05`, both included; null when there are more than `max`. */
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

import { TZDate } from '@date-fns/tz';
import { OSLO } from './time.ts';

/** What a local Oslo time without offset means: one instant, none (spring), or two (autumn). */
export type LocalTime =
  | { readonly kind: 'instant'; readonly instant: Date }
  | { readonly kind: 'nonexistent' }
  | { readonly kind: 'ambiguous'; readonly first: Date; readonly second: Date }
  | { readonly kind: 'malformed' };

const LOCAL = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?$/;
const HOUR = 3_600_000;

/** Reads `yyyy-MM-ddTHH:mm[:ss]` as Oslo wall time, and says so when DST makes it no or two instants. */
export function readOsloLocalTime(text: string): LocalTime {
  const parts = LOCAL.exec(text)
    ?.slice(1)
    .map((part) => Number(part ?? '0'));
  if (!parts) return { kind: 'malformed' };
  const [year, month, day, hour, minute, second] = parts as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const asUtc = Date.UTC(year, month - 1, day, hour, minute, second);
  if (!sameFields(new Date(asUtc), [year, month, day, hour, minute, second]))
    return { kind: 'malformed' };
  // Oslo is UTC+1 or UTC+2: the candidates are those whose own wall clock reads `text`.
  const candidates = [asUtc - 2 * HOUR, asUtc - HOUR]
    .map((time) => new Date(time))
    .filter((instant) => wallClock(instant) === asUtc);
  const [first, other] = candidates;
  if (!first) return { kind: 'nonexistent' };
  return other ? { kind: 'ambiguous', first, second: other } : { kind: 'instant', instant: first };
}

/** What Oslo's clock shows at `instant`, read as if it were UTC, in ms. */
function wallClock(instant: Date): number {
  const local = new TZDate(instant, OSLO);
  return instant.getTime() - local.getTimezoneOffset() * 60_000;
}

function sameFields(utc: Date, [year, month, day, hour, minute, second]: number[]): boolean {
  return (
    utc.getUTCFullYear() === year &&
    utc.getUTCMonth() + 1 === month &&
    utc.getUTCDate() === day &&
    utc.getUTCHours() === hour &&
    utc.getUTCMinutes() === minute &&
    utc.getUTCSeconds() === second
  );
}

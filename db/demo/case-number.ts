import type { Day } from '#domain/time.ts';

/** A prime below the six digits of a serial: multiplying by anything visits every serial once. */
const SERIALS = 999_983;
const STEP = 618_033;
/** How many cases of eight are from this year, last year, the year before. */
const YEARS = [0, 0, 0, 0, 0, 1, 1, 2];
const PER_YEAR = [5, 2, 1];

/** More, and the serials of one year would not suffice. */
export const MAX_CASES = 1_500_000;

/** Year and serial of case `index`: unique up to MAX_CASES, spread as if drawn. */
export function yearAndSerial(
  seed: number,
  index: number,
  day: Day,
): { year: number; serial: number } {
  const slot = index % YEARS.length;
  const back = YEARS[slot]!;
  const inYear = Math.floor(index / YEARS.length) * PER_YEAR[back]! + slot - YEARS.indexOf(back);
  // Exact: both factors stay far below 2^53.
  const serial = ((inYear * STEP + (seed % SERIALS)) % SERIALS) + 1;
  return { year: Number(day.slice(0, 4)) - back, serial };
}

/** `25-187797MED-TSOS/TSAR`; the Supreme Court's are written `HR-2025-187797-A`. */
export function caseNumber(
  { year, serial }: { year: number; serial: number },
  type: string,
  court: string,
  suffix: string | null,
): string {
  const digits = String(serial).padStart(6, '0');
  if (court === 'HR') return `HR-${year}-${digits}-A`;
  return `${String(year % 100).padStart(2, '0')}-${digits}${type}-${court}${suffix ? `/${suffix}` : ''}`;
}

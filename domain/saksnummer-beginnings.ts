/** `25-1877…` and `2025-1877…`: year, the serial number as far as it is typed, and what follows. */
const YEAR_FIRST = /^(?:19|20)?(\d{2})[-/ ]?(\d{3,6})(\D.*)?$/su;
/** Fewer letters and digits than this begin too many numbers to mean one. */
const SHORTEST = 4;
const SERIAL_DIGITS = 6;

/**
 * The letters and digits that a case number may begin with which somebody has typed in any form: small letters,
 * without hyphens, with a year of four digits, without leading zeros, a part of it. Empty for what is no number.
 */
export function saksnummerBeginnings(text: string): string[] {
  const typed = text.trim().toLocaleUpperCase('nb');
  const whole = squeeze(typed);
  if (whole.length < SHORTEST || !/\d/.test(whole)) return [];
  const [, year, serial, rest = ''] = YEAR_FIRST.exec(typed) ?? [];
  if (!year || !serial) return [whole];
  const after = squeeze(rest);
  const serials = [serial, serial.padStart(SERIAL_DIGITS, '0')];
  return [...new Set([whole, ...serials.map((digits) => year + digits + after)])];
}

function squeeze(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '');
}

/** Eleven digits, together or as people write them: `010190 12345`, `01.01.90-12345`. Not within a longer number. */
const ELEVEN = /(?<![\d.-])(\d{2})[. ]?(\d{2})[. ]?(\d{2})[ -]?(\d{5})(?!\d)/g;

/** Weights of the two control digits (Skatteetaten: "Fødselsnummeret"); with the digit itself, each sum is 0 modulo 11. */
const FIRST = [3, 7, 6, 1, 8, 9, 4, 5, 2, 1];
const SECOND = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1];

/**
 * Where a text holds a national identity number or a D-number (the day is 40 higher); -1 when nowhere. Numbers of test
 * persons (the month is 40, 65 or 80 higher) count too: they look the same to a reader. Eleven digits without valid control
 * digits, or without a date, are something else: an account, a reference.
 */
export function findIdentityNumber(text: string): number {
  for (const match of text.matchAll(ELEVEN)) {
    const digits = match.slice(1).join('');
    if (hasDate(digits) && isControlled(digits, FIRST) && isControlled(digits, SECOND))
      return match.index;
  }
  return -1;
}

function hasDate(digits: string): boolean {
  const day = Number(digits.slice(0, 2)) % 40;
  const month = Number(digits.slice(2, 4));
  const isMonth = [0, 40, 65, 80].some((more) => month > more && month <= more + 12);
  return day >= 1 && day <= 31 && isMonth;
}

function isControlled(digits: string, weights: readonly number[]): boolean {
  return weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0) % 11 === 0;
}

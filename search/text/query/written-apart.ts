import type { Term } from '#search/query.ts';
import type { Token } from '#search/text/tokenize.ts';

/** Small words that names begin with, joined, apart or with a hyphen: `Alhassan`, `Al Hassan`, `Al-Hassan`. */
const BEFORE_NAMES = ['al', 'el', 'abu', 'abd', 'ibn', 'bin', 'ben'];
const JOINED = new RegExp(`^(${BEFORE_NAMES.join('|')})([a-z]{4,})$`);
/** So many digits that a space or full stop stands between thousands: 100 000, 1.000.000. */
const AMOUNT = /^[1-9]\d{3,8}$/;
const YEAR = /^(?:19|20)\d\d$/;

/** The other ways in which one word is written: apart. */
export function writtenApart(token: string): Term[] {
  const [, first, rest] = JOINED.exec(token) ?? [];
  if (first && rest) return [phrase([first, rest])];
  if (!AMOUNT.test(token) || YEAR.test(token)) return [];
  return [phrase(token.replace(/\B(?=(?:\d{3})+$)/g, ' ').split(' '))];
}

/** The other way in which several words are written that stand for one: together. */
export function writtenTogether(words: readonly Token[]): Term[] {
  const tokens = words.map(({ token }) => token);
  const isOne = isName(tokens) || isAmount(tokens);
  return isOne ? [{ kind: 'word', token: tokens.join(''), stems: [] }] : [];
}

function isName([first = '', rest = '', third]: readonly string[]): boolean {
  return third === undefined && BEFORE_NAMES.includes(first) && /^[a-z]{4,}$/.test(rest);
}

/** Whether words with spaces between them are one: `100 000`, `Al Hassan`; «ben» is also a leg. */
export function isOneApart(tokens: readonly string[]): boolean {
  return isAmount(tokens) || (tokens[0] !== 'ben' && isName(tokens));
}

/** `100 000`, `1 000 000`: groups of three digits after the first. */
function isAmount([first = '', ...others]: readonly string[]): boolean {
  return (
    /^[1-9]\d{0,2}$/.test(first) &&
    others.length > 0 &&
    others.length < 3 &&
    others.every((group) => /^\d{3}$/.test(group))
  );
}

function phrase(tokens: readonly string[]): Term {
  return { kind: 'phrase', tokens, lemmas: null };
}

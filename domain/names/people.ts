import { withoutEntities } from './entities.ts';
import { looseKey } from './fold.ts';
import { NAME_HIDDEN, withoutNames } from './names-in-text.ts';
import { LONG, withoutGenitive } from './name-readers.ts';
import { PARTICLES } from './particles.ts';
import type { PartyName } from './party-names.ts';
import { APOSTROPHES } from './pieces.ts';

/*
 * Fields that hold the names of people who work in court. They may share a first name or a surname with a party, so a party's name
 * is found only where the whole of it stands, in any order, or as the only name there is. From a word on that says for whom
 * somebody acts, or that is neither a name nor a title, the text is read as any other.
 */

/** The text with NAME_HIDDEN in the place of each party; null when none stands in it. */
export function peopleWithoutNames(written: string, names: readonly PartyName[]): string | null {
  if (names.length === 0) return null;
  const text = withoutEntities(written);
  const hidden = withoutBrokenNames(text, names)
    .split(/(\r?\n)/u)
    .map((line) => lineWithoutNames(line, names))
    .join('');
  return hidden === text ? null : hidden;
}

/** Without the names that go on in the next line, where nothing else stands beside them. */
function withoutBrokenNames(text: string, names: readonly PartyName[]): string {
  if (!text.includes('\n')) return text;
  const isBroken = ({ from, to }: Place) => text.slice(from, to).includes('\n');
  const words = wordsOf(text);
  return withoutPlaces(text, names.flatMap((name) => placesOf(text, words, name)).filter(isBroken));
}

function lineWithoutNames(line: string, names: readonly PartyName[]): string {
  const words = wordsOf(line);
  const prose = words.findIndex((word, at) => isProse(word, words[at + 1], names));
  const end = prose === -1 ? line.length : words[prose]!.from;
  const people = line.slice(0, end);
  const before = prose === -1 ? words : words.slice(0, prose);
  const rest = line.slice(end);
  return (
    withoutPlaces(
      people,
      names.flatMap((name) => placesOf(line, before, name)),
    ) + (withoutNames(rest, names) ?? rest)
  );
}

interface Word {
  readonly from: number;
  readonly to: number;
  readonly written: string;
  readonly small: string;
  readonly key: string;
}

/** A name with a hyphen is two words, as in `keysOf`. */
function wordsOf(line: string): Word[] {
  return Array.from(line.matchAll(WORD), (match) => {
    const written = match[0].replace(/\p{Cf}/gu, '');
    return {
      ...{ from: match.index, to: match.index + match[0].length, written },
      small: written.toLocaleLowerCase('nb'),
      key: keyOf(written),
    };
  });
}

const WORD = new RegExp(String.raw`\p{L}[\p{L}\p{M}\p{Cf}${APOSTROPHES}]*`, 'gu');
const keyOf = (word: string) => looseKey(word).replace(/[^\p{L}]/gu, '');

/** The words of a party's name, initials and particles too. */
const keysOf = ({ words }: PartyName): string[] =>
  words
    .flatMap((word) => word.match(WORD) ?? [])
    .map(keyOf)
    .filter((key) => key !== '');

/** Neither an initial nor a particle. */
const isOwn = (key: string) => !/^\p{Script=Latin}$/u.test(key) && !PARTICLES.has(key);

/** After these somebody stands who is none of the court's people. */
const FOR = new Set(
  `for til mot vegne verge vergen klient klienten mandant siktet siktede tiltalt tiltalte domfelt domfelte fornærmet fornærmede saksøker
  saksøkt saksøkte ankende ankepart ankemotpart motpart motparten part parten skyldner avdøde vitne vitnet sak saken ang angående
  vedr vedrørende gjelder`.split(/\s+/),
);
/** Titles, and what stands between people and titles. */
const TITLE =
  /(?:dommer|dommere|dommeren|advokat|advokaten|advokater|advokatfirma|advokatfirmaet|fullmektig|fullmektigen|skriver|skriveren|lagmann|leder|lederen|forsvarer|forsvareren|forsvarere|aktor|partner|justitiarius|administrator|jurist|notarius)$/u;
const JOINS = new Set(
  `og samt ved i fra adv advfm adv.flm dr jur cand ph lic mna h rettens konst konstituert midlertidig ekstraordinær pensjonert faste fast
  nestleder firma firmaet da as ans v`.split(/\s+/),
);
const isKnown = ({ small }: Word) => JOINS.has(small) || PARTICLES.has(small) || TITLE.test(small);

/** Whether a text that is more than a list of people begins here. */
function isProse(word: Word, next: Word | undefined, names: readonly PartyName[]): boolean {
  if (FOR.has(word.small) || isOwnersName(word, next, names)) return true;
  // Who stands after `v/` is a lawyer when a first name stands there too.
  if (word.small === 'v' && next !== undefined) return isLastNameAlone(word, next, names);
  return /^\p{Ll}/u.test(word.written) && !isKnown(word);
}

/** `Nordmanns forsvarer` */
const isOwnersName = ({ key }: Word, next: Word | undefined, names: readonly PartyName[]) =>
  next !== undefined &&
  next.written === next.small &&
  TITLE.test(next.small) &&
  withoutGenitive(key).length > 1 &&
  names.some((name) => keysOf(name).some((one) => key === `${one}s`));

/** `v/ Nordmann`: the surname of a party, without a first name before it. */
function isLastNameAlone(by: Word, next: Word, names: readonly PartyName[]): boolean {
  return (
    next.from - by.to <= 3 &&
    names.some((name) => {
      const keys = keysOf(name);
      return (keys.length === 1 ? keys : keys.slice(1)).includes(next.key);
    })
  );
}

interface Place {
  readonly from: number;
  readonly to: number;
}

function withoutPlaces(text: string, places: readonly Place[]): string {
  const joined: { from: number; to: number }[] = [];
  for (const { from, to } of places.toSorted((a, b) => a.from - b.from)) {
    const last = joined.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else joined.push({ from, to });
  }
  return joined.reduceRight(
    (left, { from, to }) => left.slice(0, from) + NAME_HIDDEN + left.slice(to),
    text,
  );
}

/** Runs of words that stand beside each other and are all of this name; initials may stand among them. */
function placesOf(text: string, words: readonly Word[], name: PartyName): Place[] {
  const keys = keysOf(name);
  const found: Place[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const run = runFrom(text, words, at, keys);
    const isGlued = isGluedName(words[at]!, keys);
    if (run === null && !isGlued) continue;
    const { end, matched } = run ?? { end: at, matched: new Set<number>() };
    const { from } = words[at]!;
    const { to } = words[end]!;
    const beside = neighbours(text, words, at, end);
    const isBroken = text.slice(from, to).includes('\n');
    if (
      isGlued ||
      (isWhole(matched, keys, beside) && !(isBroken && (beside.before || beside.after)))
    )
      found.push({ from, to });
    at = end;
  }
  return found;
}

/** 'OlaNordmann', 'NordmannOla' */
const isGluedName = ({ key }: Word, keys: readonly string[]) =>
  keys.length > 1 &&
  key.length > LONG &&
  [keys, keys.toReversed()].some((all) => withoutGenitive(key).includes(all.join('')));

interface Run {
  /** The last word of it. */
  readonly end: number;
  /** Which words of the name stand there. */
  readonly matched: ReadonlySet<number>;
}

function runFrom(
  text: string,
  words: readonly Word[],
  start: number,
  keys: readonly string[],
): Run | null {
  const matched = new Set<number>();
  let end = -1;
  for (let at = start; at < words.length; at += 1) {
    if (at > start && !isBeside(text, words[at - 1]!, words[at]!)) break;
    const part = partOf(words[at]!, keys, matched);
    if (part !== null) {
      matched.add(part);
      end = at;
    } else if (at === start || !(isSmallPart(words[at]!) || isMiddleName(text, words, at))) break;
  }
  return end === -1 ? null : { end, matched };
}

/** Which word of the name this is, one that has not been seen: in the genitive, or its first letter. */
function partOf(
  { key, written }: Word,
  keys: readonly string[],
  seen: ReadonlySet<number>,
): number | null {
  const isSame = (one: string) =>
    withoutGenitive(one).some((name) => key === name || key === `${name}s`);
  const at = keys.findIndex((one, i) => !seen.has(i) && isSame(one));
  if (at !== -1) return at;
  // 'K.M. Nordmann' is written 'KM Nordmann' as well.
  if (key.length > 1 && keys.length > key.length && keys.slice(0, key.length).join('') === key)
    return 0;
  // 'v/' is no initial.
  if (written === 'v') return null;
  return key.length === 1 && keys.length > 1 && !seen.has(0) && keys[0]!.startsWith(key) ? 0 : null;
}

/** An initial or a particle between the words of a name. */
const isSmallPart = ({ key, small }: Word) => key.length === 1 || PARTICLES.has(small);

/** A name between two others with nothing but a blank: 'Ola Kåre Nordmann' is Ola Nordmann. */
const isMiddleName = (text: string, words: readonly Word[], at: number) =>
  [at, at + 1].every(
    (i) => i < words.length && A_BLANK.test(text.slice(words[i - 1]!.to, words[i]!.from)),
  ) &&
  /^\p{Lu}/u.test(words[at]!.written) &&
  !isKnown(words[at]!);

/** A nickname has quotes or brackets around it. */
const A_BLANK = /^[^\S\n](?:["“”«»'‘’(])?$|^["“”«»'‘’)][^\S\n]$/u;

const isBeside = (text: string, a: Word, b: Word) =>
  /^[\s.,&'‘’"“”«»()/_-]{1,4}$/u.test(text.slice(a.to, b.from));

/** Whether a name goes on before and after the run. */
function neighbours(text: string, words: readonly Word[], at: number, end: number) {
  const isName = (word: Word | undefined, other: Word, isBefore: boolean) =>
    word !== undefined &&
    /^(?:(?!\n)[\s.'’-]){1,3}$/u.test(
      isBefore ? text.slice(word.to, other.from) : text.slice(other.to, word.from),
    ) &&
    /^\p{Lu}/u.test(word.written) &&
    !isKnown(word);
  return {
    before: isName(words[at - 1], words[at]!, true),
    after: isName(words[end + 1], words[end]!, false),
    // 'Liv Lo (Nordmann)' and '(forsvarer Ola N.)' say for whom she acts.
    isInBrackets:
      /[([{<][^([{<)\]}>]{0,40}$/u.test(text.slice(0, words[at]!.from)) &&
      /^(?:\s\p{L})?\.?\s?[)\]}>]/u.test(text.slice(words[end]!.to)) &&
      !isName(words[at - 1], words[at]!, true),
    // 'Nordmann: adv. Liv Lo', 'Liv Lo – Nordmann'
    isClient:
      (/(?:^|[,;\n–])\s{0,3}$/u.test(text.slice(0, words[at]!.from)) &&
        /^\s?(?::\s?\p{L}|v\/|v\.\s|ved\s)/u.test(text.slice(words[end]!.to))) ||
      (/(?:[–—/]|\s-)\s{0,3}$/u.test(text.slice(0, words[at]!.from)) &&
        /^\s{0,3}(?:$|[,;\n])/u.test(text.slice(words[end]!.to))),
  };
}

/**
 * Whether the words that were found are the name: all of them, the first and another, or two with no other first name before
 * them. A name with one word besides initials and particles is also the only one there.
 */
function isWhole(
  matched: ReadonlySet<number>,
  keys: readonly string[],
  { before, after, isInBrackets, isClient }: ReturnType<typeof neighbours>,
): boolean {
  if ((isInBrackets || isClient) && [...matched].some((at) => isOwn(keys[at]!))) return true;
  const isAlone = !before && !after;
  if (keys.length === 1) return isAlone;
  if (matched.size === keys.length) return true;
  const own = keys.flatMap((key, at) => (isOwn(key) ? [at] : []));
  const found = own.filter((at) => matched.has(at)).length;
  if (own.length < 2) return found === own.length && found > 0 && isAlone;
  return found >= 2 && (matched.has(0) || !before);
}

import { withShortBlanks } from '#domain/text-rules.ts';
import { withoutEntities } from './entities.ts';
import {
  isKnownPhrase,
  isKnownWord,
  isLocalBody,
  isPublic,
  isRoleOrName,
  small,
  withoutLongBodies,
} from './known-phrases.ts';
import { PARTICLES } from './particles.ts';
import { piecesOf } from './pieces.ts';

/** The name of a party, as it is looked for in other texts. */
export interface PartyName {
  /** The words of the name in order, as written. */
  readonly words: readonly string[];
  /** A firm is known by its whole name, and by the words of it that say who it is; every word of a person's name may stand alone. */
  readonly isFirm: boolean;
}

/** The names of persons and firms in the text of the parties: all that is not known, as a whole phrase, to be something else. */
export function partyNames(parter: string | null): PartyName[] {
  return readParties(parter).names;
}

/** Whether something stands there that neither looks like a name nor is known to be something else. It is taken for a name. */
export function hasUnreadParty(parter: string | null): boolean {
  return readParties(parter).isUnread;
}

/** Longer texts are lists of names, which end somewhere. */
const MOST_NAMES = 2_000;

function readParties(parter: string | null): { names: PartyName[]; isUnread: boolean } {
  if (!parter) return { names: [], isUnread: false };
  const text = withShortBlanks(
    withoutEntities(parter)
      .normalize('NFC')
      .replace(/\p{Cf}/gu, '')
      .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, '\n'),
  );
  const hasCapitals = /\p{Lu}/u.test(text);
  const read = segmentsIn(text, hasCapitals).map((words) => nameIn(words));
  const names = new Map<string, PartyName>();
  for (const { name } of read) if (name && names.size < MOST_NAMES) names.set(keyOf(name), name);
  const isUnread = read.some(({ name, written }) => name && !looksLikeName(written, hasCapitals));
  return { names: [...names.values()], isUnread };
}

const keyOf = ({ words }: PartyName) => small(words.join(' '));

// 1. The text is cut into parts.

/** What stands between two parties, or between a party and who acts for it. Words that could be names are so only in small letters. */
const BETWEEN = new RegExp(
  [
    String.raw`[\n;:()[\]{}«»"“”„/|•·+*=<>\\–—―]+| {2}|(?<!\p{L})\s{0,2}-\s{1,2}|\s{1,2}-\s{0,2}`,
    // 'Våge & Sønner' is one.
    String.raw`\s{0,2}&(?!\s{0,2}(?:Sønn(?:er)?|Co|Partnere?|Sons?)(?!\p{L}))`,
    String.raw`(?<![\p{L}\p{M}-])(?:mot|MOT|[ck]ontra|[CK]ONTRA|versus|VERSUS|vs|VS|og|OG|samt|SAMT|eller|ELLER|ved|VED|alias|aka|født|FØDT|f|v|etter|kalt|tidligere)(?:\.|(?![\p{L}\p{M}'’-]))(?!\p{L})`,
    // 'Per Ved' is a name.
    String.raw`(?<=[\p{L}\p{N}.)]\s{1,2})(?:Mot|[CK]ontra|Versus|Vs\.?|Og|Samt|Eller|Ved)(?=\s{1,2}\p{L})(?!\s{1,2}(?:mot|vs|og|samt|eller)(?!\p{L}))`,
    String.raw`(?<=\s)(?:ansatt|bosatt|representert|i|hos|for|fra|av|til|på|som|med|vegne|and)(?=\s)`,
    String.raw`(?<=\s)(?:ANSATT|BOSATT|REPRESENTERT)\s{1,2}(?:I|HOS|VED|AV|PÅ)(?=\s)`,
    // 'Fjordbygg AS Ola Hansen'
    String.raw`(?<=\s(?:ASA?|ANS|NUF))\s{1,2}(?=\p{Lu}\p{Ll})`,
  ].join('|'),
  'gu',
);

/** 'Ola "Zkrummi" Zkrog' */
const NICKNAME = /(?<=\p{Lu}\p{L}+\s)["“”«»'‘’(]+(\p{Lu}[\p{L}\p{M}]+)["“”«»'‘’)]+(?=\s\p{Lu})/gu;

interface Part {
  readonly text: string;
  /** An 'og' stands before it. */
  readonly isSecond: boolean;
}

function partsOf(text: string): Part[] {
  return withoutLongBodies(
    text
      .replace(/\bA\/S(?!\p{L})/gu, 'AS')
      .replace(/(?<![\p{L}\p{M}])(?:c\/o|v\/)(?!\p{M})/giu, ';'),
  )
    .replace(/(?<![\p{L}\p{M}])(\p{L}[\p{L}\p{M}]*)-(\p{L}[\p{L}\p{M}]*)/gu, apart)
    .replace(/(?<=\p{Ll})\.(?=\p{Lu}\p{Ll})/gu, '. ')
    .replace(NICKNAME, '$1')
    .split(/(?<=\s)(?:og|OG)(?=\s)/u)
    .flatMap((half, at) =>
      half
        .split(BETWEEN)
        .flatMap(atCommas)
        .filter((part) => part !== '')
        .map((part, i) => ({ text: part, isSecond: at > 0 && i === 0 })),
    );
}

/** 'Påtalemyndigheten-Ola', 'kommune-Ola' */
function apart(both: string, one: string, other: string): string {
  const isOther = (word: string) => isPublic(word) || isLocalBody(word);
  return isOther(one) || isOther(other) ? `${one};${other}` : both;
}

/** 'Dom, Bo' is one name with its last word first; every other comma is between two. */
function atCommas(part: string): string[] {
  const items = part.split(',');
  const parts: string[] = [];
  for (let at = 0; at < items.length; at += 1) {
    const [one, next] = [items[at]!.trim(), items[at + 1]?.trim() ?? ''];
    const isTurned = /^\p{Lu}\S+$/u.test(one) && /^\p{Lu}\S*(?: \p{Lu}\S*)?$/u.test(next);
    const isInitials = /^(?:\p{Lu}\.\s?)+$/u.test(next);
    if (isTurned && !isKnownPhrase([one]) && (isInitials || !isKnownPhrase(next.split(' ')))) {
      parts.push(`${one} ${next}`);
      at += 1;
    } else parts.push(one);
  }
  return parts;
}

// 2. Known phrases are left out: the part as a whole, and the bodies and roles in it.

function segmentsIn(text: string, textHasCapitals: boolean): string[][] {
  const found = partsOf(text).map((part) => ({
    isSecond: part.isSecond,
    segments: segmentsOf(part.text, textHasCapitals),
  }));
  return found.flatMap(({ segments }, at) => {
    const next = found[at + 1];
    return next?.isSecond ? withSurname(segments, next.segments[0], textHasCapitals) : segments;
  });
}

/** 'Kari' of 'Kari og Ola Zkrog' is Kari Zkrog. */
function withSurname(
  segments: string[][],
  next: readonly string[] | undefined,
  textHasCapitals: boolean,
): string[][] {
  const last = segments.at(-1);
  const isFirstName = last?.length === 1 && hasCapital(last[0]!) === textHasCapitals;
  if (!isFirstName || !next || next.length < 2 || isFirmName(next)) return segments;
  return [...segments.slice(0, -1), [...last, next.at(-1)!]];
}

/** 'Kari Lies dødsbo' is Kari Lie's. */
const ESTATES = new Set(
  'dødsbo dødsboet konkursbo konkursboet bo arvinger arvingar etterlatte'.split(' '),
);
const withoutS = (word: string, at: number, words: readonly string[]) =>
  at > 0 && ESTATES.has(small(words[at + 1] ?? '')) ? word.replace(/['’]?s$/i, '') : word;

function segmentsOf(part: string, textHasCapitals: boolean): string[][] {
  const words = part
    .split(/\s+/u)
    .map((word) =>
      word.replace(
        /^[^\p{L}\p{N}]+|(?<=[\p{L}\p{M}\p{N}.-])[^\p{L}\p{M}\p{N}.-]+$|(?<=\p{Ll})\.$/gu,
        '',
      ),
    )
    .filter((word) => /\p{L}/u.test(word))
    .map(withoutS);
  if (words.length === 0 || isKnownPhrase(words, textHasCapitals)) return [];
  if (isNameWithRole(words)) return [words];
  const segments: string[][] = [[]];
  for (const word of words)
    if (isPublic(word)) segments.push([]);
    else segments.at(-1)!.push(word);
  return segments.filter(
    (segment) => segment.length > 0 && !isKnownPhrase(segment, textHasCapitals),
  );
}

/** 'Boet Groothuizen', 'Boet den Adel', 'Ola Verge'; not 'Part A' and 'Verge Kari Zkrog'. */
function isNameWithRole(words: readonly string[]): boolean {
  const parts = words.filter((word) => !PARTICLES.has(small(word)));
  const others = parts.filter((word) => !isRoleOrName(word));
  return (
    parts.length === 2 &&
    others.length < 2 &&
    parts.every(hasCapital) &&
    !others.some((word) => isPublic(word) || isKnownPhrase([word]))
  );
}

// 3. What is left is a name.

/** The last word of a firm; those of the second are names as well where all is in capitals. */
const FIRM_FORM = /^(?:AS|ANS|NUF|BB[LF]|Oyj?|GmbH|Ltd\.?|LTD|Inc\.?|LLC|PLC|SARL|ApS)$/u;
const NAME_TOO = /^(?:ASA|DA|SA|BA|KS|IS|AB|OYJ?)$/u;
const FIRM = new Set(
  `sameie sameiet boligsameie boligsameiet eierseksjonssameie eierseksjonssameiet borettslag borettslaget stiftelse stiftelsen forening
  foreningen selskap selskapet aksjeselskap aksjeselskapet velforening forbund forbundet idrettslag samvirkelag fagforbund rederi limited`.split(
    /\s+/,
  ),
);
const isFirmWord = (word: string) =>
  FIRM_FORM.test(word) || NAME_TOO.test(word) || FIRM.has(small(word));

function isFirmName(written: readonly string[]): boolean {
  const [first = '', last = ''] = [written[0], written.at(-1)];
  if (written.length < 2) return false;
  const isKind = (word: string) => FIRM.has(small(word));
  const isShouted = !/\p{Ll}/u.test(written.join(''));
  return (
    isKind(first) || isKind(last) || FIRM_FORM.test(last) || (NAME_TOO.test(last) && !isShouted)
  );
}

const hasCapital = (word: string) => /^[^\p{L}]*[\p{Lu}\p{Lt}]/u.test(word);
const isForeign = (word: string) => piecesOf(word).some((piece) => piece.isForeign);

function nameIn(written: readonly string[]): {
  name: PartyName | null;
  written: readonly string[];
} {
  const isFirm = isFirmName(written);
  const isMixed = written.some(hasCapital);
  const isInside = (word: string, at: number) => PARTICLES.has(word) && at < written.length - 1;
  const words = written.filter(
    (word, at) =>
      !(isFirm && isFirmWord(word)) &&
      !(isLocalBody(word) && written.length > 1) &&
      !(isMixed && !hasCapital(word) && isKnownWord(word) && !isInside(word, at)),
  );
  const isNone = words.every((word) => /^(?:\p{Script=Latin}\.?-?)$/u.test(word));
  return { name: isNone ? null : { words, isFirm }, written };
}

/** In small letters only where the whole text is; a sentence has one capital, at its beginning. */
function looksLikeName(written: readonly string[], textHasCapitals: boolean): boolean {
  const [first = '', ...others] = written;
  if (written.some(isForeign)) return true;
  if (!written.some(hasCapital)) {
    const isShort = others.length > 0 && others.length < MOST_SMALL;
    return !textHasCapitals && isShort && !isKnownWord(first);
  }
  return (
    others.length < 2 || !hasCapital(first) || others.some(hasCapital) || others.some(isFirmWord)
  );
}
const MOST_SMALL = 4;

import { looseKey, strictKey } from './fold.ts';
import { EVERYDAY } from './ordinary-words.ts';
import { PARTICLES } from './particles.ts';
import type { PartyName } from './party-names.ts';
import { HYPHENS, type Piece, piecesOf } from './pieces.ts';

/** A word of names, and what it counts for. */
export interface Entry {
  /** The numbers of the names that have it, in order. */
  readonly names: readonly number[];
  /** It is a name without the other words; else only beside one of them: particles, initials, most words of firms. */
  readonly stands: boolean;
  readonly inSmallLetters: boolean;
}

/** How names are looked up. */
export interface Readers {
  readonly words: ReadonlyMap<string, Entry>;
  /** The keys that are so with all letters, or with å as aa and so on. */
  readonly strict: ReadonlySet<string>;
  /** Names, and words of names, of more than one piece, without what stands between. */
  readonly glued: ReadonlySet<string>;
  /** The most pieces in one of these. */
  readonly longest: number;
  /** How people are called in addresses of mail: an initial and a surname, or the words turned round. */
  readonly addresses: ReadonlySet<string>;
  /** The beginnings of compounds, by their first letters. */
  readonly beginnings: ReadonlyMap<string, readonly string[]>;
}

/** A name of so many letters is recognised in small letters. */
export const LONG = 5;
const COMPOUND = 6;
const BEGINNING = 4;
const MOST_PIECES = 12;

/** Beginnings of a word in several pieces: 'Al-Rashid', 'McDonald'. */
const PREFIXES = new Set(
  'al el ad an ar as at abd abu bin ben ibn mc mac st la le de di du da fitz'.split(' '),
);

/** By these nobody knows a firm. */
const COMMON = new Set(
  `norge norges norsk norske nordic nordisk oslo bergen trondheim stavanger den det the eiendom eiendommer bank banken holding invest
  gruppen group forsikring transport bygg drift entreprenør renhold maskin restaurant consulting service handel marine sønner sønn
  partnere advokatfirma advokatfirmaet sparebank international norway auto bil bygg byggmester data elektro fisk frisør gård hotell import
  eksport kafé klinikk kontor maler murer regnskap rør rørlegger sjø snekker tannlege tømrer verksted`.split(
    /\s+/,
  ),
);

const known = new WeakMap<readonly PartyName[], Readers>();

/** Made once for a list of names: a case has several texts. */
export function readersOf(names: readonly PartyName[]): Readers {
  const before = known.get(names);
  if (before) return before;
  const builder = new Builder();
  for (const [at, name] of names.entries()) builder.add(name, at);
  known.set(names, builder);
  return builder;
}

/** The pieces and words of a name that may stand without the others. */
export function isAlone(name: PartyName): Piece[] {
  const parts = partsOf(name);
  return [
    ...parts.filter(({ stands }) => stands),
    ...parts.flatMap((part) => halves(part).map((written) => ({ ...part, written }))),
    ...(name.isFirm ? [] : name.words.flatMap(withHyphenated).flatMap(wholeWord)),
  ];
}

interface Part extends Piece {
  readonly stands: boolean;
  readonly inSmallLetters: boolean;
}

function wholeWord(word: string): Piece[] {
  const pieces = piecesOf(word);
  if (pieces.length < 2) return [];
  const written = pieces.map((piece) => piece.written).join('');
  return [{ ...pieces[0]!, written, isForeign: pieces.every(({ isForeign }) => isForeign) }];
}

/** 'McDonald-Hansen' is also 'McDonald', which may be written 'MCDONALD'. */
function withHyphenated(word: string): string[] {
  const halves = word.split(HYPHEN);
  return halves.length > 1 ? [word, ...halves] : [word];
}
const HYPHEN = new RegExp(`[${HYPHENS}]`, 'u');

/** Every piece of the name's words. */
function partsOf({ words, isFirm }: PartyName): Part[] {
  const pieces = words.flatMap((word) => {
    const own = piecesOf(word);
    return own.map((piece, at) => ({ piece, isPrefix: at < own.length - 1 }));
  });
  if (isFirm) {
    const first = pieces.findIndex(({ piece }) => isDistinct(piece));
    // 'Lie Eiendom AS' has nothing longer.
    const isShort = (piece: Piece) => first === -1 && piece.written.length > 1 && !isCommon(piece);
    return pieces.map(({ piece }, at) => ({
      ...piece,
      stands: isDistinct(piece) || isShort(piece),
      inSmallLetters: at === first,
    }));
  }
  const hasCapitals = pieces.some(({ piece }) => /^\p{Lu}/u.test(piece.written));
  const isWeak = ({ piece, isPrefix }: (typeof pieces)[number], at: number) =>
    !piece.isForeign &&
    (strictKey(piece.written).length < 2 ||
      (isPrefix && PREFIXES.has(piece.written.toLowerCase())) ||
      (hasCapitals && at < pieces.length - 1 && PARTICLES.has(piece.written)));
  // 'Ola Nordmann Transport' is a person, and transport is not.
  const isTrade = ({ piece }: (typeof pieces)[number], at: number) =>
    at > 1 && isCommon(piece) && at === pieces.length - 1;
  const isAllWeak = pieces.every(isWeak);
  return pieces.map((one, at) => {
    const stands = isAllWeak || !(isWeak(one, at) || isTrade(one, at));
    return { ...one.piece, stands, inSmallLetters: stands };
  });
}

const isCommon = ({ written }: Piece) => COMMON.has(written.toLocaleLowerCase('nb'));
const isDistinct = (piece: Piece) => piece.written.length >= BEGINNING && !isCommon(piece);

/** Where names are written without a blank, the first sign is the surname. */
function halves({ written }: Piece): string[] {
  const signs = [...written];
  const isWithoutBlank = /^[\p{Script=Han}\p{Script=Hangul}]+$/u.test(written);
  return isWithoutBlank && signs.length > 1 && signs.length < BEGINNING + 1
    ? [signs[0]!, signs.slice(1).join('')]
    : [];
}

class Builder implements Readers {
  readonly words = new Map<string, { names: number[]; stands: boolean; inSmallLetters: boolean }>();
  readonly strict = new Set<string>();
  readonly glued = new Set<string>();
  readonly addresses = new Set<string>();
  readonly beginnings = new Map<string, string[]>();
  longest = 1;

  add(name: PartyName, at: number): void {
    const parts = partsOf(name);
    for (const part of parts) {
      this.addWord(part, part, at);
      if (part.isForeign)
        for (const written of halves(part)) this.addWord({ ...part, written }, part, at);
    }
    for (const word of name.words.flatMap(withHyphenated)) {
      this.addGlued(piecesOf(word));
      for (const one of wholeWord(word))
        this.addWord(one, { stands: !name.isFirm, inSmallLetters: !name.isFirm }, at);
    }
    this.addGlued(parts);
    this.addAddresses(parts);
    // 'Lie Hansen' of three words is written 'Liehansen' as well.
    const own = name.isFirm ? [] : name.words.filter((word) => !PARTICLES.has(word));
    for (const [i, word] of own.entries())
      if (i > 0) this.addGlued([...piecesOf(own[i - 1]!), ...piecesOf(word)]);
  }

  private addGlued(pieces: readonly Piece[]): void {
    if (pieces.length < 2 || pieces.length > MOST_PIECES) return;
    const written = pieces.map((piece) => piece.written).join('');
    this.glued.add(strictKey(written)).add(looseKey(written));
    this.longest = Math.max(this.longest, pieces.length);
  }

  private addAddresses(parts: readonly Part[]): void {
    const [first = '', ...others] = parts.map((part) => strictKey(part.written));
    for (const last of others)
      for (const key of [
        first + last,
        first.charAt(0) + last,
        last + first,
        last + first.charAt(0),
      ])
        this.addresses.add(key).add(looseKey(key));
  }

  private addWord(
    { written, isForeign }: Piece,
    { stands, inSmallLetters }: { readonly stands: boolean; readonly inSmallLetters: boolean },
    at: number,
  ): void {
    const strict = withoutGenitive(strictKey(written));
    for (const key of strict) this.strict.add(key);
    for (const key of new Set([...strict, ...strict.map((one) => looseKey(one))])) {
      const entry = this.entryOf(key);
      if (entry.names.at(-1) !== at) entry.names.push(at);
      entry.stands ||= stands;
      entry.inSmallLetters ||= inSmallLetters && key.length >= LONG;
      if (stands && (isForeign || inSmallLetters) && !EVERYDAY.has(written.toLocaleLowerCase('nb')))
        this.addBeginning(key, isForeign);
    }
  }

  private entryOf(key: string) {
    const before = this.words.get(key);
    if (before) return before;
    const entry = { names: [], stands: false, inSmallLetters: false };
    this.words.set(key, entry);
    return entry;
  }

  private addBeginning(key: string, isForeign: boolean): void {
    // 'strømstøtte' is not of Strøm, though its key has six letters.
    if (looseKey(key).length < (isForeign ? 2 : COMPOUND)) return;
    const first = key.slice(0, isForeign ? 2 : BEGINNING);
    const keys = this.beginnings.get(first);
    if (!keys) this.beginnings.set(first, [key]);
    else if (!keys.includes(key)) keys.push(key);
  }
}

/** A name in the genitive, as in 'Ola Nordmanns dødsbo', is the name. */
export const withoutGenitive = (key: string) =>
  key.length >= LONG && key.endsWith('s') ? [key, key.slice(0, -1)] : [key];

/** In a compound with a short name only these follow. */
export const OF_A_CASE = new RegExp(
  String.raw`(?<=..)(?:sakene?s?|sakens|saka|sakane|familiens?|familia|boets?|dommens?|gruppens?|gruppa|kjennelsen|orskurden|drapet|paret|(?:broe?dr|soe?str|soe?skn)ene|(?<=sen)e(?:ne)?s?)$`,
);

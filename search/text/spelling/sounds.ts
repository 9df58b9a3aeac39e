/** Spellings that sound alike in Norwegian words and names, written with their own letters. */
const ALIKE: readonly (readonly string[])[] = [
  ['skj', 'sj', 'kj', 'tj', 'sch', 'sh', 'tsj'],
  ['hv', 'v'],
  ['gj', 'j', 'hj', 'g'],
  ['ch', 'k', 'c', 'ck', 'kk'],
  ['z', 's', 'c'],
  ['w', 'v'],
  ['th', 't', 'dt'],
  ['ph', 'f'],
  ['x', 'ks'],
  ['qu', 'kv'],
  ['ld', 'll', 'l'],
  ['nd', 'nn', 'n'],
  ['rd', 'r'],
  ['ei', 'ai', 'øy'],
  ['y', 'i', 'j'],
  ['å', 'o', 'aa'],
  ['e', 'æ', 'ae'],
  ['ø', 'oe', 'ö'],
];
const ENDINGS = ['sen', 'son', 'ssen', 'sson', 'zen', 'sønn'];
const CONSONANTS = 'bdfgklmnprstv';
/** Longer lists are for longer words, which have other ways to be found. */
const MAX_ALIKE = 150;

/** Words that sound like this one; names often differ in their beginning and in a doubled letter too. */
export function soundAlikes(written: string): string[] {
  const twice = alikeAt(written, 0).flatMap(doublings);
  const found = new Set([...oneDifference(written), ...twice]);
  found.delete(written);
  return [...found].slice(0, MAX_ALIKE);
}

function oneDifference(word: string): string[] {
  const found = ENDINGS.filter((ending) => word.endsWith(ending)).flatMap((ending) =>
    ENDINGS.map((other) => word.slice(0, -ending.length) + other),
  );
  found.push(...doublings(word));
  for (let at = 0; at < word.length; at += 1) found.push(...alikeAt(word, at));
  return found;
}

function alikeAt(word: string, at: number): string[] {
  return ALIKE.flatMap((group) =>
    group
      .filter((from) => word.startsWith(from, at))
      .flatMap((from) =>
        group
          .filter((to) => to !== from)
          .map((to) => word.slice(0, at) + to + word.slice(at + from.length)),
      ),
  );
}

/** A consonant that is doubled, or no longer. */
function doublings(word: string): string[] {
  return Array.from(word, (letter, at) => {
    if (!CONSONANTS.includes(letter)) return null;
    if (word[at + 1] === letter) return word.slice(0, at) + word.slice(at + 1);
    return word[at - 1] === letter ? null : word.slice(0, at) + letter + word.slice(at);
  }).filter((other) => other !== null);
}

const SIMPLER: readonly (readonly [RegExp, string])[] = [
  [/(?:ss?[eo]n|zen|soenn)$/, 'sn'],
  [/skj|sch|sh|tsj|kj|tj/g, 'sj'],
  [/ch|ck|c|q(?!u)/g, 'k'],
  [/qu/g, 'kv'],
  [/z/g, 's'],
  [/w|hv/g, 'v'],
  [/gj|hj/g, 'j'],
  [/th|dt/g, 't'],
  [/ph/g, 'f'],
  [/x/g, 'ks'],
  [/ld/g, 'l'],
  [/nd/g, 'n'],
  [/rd/g, 'r'],
  [/aa|oe/g, 'o'],
  [/ae/g, 'e'],
  [/y/g, 'i'],
  [/(.)\1+/g, '$1'],
];

/** A folded word as it sounds, roughly: words that sound alike have the same. */
export function soundOf(token: string): string {
  return SIMPLER.reduce((text, [from, to]) => text.replace(from, to), token);
}

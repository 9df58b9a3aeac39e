import { soundOf } from './sounds.ts';

/**
 * How likely it is that who typed `typed` meant `word` (both folded): 1 for the same word, less the more they differ, 0
 * when they differ too much to be proposed. Words that sound alike are close.
 */
export function closeness(typed: string, word: string): number {
  if (typed === word) return 1;
  const longest = Math.max(typed.length, word.length);
  const most = allowed(Math.min(typed.length, word.length));
  if (Math.abs(typed.length - word.length) > most + 1) return 0;
  const [sound, other] = [soundOf(typed), soundOf(word)];
  const errors = Math.min(
    distance(typed, word, most),
    SOUND + distance(sound, other, most - SOUND),
  );
  const cost = errors + (sound[0] === other[0] ? 0 : FIRST_LETTER);
  return cost > most ? 0 : Math.max(0.01, 1 - cost / (longest + 1));
}

/** Words that sound alike, but are spelt otherwise. */
const SOUND = 0.5;
/** The first letter is seldom wrong. */
const FIRST_LETTER = 0.4;

/** How many errors a word of this length may have. */
function allowed(length: number): number {
  if (length < 3) return 0;
  if (length < 5) return 1;
  return length < 8 ? 2 : 2.9;
}

/** A wrong letter that neither lies beside the right one nor sounds like it. */
const FAR = 1.4;
const KEYS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const ALIKE = ['aeiouy', 'bp', 'dt', 'gkcq', 'fvw', 'mn', 'sz', 'lr', 'ij'];

const NEAR: ReadonlySet<string> = new Set([
  ...ALIKE.flatMap((letters) => [...letters].flatMap((a) => Array.from(letters, (b) => a + b))),
  ...KEYS.flatMap((keys, row) =>
    Array.from(keys, (key, at) =>
      [keys[at + 1], KEYS[row + 1]?.[at - 1], KEYS[row + 1]?.[at]].flatMap((other) =>
        other === undefined ? [] : [key + other, other + key],
      ),
    ).flat(),
  ),
]);

/** Letters too much, too few or wrong, and neighbours that have changed places; more than `most` is as good as anything. */
function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most || lettersMissing(a, b) > most) return Infinity;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        last[j - 1]! + (same ? 0 : NEAR.has(a[i - 1]! + b[j - 1]!) ? 1 : FAR),
        last[j]! + 1,
        row[j - 1]! + 1,
        swapped ? before[j - 2]! + 1 : Infinity,
      );
    }
    before = last;
    last = row;
  }
  return last[b.length]!;
}

/** How many letters of `a` are nowhere in `b`; there are no fewer errors. */
const lettersMissing = (a: string, b: string) =>
  Array.from(a).filter((letter) => !b.includes(letter)).length;

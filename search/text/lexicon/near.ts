import { type Automaton, START } from './automaton.ts';

/**
 * The strings before `separator` that are at most `most` errors from `word`: a letter too much, too few or wrong, or
 * two that have changed places. Walks only where a string can still be near enough.
 */
export function nearForms(
  automaton: Automaton,
  separator: number,
  word: string,
  most: number,
): string[] {
  if ([...word].some((letter) => letter.charCodeAt(0) > 0xff)) return [];
  const found: string[] = [];
  const { length } = word;
  /** The distances of what has been read to each beginning of the word; a row for each letter read. */
  const rows: Uint8Array[] = [Uint8Array.from({ length: length + 1 }, (_, i) => i)];
  const read: number[] = [];

  const walk = (state: number): void => {
    automaton.steps(state, (label, target) => {
      if (label === separator) {
        if (rows[read.length]![length]! <= most) found.push(String.fromCharCode(...read));
      } else if (nextRow(label) <= most && target !== 0) {
        read.push(label);
        walk(target);
        read.pop();
      }
    });
  };

  /** Writes the row after one more letter; the smallest distance in it. */
  const nextRow = (label: number): number => {
    const depth = read.length + 1;
    const row = (rows[depth] ??= new Uint8Array(length + 1));
    const before = rows[depth - 1]!;
    row.fill(MANY);
    const [from, to] = [Math.max(1, depth - most), Math.min(length, depth + most)];
    row[0] = depth;
    let least = depth <= most ? depth : MANY;
    for (let i = from; i <= to; i += 1) {
      const same = word.charCodeAt(i - 1) === label;
      const distance = Math.min(
        before[i - 1]! + (same ? 0 : 1),
        before[i]! + 1,
        row[i - 1]! + 1,
        swapped(i, label, depth) ? rows[depth - 2]![i - 2]! + 1 : MANY,
      );
      row[i] = distance;
      if (distance < least) least = distance;
    }
    return least;
  };

  const swapped = (i: number, label: number, depth: number): boolean =>
    i > 1 &&
    depth > 1 &&
    label === word.charCodeAt(i - 2) &&
    read[depth - 2] === word.charCodeAt(i - 1);

  walk(START);
  return found;
}

const MANY = 200;

/** A sentence of the list, in words; at these places, the end among them, other words may stand. */
export interface Standing {
  readonly words: readonly string[];
  readonly gaps: ReadonlySet<number>;
  /** How many words may be put in, left out or put otherwise. */
  readonly most: number;
}

/**
 * Which of the words, by their places, the sentence of the list does not have, by the fewest changes that make one of the other;
 * null when there are too many changes.
 */
export function othersThan(words: readonly string[], standing: Standing): number[] | null {
  const cost = changes(words, standing);
  if (cost.at(-1)!.at(-1)! > standing.most) return null;
  const others: number[] = [];
  let [i, j] = [words.length, standing.words.length];
  while (i > 0) {
    const step = stepBack(cost, i, j, words[i - 1] === standing.words[j - 1]);
    if (step === 'put in' || step === 'otherwise') others.push(i - 1);
    if (step !== 'left out') i -= 1;
    if (step !== 'put in') j -= 1;
  }
  return others.reverse();
}

/** The fewest changes between the first i words and the first j of the sentence, as rows. */
function changes(words: readonly string[], { words: said, gaps }: Standing): number[][] {
  const putIn = (at: number) => (gaps.has(at) ? 0 : 1);
  const rows = [Array.from({ length: said.length + 1 }, (_, j) => j)];
  for (const word of words) {
    const before = rows.at(-1)!;
    const row = [before[0]! + putIn(0)];
    for (const [j, other] of said.entries())
      row.push(
        Math.min(before[j + 1]! + putIn(j + 1), row[j]! + 1, before[j]! + (word === other ? 0 : 1)),
      );
    rows.push(row);
  }
  return rows;
}

type Step = 'same' | 'put in' | 'left out' | 'otherwise';

/** One of the cheapest ways to come to (i, j). */
function stepBack(
  cost: readonly (readonly number[])[],
  i: number,
  j: number,
  isSame: boolean,
): Step {
  if (j === 0) return 'put in';
  const [here, diagonal] = [cost[i]![j]!, cost[i - 1]![j - 1]!];
  if (isSame && here === diagonal) return 'same';
  if (here === cost[i]![j - 1]! + 1) return 'left out';
  return !isSame && here === diagonal + 1 ? 'otherwise' : 'put in';
}

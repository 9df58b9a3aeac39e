/** What was measured for one row of docs/RELEVANCE.md. */
export interface Figure {
  readonly row: Row;
  /** `hits` of `total`. */
  readonly hits: number;
  readonly total: number;
  /** What went wrong, a line each. */
  readonly misses: readonly string[];
}

/** Each row with what it says; in the order in which they are printed. */
export const ROWS = {
  'forms-courts': 'inflected forms, words of courts',
  'forms-news': 'inflected forms, words of news',
  'wrong-words': 'words that also find a wrong word',
  heads: 'the head of a compound finds it',
  parts: 'a part of a compound finds it',
  nonsense: 'a word finds what only looks like its compound',
  nynorsk: 'bokmål and nynorsk of the same word',
  merged: 'names wrongly merged',
  'typed-names': 'ways of typing a name that find it',
  slips: 'typing errors that lead to what was meant',
  meaning: 'compound queries that find the parts or the meaning',
  everyday: 'everyday words that find the words of the law',
  'new-compounds': 'compounds of no dictionary that find their meaning',
  days: 'ways of saying a day that are read as it, names that stay words',
  numbers: 'case numbers in every form',
  recall: 'questions: right cases found',
  precision: 'questions: found cases that are right',
  'first-ten': 'questions: a right case among the first ten (relevance)',
  typed: 'typed searches: a right case among ten, at most half wrong',
  'text-none': 'whole questions on prose that find nothing',
  'text-ten': 'whole questions on prose: right among ten',
  'text-rank': 'whole questions on prose: reciprocal rank',
  'words-none': 'their content words that find nothing',
  'words-ten': 'their content words: right among ten',
  'words-rank': 'their content words: reciprocal rank',
  'rare-none': 'their two rarest words that find nothing',
  'rare-ten': 'their two rarest words: right among ten',
  'rare-rank': 'their two rarest words: reciprocal rank',
} as const;
export type Row = keyof typeof ROWS;

export function isRow(name: string): name is Row {
  return Object.hasOwn(ROWS, name);
}

/** Counts cases of a row; each is a hit, or a miss that is said. */
export function counter(row: Row) {
  let hits = 0;
  let total = 0;
  const misses: string[] = [];
  return {
    /** `miss` is only printed. */
    add: (hit: boolean, miss: string) => {
      total += 1;
      if (hit) hits += 1;
      else misses.push(miss);
    },
    /** For rows of which each case counts in part (0 to 1). */
    addShare: (part: number, miss: string) => {
      total += 1;
      hits += part;
      if (part < 1) misses.push(`${(part * 100).toFixed(0)} % ${miss}`);
    },
    /** For rows that count mistakes. */
    addMistake: (mistake: boolean, said: string) => {
      total += 1;
      if (!mistake) return;
      hits += 1;
      misses.push(said);
    },
    figure: (): Figure => ({ row, hits, total, misses }),
  };
}

export function share({ hits, total }: Figure): number {
  return total === 0 ? 0 : hits / total;
}

import { counter, type Figure, type Row } from '#bench/relevance/figure.ts';
import { readList, words } from '#bench/relevance/lists.ts';
import type { Finder } from '#bench/relevance/word-finder.ts';

/** A word that is typed, and one that stands in a text. */
interface Pair {
  readonly row: Row;
  readonly typed: string;
  readonly text: string;
}

/** The rows that ask whether one word finds another: compounds and nynorsk. */
const ROWS = ['heads', 'parts', 'nonsense', 'nynorsk'] as const;

export function readPairs(): Pair[] {
  return [
    ...readList('compounds.tsv').flatMap(([text = '', head = '', parts]) => [
      { row: 'heads' as const, typed: head, text },
      ...words(parts).map((typed) => ({ row: 'parts' as const, typed, text })),
    ]),
    ...readList('nonsense.tsv').map(([text = '', typed = '']) => ({
      row: 'nonsense' as const,
      ...{ typed, text },
    })),
    ...readList('nynorsk.tsv').flatMap(([bokmaal = '', nynorsk = '']) => [
      { row: 'nynorsk' as const, typed: bokmaal, text: nynorsk },
      { row: 'nynorsk' as const, typed: nynorsk, text: bokmaal },
    ]),
  ];
}

/** `texts` are those that `find` searches. */
export function pairRows(pairs: readonly Pair[], texts: readonly string[], find: Finder): Figure[] {
  const places = new Map(texts.map((text, i) => [text, i]));
  return ROWS.map((row) => {
    const count = counter(row);
    for (const { typed, text } of pairs.filter((pair) => pair.row === row)) {
      const found = find(typed).has(places.get(text)!);
      const said = `${typed} → ${text}`;
      if (row === 'nonsense') count.addMistake(found, said);
      else count.add(found, said);
    }
    return count.figure();
  });
}

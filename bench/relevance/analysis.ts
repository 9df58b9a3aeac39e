import type { Figure } from './figure.ts';
import { type PEERS, peerFinder } from './peer.ts';
import { familyRows, formsOf, readFamilies } from './rows/families.ts';
import { pairRows, readPairs } from './rows/words.ts';
import { type Finder, wordFinder } from './word-finder.ts';

type MakeFinder = (texts: readonly string[], queries: readonly string[]) => Finder | Promise<Finder>;

/** The rows that are the same for every engine, because engines only compare what the analysis gives them. */
export function analysisRows(): Promise<Figure[]> {
  return rowsWith((texts) => wordFinder(texts));
}

/** The same for an analyser of the Elasticsearch at `url`. */
export function peerRows(url: string, peer: keyof typeof PEERS): Promise<Figure[]> {
  return rowsWith((texts, queries) => peerFinder(url, peer, texts, queries));
}

async function rowsWith(finder: MakeFinder): Promise<Figure[]> {
  const families = readFamilies();
  const forms = formsOf(families);
  const pairs = readPairs();
  const texts = [...new Set(pairs.map(({ text }) => text))];
  const typed = pairs.map((pair) => pair.typed);
  return [
    ...familyRows(families, forms, await finder(forms, forms)),
    ...pairRows(pairs, texts, await finder(texts, typed)),
  ];
}

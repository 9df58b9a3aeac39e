import { counter, type Figure, type Row } from './figure.ts';
import { type PEERS, peerFinder } from './peer.ts';
import { dayRow } from './rows/days.ts';
import { familyRows, formsOf, readFamilies } from './rows/families.ts';
import { smallRows } from './rows/small-rows.ts';
import { pairRows, readPairs } from './rows/words.ts';
import { type Finder, wordFinder } from './word-finder.ts';

type MakeFinder = (
  texts: readonly string[],
  queries: readonly string[],
) => Finder | Promise<Finder>;

/** The rows that are the same for every engine, because engines only compare what the analysis gives them. */
export async function analysisRows(): Promise<Figure[]> {
  return [...(await rowsWith((texts) => wordFinder(texts))), dayRow()];
}

/** These rows, and those of small cases, for an analyser of the Elasticsearch at `url`. */
export async function peerRows(url: string, peer: keyof typeof PEERS): Promise<Figure[]> {
  const finder: MakeFinder = (texts, queries) => peerFinder(url, peer, texts, queries);
  return [...(await rowsWith(finder)), ...(await smallRowsWith(finder))];
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

const NAMES: readonly Row[] = ['merged', 'typed-names', 'slips'];
const SMALL: readonly Row[] = [...NAMES, 'meaning', 'everyday', 'new-compounds'];

async function smallRowsWith(finder: MakeFinder): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [i, { pairs }] of smallRows().slice(0, SMALL.length).entries()) {
    const texts = [...new Set(pairs.map(({ text }) => text))];
    const queries = pairs.map(({ typed }) => typed);
    const find = await finder(texts, queries);
    const row = SMALL[i]!;
    const count = counter(row);
    for (const { typed, text } of pairs) {
      const found = find(typed).has(texts.indexOf(text));
      if (row === 'merged') count.addMistake(found, `${typed} → ${text}`);
      else count.add(found, `${typed} → ${text}`);
    }
    figures.push(count.figure());
  }
  return figures;
}

import { sentencesIn, withoutStanding, wordsIn } from './standing.ts';

/** A sentence that returns, as one of the documents has it. */
interface Repeated {
  readonly sentence: string;
  readonly documents: number;
}

const LEAST_WORDS = 4;
const MOST_WORDS = 60;
/** So many different sentences are counted; of more documents those that come first. */
const MOST_COUNTED = 2_000_000;

/** Sentences of at least so many of the documents that the list does not have yet (sentences.txt), most often first. */
export async function repeatedSentences(
  texts: Iterable<string> | AsyncIterable<string>,
  least: number,
): Promise<Repeated[]> {
  const counted = new Map<string, { readonly sentence: string; documents: number }>();
  for await (const text of texts) {
    const seen = new Set<string>();
    const left = withoutStanding(text);
    for (const [start, end] of sentencesIn(left)) {
      const sentence = left.slice(start, end).trim();
      const words = wordsIn(sentence, MOST_WORDS);
      // Numbers and dates differ.
      const said = words?.filter(({ key }) => !/^\p{N}/u.test(key)) ?? [];
      if (said.length < LEAST_WORDS) continue;
      const key = said.map((word) => word.key).join(' ');
      if (seen.has(key)) continue;
      seen.add(key);
      const known = counted.get(key);
      if (known) known.documents += 1;
      else if (counted.size < MOST_COUNTED) counted.set(key, { sentence, documents: 1 });
    }
  }
  return [...counted.values()]
    .filter(({ documents }) => documents >= least)
    .sort((a, b) => b.documents - a.documents || (a.sentence < b.sentence ? -1 : 1));
}

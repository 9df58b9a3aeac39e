import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { lexicon } from '#search/text/lexicon/lexicon.ts';
import { fold } from '#search/text/tokenize.ts';
import { MOST, weightOfShare } from './weights.ts';

/**
 * `npm run weights -- FILE`: makes weights.txt of a list of words and how frequent they are in Norwegian text: the word and the
 * hundredfold of its share's negative logarithm (200: one word in a hundred), tab-separated.
 */
const file = process.argv[2];
if (file === undefined) throw new Error('Usage: npm run weights -- FILE');

/** The share of each lemma: what all of its forms have. A word that the lexicon does not know is a rare one, or a name. */
const shares = new Map<string, number>();
for (const line of readFileSync(file, 'utf8').trim().split('\n')) {
  const [word = '', rarity] = line.split('\t');
  const readings = lexicon().readings(word);
  const lemmas = new Set(readings.map(({ lemma }) => fold(lemma)));
  for (const lemma of lemmas)
    shares.set(lemma, (shares.get(lemma) ?? 0) + 10 ** (-Number(rarity) / 100));
}

const lines = Array.from({ length: MOST - 1 }, (_, at) => {
  const words = [...shares].filter(([, share]) => weightOfShare(share) === at + 1);
  return `${at + 1} ${words
    .map(([word]) => word)
    .sort()
    .join(' ')}`;
});
const head = readFileSync(fileURLToPath(new URL('weights.txt', import.meta.url)), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('#'));
writeFileSync(
  fileURLToPath(new URL('weights.txt', import.meta.url)),
  `${[...head, ...lines].join('\n')}\n`,
);

import type { Row } from './rows.ts';

const MIN_PART = 3;
const MIN_HEAD = 2;

/** How many lemmas of the source are a compound with this word, before or after another word. */
export function countCompounds(rows: readonly Row[]): (lemma: string) => number {
  const lemmas = new Set(
    rows.filter(({ wordClass }) => wordClass === 'noun').map(({ lemma }) => lemma),
  );
  const count = new Map<string, number>();
  const one = (word: string): unknown => count.set(word, (count.get(word) ?? 0) + 1);
  for (const lemma of lemmas) {
    for (let at = MIN_PART; at <= lemma.length - MIN_HEAD; at += 1) {
      const first = lemma.slice(0, at);
      const head = lemma.slice(at);
      if (!lemmas.has(head)) continue;
      const before = [first, first.replace(/[se]$/, '')].filter((word) => lemmas.has(word));
      if (before.length === 0) continue;
      one(head);
      new Set(before).forEach(one);
    }
  }
  return (lemma) => count.get(lemma) ?? 0;
}

import type { Random } from '#demo/random.ts';

/** Of a thousand subjects, how many have a slip in the court's typing. */
const PER_THOUSAND = 6;
const WORD = /[a-zæøå]{6,}/giu;
const WITHOUT: Readonly<Record<string, string>> = { æ: 'ae', ø: 'o', å: 'a' };

const SLIPS: readonly ((random: Random, word: string) => string)[] = [
  (random, word) => at(word, random.int(2, word.length - 2), (letter) => letter + letter),
  (_, word) => word.replace(/([a-z])\1/, '$1'),
  (_, word) => word.replace(/[æøå]/g, (letter) => WITHOUT[letter] ?? letter),
  (random, word) => {
    const place = random.int(1, word.length - 3);
    return word.slice(0, place) + word[place + 1]! + word[place]! + word.slice(place + 2);
  },
];

/** The text as a court types it: now and then a letter is doubled, lost or swapped, or æøå is missing. */
export function withSlip(random: Random, text: string): string {
  if (!random.chance(PER_THOUSAND / 1000)) return text;
  const words = [...text.matchAll(WORD)];
  if (words.length === 0) return text;
  const { 0: word, index } = random.pick(words);
  const slip = SLIPS.map((make) => make(random, word)).filter((made) => made !== word);
  return text.slice(0, index) + random.pick(slip) + text.slice(index + word.length);
}

function at(word: string, place: number, change: (letter: string) => string): string {
  return word.slice(0, place) + change(word[place]!) + word.slice(place + 1);
}

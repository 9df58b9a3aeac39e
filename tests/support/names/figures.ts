import { type Leaks, type LostWords, measureLeaks, measureLost } from './measure.ts';

/** How many names are drawn, and how many subjects are read with the names of others. */
export const FULL = { names: 20_000, subjects: 10_000 };
/** More words than this are not lost, of all. */
export const MOST_LOST = 0.002;

/** What `npm run trust -- --names` prints, and whether it is good enough. */
export function measureNames(seed: number): { readonly report: string; readonly holds: boolean } {
  const leaks = measureLeaks(FULL.names, seed);
  const lost = measureLost(FULL.subjects, seed);
  const lines = [
    `${leaks.names} names of ${leaks.kinds} locales and lists in ${leaks.texts} texts: ${leaks.leftWhole} left whole, ${leaks.leftInPart} left in part`,
    ...leaks.examples,
    `${lost.subjects} subjects with ${lost.words} words, and the names of others: ${lost.lost} words lost (${share(lost)})`,
    ...Array.from(lost.each, ([word, times]) => `${word}: ${times}`),
  ];
  return { report: lines.join('\n'), holds: isWhole(leaks) && lost.lost <= lost.words * MOST_LOST };
}

const share = ({ lost, words }: LostWords) => `${((100 * lost) / words).toFixed(3)} %`;

export const isWhole = ({ leftWhole, leftInPart }: Leaks) => leftWhole + leftInPart === 0;

/** Of docs/TRUST.md. */
export const NAMES_MEASURED = [
  'Measured by `npm run trust -- --names` (seed 1; `--seed` draws others):',
  '',
  '- 20,000 names of 86 locales and lists, beside public bodies and roles and with every separator among the parties, in 590,043 subjects,',
  '  titles and file names, whole, alone, and in the usual spellings: 0 left whole, 0 left in part (a genitive s, and what follows a name in a compound, may stay).',
  '- 10,273 subjects of the demo data and case types of a real list, with 76,054 words and the parties of other cases: 0 words lost.',
  '- Left out, because the word does not tell: a word of `domain/names/ordinary-words.ts`, alone and without a capital inside a sentence (party',
  '  "Bo Dom", subject "Dom om bolig"); a name of fewer than five letters alone in small letters; one-word parties that are known phrases (Nav, and UNE in capitals).',
  '- Not found: transliterations, nicknames and typing errors.',
].join('\n');

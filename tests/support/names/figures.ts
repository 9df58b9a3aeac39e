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
export const NAMES_MEASURED = `Measured by \`npm run trust -- --names\` (seed 1; \`--seed\` draws others): FIGURES`;

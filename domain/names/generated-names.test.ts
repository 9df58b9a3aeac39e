import { expect, it } from 'vitest';
import { FULL, isWhole, MOST_LOST, NAMES_MEASURED } from '#tests/support/names/figures.ts';
import { measureLeaks, measureLost } from '#tests/support/names/measure.ts';
import { rounds, tried } from '#tests/support/trust.ts';

const SEED = 1;
const LONG_FORM = 600_000;

it(
  'no name of any locale is left in a text, whole or in part',
  () => {
    const leaks = measureLeaks(rounds(500, FULL.names), SEED);
    expect(leaks.examples).toEqual([]);
    expect(isWhole(leaks)).toBe(true);
    expect(leaks.kinds).toBeGreaterThanOrEqual(30);
    const isLong = leaks.names >= FULL.names;
    // docs/TRUST.md says what the long form finds.
    if (isLong) expect(NAMES_MEASURED).toContain(leaks.texts.toLocaleString('en'));
    tried('names-in-texts', leaks.texts);
  },
  LONG_FORM,
);

it(
  'hardly an ordinary word is taken for the name of somebody',
  () => {
    const { lost, words, each } = measureLost(rounds(500, FULL.subjects), SEED);
    expect(words).toBeGreaterThan(1_000);
    expect(lost, [...each.keys()].join(', ')).toBeLessThanOrEqual(words * MOST_LOST);
    tried('names-in-texts', words);
  },
  LONG_FORM,
);

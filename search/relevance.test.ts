import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_POINTS } from './query.ts';
import { nearlyAll, pointsOf, rarest } from './relevance.ts';
import { readText } from './text/query/clauses.ts';

const wanted = (text: string) => readText(text, null).required;
const texts = (text: string) => rarest(wanted(text)).map((word) => word.text);

describe('most of the words', () => {
  it('are words as they were typed; a phrase, a saying and an alternative are one each', () => {
    expect(texts('trusler "god natt" drap ELLER mord -kniv')).toEqual([
      'trusler',
      'god natt',
      'drap ELLER mord',
    ]);
    expect(texts('vold i nære relasjoner Ekrehaugen')).toEqual([
      'vold i nære relasjoner',
      'Ekrehaugen',
    ]);
  });

  it('weigh half of all of them; of two words either is enough', () => {
    expect(nearlyAll(wanted('drap'))).toBeNull();
    expect(nearlyAll(wanted('finne Ekrehaugen'))?.least).toBe(1);
    expect(nearlyAll(wanted('Ekrehaugen Ulvsund Qvamberg'))?.least).toBe(2);
    // One rare word outweighs what everybody says.
    expect(nearlyAll(wanted('finne dag Ekrehaugen'))?.least).toBe(1);
  });

  it('a case with so many of them as is said can reach it, and fewer cannot', () => {
    const word = fc.constantFrom(
      'finne',
      'drap',
      'Ekrehaugen',
      'fengsling',
      'kniv',
      'båt',
      'Ulvsund',
    );
    fc.assert(
      fc.property(fc.uniqueArray(word, { minLength: 2 }), (words) => {
        const { words: weighed, atLeast, least } = nearlyAll(wanted(words.join(' ')))!;
        const best = weighed.map(({ weight }) => weight).sort((a, b) => b - a);
        const sum = (count: number) => best.slice(0, count).reduce((a, b) => a + b, 0);
        expect(sum(least)).toBeGreaterThanOrEqual(atLeast);
        expect(sum(least - 1)).toBeLessThan(atLeast);
      }),
    );
  });

  it('are the sixteen rarest of a long text, and no text weighs more than a score can hold', () => {
    const long = Array.from({ length: 40 }, (_, nr) => `finne${nr}`).join(' ');
    expect(texts(`finne ${long}`)).toHaveLength(16);
    expect(texts(`finne ${long}`)).not.toContain('finne');
    const all = [...pointsOf(wanted(long)), ...nearlyAll(wanted(long))!.words];
    expect(all.reduce((sum, { weight }) => sum + weight, 0)).toBeLessThan(MOST_POINTS);
  });
});

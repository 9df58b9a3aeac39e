import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tokens } from '#search/text/tokenize.ts';
import { MOST, weightOf, weightOfShare } from './weights.ts';

const weigh = (text: string) => weightOf(tokens(text));

describe('how much a word tells', () => {
  it('is the more, the rarer it is in Norwegian, in whatever form', () => {
    expect(weigh('finne')).toBeLessThan(weigh('drap'));
    expect(weigh('drap')).toBeLessThan(weigh('fengsling'));
    expect(weigh('drapene')).toBe(weigh('drap'));
  });

  it('is most for names, numbers and words that nobody has listed', () => {
    for (const word of ['Ekrehaugen', '271', 'kontaktforbud', 'qwxyz'])
      expect(weigh(word)).toBe(MOST);
  });

  it('is a little more for several words together', () => {
    expect(weigh('vold i nære relasjoner')).toBeGreaterThan(weigh('relasjoner'));
  });

  it('never falls when a word becomes rarer', () => {
    const share = fc.double({ min: 1e-9, max: 1, noNaN: true });
    fc.assert(
      fc.property(share, share, (a, b) => {
        const [rare, common] = a < b ? [a, b] : [b, a];
        expect(weightOfShare(rare)).toBeGreaterThanOrEqual(weightOfShare(common));
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_POINTS, type Term } from './query.ts';
import { anyWord, nearlyAll, pointsOf, rarest, tiersOf } from './relevance.ts';
import { readText } from './text/query/clauses.ts';
import { indexWord } from './text/words.ts';

const wanted = (text: string) => readText(text, null).required;
/** Whether a case with these of the words has most of them. */
function reaches(text: string, has: readonly string[]): boolean {
  const all = rarest(wanted(text));
  const { words, atLeast } = nearlyAll(all)!;
  const weight = words.reduce(
    (sum, one, at) => sum + (has.includes(all[at]!.text) ? one.weight : 0),
    0,
  );
  return weight >= atLeast;
}
const texts = (text: string) => rarest(wanted(text)).map((word) => word.text);

describe('the order', () => {
  const tiers = (text: string) => tiersOf([readText(text, null)], null);

  it('has the same steps for every text, and three more for several words', () => {
    expect(tiers('drap')).toHaveLength(4);
    expect(tiers('ugyldig testament')).toHaveLength(4 + 3);
    expect(tiers('drap ELLER mord')).toHaveLength(4 + 3);
  });
});

describe('the points', () => {
  /** What a subject is worth that has this word. */
  const worth = (text: string, word: string) =>
    pointsOf(wanted(text))
      .filter(({ condition: { clauses, fields } }) => {
        const isSubject = fields.length === 1 && fields[0] === 'sakenGjelder';
        return isSubject && isSaid(clauses[0]!.anyOf, word);
      })
      .reduce((sum, { weight }) => sum + weight, 0);
  const isSaid = (anyOf: readonly Term[], word: string) => {
    const { token, stems } = indexWord(word);
    return anyOf.some(
      (term) =>
        term.kind === 'word' &&
        (term.token === token || term.stems.some((stem) => stems.includes(stem))),
    );
  };

  it.each([
    // The word itself, before what else it may mean.
    ['stjålet sykkel', 'sykkel', 'naskeri'],
    // What the list says first, before what else may be meant.
    ['menneskesmuglere', 'menneskesmugling', 'utlendingsloven'],
    // What a saying of several words means, before what one of them does.
    ['sykkelen min er stjålet', 'sykkeltyveri', 'naskeri'],
    ['tok livet av noen', 'drap', 'liv'],
    // What such a saying says first, before the rest of what it means.
    ['hun lå og sov', 'sovevoldtekt', 'voldtekt'],
    // The word itself, before what it means for sure.
    ['fremsatt drapstrussel', 'drapstrussel', 'trussel'],
    // A part of the compound itself, before what the whole may mean.
    ['hasjlagring', 'hasj', 'narkotikaovertredelse'],
    // What it means, and one of its words too.
    ['testamentet ugyldig', 'testament', 'arveloven'],
  ])('of «%s»: a case about %s comes before one about %s', (text, first, second) => {
    expect(worth(text, first)).toBeGreaterThan(worth(text, second));
  });

  it('say that what is meant stands there in words, before a paragraph of it', () => {
    const inSubject = pointsOf(wanted('identity theft')).flatMap(({ condition, weight }) =>
      condition.fields.length === 1 ? [{ terms: condition.clauses[0]!.anyOf, weight }] : [],
    );
    const sum = (kind: Term['kind']) =>
      inSubject
        .filter(({ terms }) => terms.some((term) => term.kind === kind))
        .reduce((all, { weight }) => all + weight, 0);
    expect(sum('all')).toBeGreaterThan(0);
    expect(sum('word')).toBeGreaterThan(sum('all'));
  });
});

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
    // Who says «finne» has not nearly said Ekrehaugen.
    expect(reaches('finne Ekrehaugen', ['finne'])).toBe(false);
    // One rare word outweighs what everybody says.
    expect(nearlyAll(wanted('finne dag Ekrehaugen'))?.least).toBe(1);
  });

  it('beside hits a word has to be what is surely meant', () => {
    const conditions = (surely: boolean) =>
      JSON.stringify(nearlyAll(wanted('nabo hogg trær for utsikta'), surely)!.words);
    expect(conditions(false)).toContain('knivstikking');
    expect(conditions(true)).not.toContain('knivstikking');
    expect(conditions(true)).toContain('nabotvist');
    // What means nothing for sure is looked for as before.
    const unknown = wanted('Ekrehaugen Ulvsund');
    expect(nearlyAll(unknown, true)).toEqual(nearlyAll(unknown));
    // 'grensa' is enough beside 'sprit', but not beside hits that have both.
    const isEnough = (surely: boolean) => {
      const { words, atLeast } = nearlyAll(wanted('sprit grensa'), surely)!;
      return words[1]!.weight >= atLeast;
    };
    expect([isEnough(false), isEnough(true)]).toEqual([true, false]);
  });

  it('any word that tells something is enough when no case has most of them', () => {
    const telling = (text: string) => {
      const { words, atLeast } = anyWord(wanted(text))!;
      return texts(text).filter((_, at) => words[at]!.weight >= atLeast);
    };
    expect(telling('styret bestemte utbygging')).toEqual(['utbygging']);
    // Frequent, but the courts have other words for it.
    expect(telling('fyllekjøring mann dømt vold')).toEqual(['fyllekjøring', 'vold']);
    for (const text of ['drap', 'Oslo tingrett sal 250', 'finne stor dag'])
      expect(anyWord(wanted(text))).toBeNull();
  });

  it('where a case is heard makes none nearly what was asked for, but counts', () => {
    expect(nearlyAll(wanted('Oslo tingrett sal 250'))).toBeNull();
    expect(reaches('drap Nedre Telemark tingrett', ['drap'])).toBe(true);
    expect(reaches('drap Nedre Telemark tingrett', ['Nedre', 'Telemark', 'tingrett'])).toBe(false);
    const { words } = nearlyAll(wanted('drap Oslo'))!;
    expect(words.every(({ weight }) => weight > 0)).toBe(true);
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

import { describe, expect, it } from 'vitest';
import { randomFor } from '#demo/random.ts';
import { nynorskLaw } from './nynorsk.ts';
import { subjectOf } from './subject.ts';
import { withSlip } from './slips.ts';

const about = { kind: 'vanlig', type: 'MED', nynorsk: false, hearing: null } as const;
const many = <T>(make: (nr: number) => T) => Array.from({ length: 4000 }, (_, nr) => make(nr));
const subjects = (change: Partial<Parameters<typeof subjectOf>[1]>) =>
  many((nr) => subjectOf(randomFor(9, nr), { ...about, ...change }));
const texts = (change: Partial<Parameters<typeof subjectOf>[1]>) =>
  subjects(change).map(({ tema }) => tema ?? '');

describe('the subject of a demo case', () => {
  it('is the same for the same numbers', () => {
    expect(subjects({})).toEqual(subjects({}));
  });

  it('says an offence in the words of the law, in everyday words and by its paragraph alone', () => {
    const promille = subjects({}).filter(({ emner }) => emner[0] === 'promille');
    const said = (text: string) => promille.filter(({ tema }) => tema?.includes(text)).length;
    for (const text of [
      'påvirket tilstand',
      'Promillekjøring',
      'vtrl. § 31 jf. § 22',
      '§§ 22 og 31',
    ])
      expect(said(text), text).toBeGreaterThan(0);
    expect(promille.some(({ tema }) => /^v\S+ § \d+[^–]*$/iu.test(tema ?? ''))).toBe(true);
  });

  it.each(['§§ 231–232', '§§ 321 og 322', '§ 266 a', '§ 267 bokstav b', 'annet ledd', 'kap. 26'])(
    'cites the law as %s',
    (form) => expect(texts({}).some((text) => text.includes(form))).toBe(true),
  );

  it('is in nynorsk where the court writes it', () => {
    const all = texts({ nynorsk: true }).join('\n');
    for (const word of ['valdtekt', 'tjuveri', 'øyring', 'lova', 'andre ledd'])
      expect(all).toContain(word);
    for (const word of ['voldtekt', 'tyveri', 'kjøring', 'loven', 'annet ledd', 'ikke'])
      expect(all).not.toContain(word);
    expect(nynorskLaw('Regnskapsloven § 8-5, jf. bokføringsloven § 15')).toBe(
      'Rekneskapslova § 8-5, jf. bokføringslova § 15',
    );
  });

  it('has hits for the example in the search tips', () => {
    expect(texts({}).filter((text) => /grov vold/i.test(text)).length).toBeGreaterThan(4);
  });

  it('is remand when the first hearing is', () => {
    const remand = subjects({ hearing: 'Fengslingsmøte' });
    expect(remand.every(({ emner }) => emner.includes('fengsling'))).toBe(true);
  });

  it('has no names of parties when it is about children', () => {
    const family = subjects({ type: 'TVI' }).filter(({ emner }) => emner[0] === 'barnevern');
    expect(family.length).toBeGreaterThan(0);
    expect(family.every(({ aboutChildren }) => aboutChildren)).toBe(true);
  });

  it('has a few slips of typing in a thousand', () => {
    const text = 'Kjøring i påvirket tilstand, grov narkotikaovertredelse';
    const slips = many((nr) => withSlip(randomFor(3, nr), text)).filter((typed) => typed !== text);
    expect(slips.length).toBeGreaterThan(4);
    expect(slips.length).toBeLessThan(60);
    expect(new Set(slips).size).toBeGreaterThan(4);
  });
});

import { describe, expect, it } from 'vitest';
import { texts } from './texts.ts';
import { speak } from './testing/speak.ts';

const catalogue = texts({
  heading: { nb: 'Søknad om tilgang', nn: 'Søknad om tilgang' },
  hits: {
    nb: (count: number) => `${count} treff i favorittene dine`,
    nn: (count: number) => `${count} treff i favorittane dine`,
  },
  court: { required: { nb: 'Domstol er påkrevd.', nn: 'Du må velje domstol.' } },
});

describe('a catalogue of texts', () => {
  it('is read in the language of that moment', () => {
    expect(catalogue.court.required).toBe('Domstol er påkrevd.');
    expect(catalogue.hits(2)).toBe('2 treff i favorittene dine');
    speak('nn');
    expect(catalogue.court.required).toBe('Du må velje domstol.');
    expect(catalogue.hits(2)).toBe('2 treff i favorittane dine');
  });

  it('lists its texts as an ordinary object does', () => {
    speak('nn');
    expect(Object.entries(catalogue.court)).toEqual([['required', 'Du må velje domstol.']]);
  });

  it('does not compile without its second language, or with other values', () => {
    // @ts-expect-error: no nynorsk
    expect(() => texts({ heading: { nb: 'Søknad' } })).toThrow();
    const odd = texts({ hits: { nb: (n: number) => `${n}`, nn: (s: string) => s } });
    // @ts-expect-error: the two take different values
    expect(odd.hits(2)).toBe('2');
  });
});

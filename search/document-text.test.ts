import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createVocabulary, documentText } from './document-text.ts';
import { tokenize } from './text/tokenize.ts';

const textOf = (text: string) => documentText(text).tekst;

describe('the text of a document in the index', () => {
  it('has a segment for each paragraph, and every word by its keys', () => {
    const { tekst: text } = documentText(
      'Retten finner tyveriene bevist.\nStraffen settes til fengsel.',
    );
    expect(text.segments).toEqual([
      'retten finner tyveriene bevist',
      'straffen settes til fengsel',
    ]);
    expect(text.lemmas).toHaveLength(2);
    const [one] = documentText('tyveri').tekst.stems;
    expect(text.stems).toContain(one);
  });

  it('divides a long paragraph between sentences', () => {
    const sentence = 'Retten legger til grunn at tiltalte tok varene med seg ut av butikken.';
    const { segments } = textOf(
      Array.from({ length: 60 }, (_, nr) => `${sentence} Post ${nr}.`).join(' '),
    );
    expect(segments.length).toBeGreaterThan(2);
    for (const segment of segments) {
      expect(segment).toMatch(/^(retten|post)/);
      expect(segment.length).toBeLessThan(2000);
    }
  });

  it('divides what has no sentences', () => {
    const { segments } = textOf('ord '.repeat(1000) + 'slutt');
    expect(Math.max(...segments.map((segment) => segment.split(' ').length))).toBe(300);
    expect(segments.join(' ')).toContain('slutt');
  });

  it('holds no more words than Postgres takes, however many the file has', () => {
    const text = Array.from({ length: 80_000 }, (_, nr) => `ord${nr}\n`).join('');
    const { segments, stems } = textOf(text);
    expect(segments.join('').length + stems.join('').length).toBeLessThan(500_000);
    expect(segments).toContain('ord1');
    expect(segments).not.toContain('ord79999');
  });

  it('counts the words of several files once', () => {
    const vocabulary = createVocabulary();
    const words = Array.from({ length: 5_000 }, (_, nr) => `ord${nr}`);
    for (let file = 0; file < 5; file++)
      expect(documentText(words.join('\n'), vocabulary).tekst.segments).toHaveLength(5_000);
    const others = words.map((word) => `${word}`.repeat(3)).join('\n');
    expect(documentText(others, vocabulary).tekst.segments.length).toBeLessThan(5_000);
  });

  it('has all words of an ordinary text, and nothing else', () => {
    const anyWord = fc.constantFrom('Retten', 'tiltalte', '§ 8-5', 'drap', 'Øye', '\n', 'sak. Den');
    fc.assert(
      fc.property(fc.array(anyWord, { maxLength: 200 }), (words) => {
        const text = words.join(' ').replace(/ ?\n ?/g, '\n');
        const found = new Set(textOf(text).segments.flatMap((segment) => segment.split(' ')));
        found.delete('');
        expect([...found].sort()).toEqual([...new Set(text.split('\n').flatMap(tokenize))].sort());
      }),
    );
  });

  it('knows how it begins, and which words it has often', () => {
    const middle = 'Det er vanlig. '.repeat(40);
    const { begynnelse, ofte } = documentText(
      `Dom om hærverk på stasjonen.\n${middle}\nHærverk er straffbart, og tyveri også. Hærverket ble filmet.`,
    );
    const [vandalism, theft] = ['hærverk', 'tyveri'].map((word) => textOf(word).stems[0]);
    expect(begynnelse.segments[0]).toBe('dom om haerverk paa stasjonen');
    expect(begynnelse.segments.join(' ').split(' ')).toHaveLength(80);
    expect(begynnelse.stems).toContain(vandalism);
    expect(begynnelse.stems).not.toContain(theft);
    expect(ofte.stems).toContain(vandalism);
    expect(ofte.stems).not.toContain(theft);
    expect(ofte.segments).toEqual([]);
  });
});

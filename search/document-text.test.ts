import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createVocabulary, documentText } from './document-text.ts';
import { tokenize } from './text/tokenize.ts';

describe('the text of a document in the index', () => {
  it('has a segment for each paragraph, and every word by its keys', () => {
    const text = documentText('Retten finner tyveriene bevist.\nStraffen settes til fengsel.');
    expect(text.segments).toEqual([
      'retten finner tyveriene bevist',
      'straffen settes til fengsel',
    ]);
    expect(text.lemmas).toHaveLength(2);
    const [one] = documentText('tyveri').stems;
    expect(text.stems).toContain(one);
  });

  it('divides a long paragraph between sentences', () => {
    const sentence = 'Retten legger til grunn at tiltalte tok varene med seg ut av butikken.';
    const { segments } = documentText(
      Array.from({ length: 60 }, (_, nr) => `${sentence} Post ${nr}.`).join(' '),
    );
    expect(segments.length).toBeGreaterThan(2);
    for (const segment of segments) {
      expect(segment).toMatch(/^(retten|post)/);
      expect(segment.length).toBeLessThan(2000);
    }
  });

  it('divides what has no sentences', () => {
    const { segments } = documentText('ord '.repeat(1000) + 'slutt');
    expect(Math.max(...segments.map((segment) => segment.split(' ').length))).toBe(300);
    expect(segments.join(' ')).toContain('slutt');
  });

  it('holds no more words than Postgres takes, however many the file has', () => {
    const text = Array.from({ length: 80_000 }, (_, nr) => `ord${nr}\n`).join('');
    const { segments, stems } = documentText(text);
    expect(segments.join('').length + stems.join('').length).toBeLessThan(500_000);
    expect(segments).toContain('ord1');
    expect(segments).not.toContain('ord79999');
  });

  it('counts the words of several files once', () => {
    const vocabulary = createVocabulary();
    const words = Array.from({ length: 5_000 }, (_, nr) => `ord${nr}`);
    for (let file = 0; file < 5; file++)
      expect(documentText(words.join('\n'), vocabulary).segments).toHaveLength(5_000);
    const others = words.map((word) => `${word}`.repeat(3)).join('\n');
    expect(documentText(others, vocabulary).segments.length).toBeLessThan(5_000);
  });

  it('has all words of an ordinary text, and nothing else', () => {
    const anyWord = fc.constantFrom('Retten', 'tiltalte', '§ 8-5', 'drap', 'Øye', '\n', 'sak. Den');
    fc.assert(
      fc.property(fc.array(anyWord, { maxLength: 200 }), (words) => {
        const text = words.join(' ').replace(/ ?\n ?/g, '\n');
        const found = new Set(documentText(text).segments.flatMap((segment) => segment.split(' ')));
        found.delete('');
        expect([...found].sort()).toEqual([...new Set(text.split('\n').flatMap(tokenize))].sort());
      }),
    );
  });
});

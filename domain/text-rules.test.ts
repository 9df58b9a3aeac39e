import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  asciiEmail,
  isEmail,
  isReachableEmail,
  normalizeLine,
  normalizeText,
} from './text-rules.ts';

describe('an e-mail address', () => {
  it.each([
    'silje@avis.example',
    'silje.haugnes+retten@ostfold-nytt.avis.example',
    "o'neil!#$%&*/=?^_`{|}~-@x.example",
    'redaksjon@lokalnett',
    'redaksjon@østfold.example',
    'redaksjon@ÆØÅ.example',
    `a@${'b'.repeat(63)}.example`,
  ])('%s is valid, as in a browser', (text) => expect(isEmail(text)).toBe(true));

  it.each([
    '',
    'silje',
    '@avis.example',
    'silje@',
    'silje@avis..example',
    'silje@-avis.example',
    'silje@avis-.example',
    'silje@avis.example.',
    'silje haugnes@avis.example',
    'silje@avis.example, ola@avis.example',
    'silje@avis.example\nBcc: alle@avis.example',
    'Silje <silje@avis.example>',
    'sølje@avis.example',
    'silje@ø/avis.example',
    'silje@ø:80',
    'a@b@ø.example@',
    `a@${'b'.repeat(64)}.example`,
  ])('%j is not valid', (text) => expect(isEmail(text)).toBe(false));

  it.each([
    ['silje@avis.example', true],
    ['redaksjon@østfold.example', true],
    ['redaksjon@lokalnett', false],
    ['o.neil@lokalnett', false],
    ['redaksjon@østfold', false],
    ['silje@avis.example.', false],
  ])('%s can be reached from outside: %s', (text, can) => expect(isReachableEmail(text)).toBe(can));

  it('is given to a mail server with its domain in ASCII', () => {
    expect(asciiEmail('redaksjon@østfold.example')).toBe('redaksjon@xn--stfold-9xa.example');
    expect(asciiEmail('Silje@Avis.example')).toBe('Silje@Avis.example');
  });

  it('is never more than one line and one address', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        if (isEmail(text)) expect(asciiEmail(text)).toMatch(/^[^\s,;<>@]+@[a-zA-Z0-9.-]+$/);
      }),
    );
  });
});

describe('what is typed', () => {
  it('becomes one line in a field of one line, without invisible characters', () => {
    expect(normalizeLine('  Silje \t\r\n Haugnes\u0000\u202e\ufeff ')).toBe('Silje Haugnes');
    expect(normalizeLine('a\u030Asen')).toBe('åsen');
  });

  it('keeps its paragraphs in a field of several lines', () => {
    expect(normalizeText(' Jeg dekker\r\n\r\nkrim.\u0007 \n')).toBe('Jeg dekker\n\nkrim.');
  });

  it('loses halves of surrogate pairs', () => {
    expect(normalizeLine('a\ud83db 🙂')).toBe('ab 🙂');
    expect(normalizeText('\udc00a\n🙂')).toBe('a\n🙂');
  });

  it('is the same when normalised again, and a line has no line break', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const [line, paragraphs] = [normalizeLine(text), normalizeText(text)];
        expect(normalizeLine(line)).toBe(line);
        expect(normalizeText(paragraphs)).toBe(paragraphs);
        expect(line).not.toMatch(/[\r\n\u0000\u2028]/);
        expect(paragraphs).not.toMatch(/[\r\u0000]/);
      }),
    );
  });
});

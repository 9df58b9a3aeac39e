import dictionary from 'dictionary-nn';
import nspell from 'nspell';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { catalogueTexts, textSources } from '#tests/support/catalogues.ts';

/** Words of both languages are written with these, and with a hyphen inside. */
const WORD = /\p{L}[\p{L}-]*/gu;
/** In the dictionary as a rare side form, where we have chosen another one (docs/NYNORSK.md). */
const NOT_OURS =
  /^(uten|hvis|bleiv|verta?|vart|vera|velja|gjera|søkje|søkja|me|medan|kjennelse|avgjersle|gje|gjev|fyrst|fyrste|opp att)$/;

const exceptions = new Set(
  readFileSync(new URL('nynorsk-words.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#')),
);

describe('the nynorsk texts', () => {
  it('have only words of the dictionary, or of our list', async () => {
    const spelling = nspell((await promisify(dictionary)()) as never);
    const isKnown = (word: string) =>
      spelling.correct(word) ||
      spelling.correct(word.toLocaleLowerCase('nn')) ||
      word
        .split('-')
        .every((part) => part === '' || spelling.correct(part.toLocaleLowerCase('nn')));
    const unknown = new Map<string, string>();
    for (const source of textSources())
      for (const { place, text } of catalogueTexts(source, 'nn'))
        for (const [written] of text.replaceAll(/\{\w+\}/g, '').matchAll(WORD)) {
          const word = written.replace(/-$/, '');
          if (exceptions.has(word.toLocaleLowerCase('nn'))) continue;
          if (NOT_OURS.test(word.toLocaleLowerCase('nn')) || !isKnown(word))
            unknown.set(word, place);
        }
    expect(Object.fromEntries(unknown)).toEqual({});
  });
});

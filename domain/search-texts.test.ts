import { describe, expect, it } from 'vitest';
import { searchTextMessages, validateSearchTexts } from './search-texts.ts';

describe('the texts of a search', () => {
  const words = (count: number) => Array.from({ length: count }, () => 'ord').join(' ');

  it.each([
    ['a'.repeat(500), undefined],
    ['a'.repeat(501), searchTextMessages.textTooLong],
    [words(40), undefined],
    [words(41), searchTextMessages.tooManyWords],
    [words(41).replaceAll(' ', ','), searchTextMessages.tooManyWords],
    ['25-187797MED-TSOS/TSAR jf. § 8-5', undefined],
    ['ﬃ'.repeat(167), searchTextMessages.textTooLong],
    ['ﬃ'.repeat(166), undefined],
    ['ﷺ'.repeat(13), undefined],
    ['ﷺ'.repeat(14), searchTextMessages.tooManyWords],
    ['a-'.repeat(250), searchTextMessages.tooManyWords],
    ['a\u0301'.repeat(250), undefined],
    ['25-187797MED-TSOS/TSAR '.repeat(21), undefined],
    ['a\u0000b', searchTextMessages.unusableText],
    ['a\ud800b', searchTextMessages.unusableText],
    ['a\ufffdb', searchTextMessages.unusableText],
    ['a 😀', undefined],
  ])('%j: %s', (query, message) => {
    expect(validateSearchTexts({ query, dommer: '' })).toEqual(message ? { query: [message] } : {});
  });

  it('have so many words in all fields together; the field that goes beyond is named', () => {
    expect(validateSearchTexts({ query: words(30), parter: words(10) })).toEqual({});
    expect(validateSearchTexts({ query: words(30), parter: words(11), dommer: '' })).toEqual({
      parter: [searchTextMessages.tooManyWords],
    });
  });

  it('may be chosen values, up to a hundred', () => {
    const chosen = (count: number) => Array.from({ length: count }, (_, nr) => `T${nr}`);
    expect(validateSearchTexts({ fasettdomstol: chosen(100) })).toEqual({});
    expect(validateSearchTexts({ fasettdomstol: chosen(101) })).toEqual({
      fasettdomstol: [searchTextMessages.tooManyChosen],
    });
    expect(validateSearchTexts({ fasettkode: ['MED', '\u0000'] })).toEqual({
      fasettkode: [searchTextMessages.unusableText],
    });
  });
});

import { describe, expect, it } from 'vitest';
import { nothing } from '#search/elastic/filters.ts';
import { clauseFilter, termFilter } from './terms.ts';

const path = 'tekst.sakenGjelder';

describe('a term in a text', () => {
  it('is found as the word itself or by a stem', () => {
    expect(termFilter({ kind: 'word', token: 'dommen', stems: ['dom'] }, path)).toEqual({
      bool: {
        should: [
          { term: { 'tekst.sakenGjelder.segments': 'dommen' } },
          { terms: { 'tekst.sakenGjelder.stems': ['dom'] } },
        ],
        minimum_should_match: 1,
      },
    });
  });

  it('without stems is the word alone', () => {
    expect(termFilter({ kind: 'word', token: 'solbakk', stems: [] }, path)).toEqual({
      term: { 'tekst.sakenGjelder.segments': 'solbakk' },
    });
  });

  it('that is a prefix begins a word', () => {
    expect(termFilter({ kind: 'prefix', token: 'voldt' }, path)).toEqual({
      prefix: { 'tekst.sakenGjelder.segments': 'voldt' },
    });
  });

  it('that is a phrase keeps its words together', () => {
    expect(termFilter({ kind: 'phrase', tokens: ['grov', 'vold'] }, path)).toEqual({
      match_phrase: {
        'tekst.sakenGjelder.segments': { query: 'grov vold', zero_terms_query: 'none' },
      },
    });
  });

  it('that is a case number looks at the marked parts of the case number and nowhere else', () => {
    const term = { kind: 'saksnummer', prefix: 'nr:25-1877', all: ['type:med'] } as const;
    expect(termFilter(term, 'tekst.saksnummer')).toEqual({
      bool: {
        filter: [
          { prefix: { 'tekst.saksnummer.stems': 'nr:25-1877' } },
          { term: { 'tekst.saksnummer.stems': 'type:med' } },
        ],
      },
    });
    expect(termFilter(term, path)).toEqual(nothing);
  });
});

describe('a clause', () => {
  const match = () => ({ term: { x: 'y' } });

  it('of no terms matches nothing', () => {
    expect(clauseFilter({ anyOf: [], negated: false }, match)).toEqual(nothing);
  });

  it('that is negated keeps out what its terms match', () => {
    const anyOf = [{ kind: 'prefix' as const, token: 'y' }];
    expect(clauseFilter({ anyOf, negated: true }, match)).toEqual({
      bool: { must_not: [{ term: { x: 'y' } }] },
    });
  });
});

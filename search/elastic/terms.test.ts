import { describe, expect, it } from 'vitest';
import { SEARCH_FIELDS, type Clause, type SearchField, type Term } from '#search/query.ts';
import { buildGate, has, hasNot, phrase, prefix, word } from '#tests/support/search/builders.ts';
import { nothing } from './filters.ts';
import { clauseIn, conditionFilter, termsFilter } from './terms.ts';

const now = new Date('2026-03-10T11:00:00.000Z');
const shown = { range: { parterSkjulesFra: { gt: '2026-03-10T11:00:00.000Z' } } };
const named = { term: { 'tekst.parter.segments': 'vik' } };
const without = (sakId: string) => ({ bool: { must_not: [{ terms: { sakId: [sakId] } }] } });
const inside = (clause: Clause, fields: readonly SearchField[], gate = buildGate({ now })) =>
  clauseIn({ fields, gate })(clause);

describe('a name of a party', () => {
  const vik = has(word('vik'));

  it('counts only while it may be shown', () => {
    expect(inside(vik, ['parter'])).toEqual({ bool: { filter: [named, shown] } });
  });

  it('does not count in cases for which the index is behind', () => {
    expect(inside(vik, ['parter'], buildGate({ now, parter: ['a'] }))).toEqual({
      bool: { filter: [named, shown, without('a')] },
    });
    expect(inside(vik, ['parter'], buildGate({ now, parter: 'all' }))).toEqual({
      bool: { filter: [named, shown, { match_none: {} }] },
    });
  });

  it('is behind the gate in free text too, as is the text of a document, inside the negation', () => {
    const open = { term: { 'fritekst.segments': 'vik' } };
    const inFiles = (path: string) => ({
      nested: {
        path,
        query: {
          bool: {
            filter: [
              { term: { [`${path}.tekst.segments`]: 'vik' } },
              { range: { [`${path}.tekstSkjulesFra`]: { gt: '2026-03-10T11:00:00.000Z' } } },
            ],
          },
        },
        score_mode: 'none',
      },
    });
    const documents = {
      bool: { should: [inFiles('tiltaler'), inFiles('avgjoerelser')], minimum_should_match: 1 },
    };
    const parties = { bool: { filter: [named, shown] } };
    expect(inside(hasNot(word('vik')), SEARCH_FIELDS)).toEqual({
      bool: {
        must_not: [{ bool: { should: [open, parties, documents], minimum_should_match: 1 } }],
      },
    });
  });
});

describe('the text of a document', () => {
  const field = ['dokumenttekst'] as const;

  it('counts in no case that is masked, for its names, its files or its text', () => {
    for (const mask of ['parter', 'dokumenttekst', 'tiltaler'] as const) {
      const gate = buildGate({ now, [mask]: ['a'] });
      expect(JSON.stringify(inside(has(word('x')), field, gate))).toContain('"sakId":["a"]');
    }
  });

  it.each(['parter', 'dokumenttekst'] as const)('is nowhere when %s is masked for all', (mask) => {
    expect(inside(has(word('x')), field, buildGate({ now, [mask]: 'all' }))).toEqual(nothing);
  });

  it('of one type is nowhere when that type is masked for all', () => {
    const asked = JSON.stringify(inside(has(word('x')), field, buildGate({ tiltaler: 'all' })));
    expect(asked).toContain('avgjoerelser.tekst');
    expect(asked).not.toContain('tiltaler.tekst');
  });
});

const path = 'tekst.sakenGjelder';

describe('terms in a text', () => {
  it('are found as the words themselves or by a stem, all in one look-up', () => {
    expect(termsFilter([word('dommen', 'dom'), word('rett', 'rett', 'dom')], path)).toEqual({
      bool: {
        should: [
          { terms: { 'tekst.sakenGjelder.segments': ['dommen', 'rett'] } },
          { terms: { 'tekst.sakenGjelder.stems': ['dom', 'rett'] } },
        ],
        minimum_should_match: 1,
      },
    });
  });

  it('without stems are the word alone', () => {
    expect(termsFilter([word('solbakk')], path)).toEqual({
      term: { 'tekst.sakenGjelder.segments': 'solbakk' },
    });
  });

  it('that are a prefix begin a word', () => {
    expect(termsFilter([prefix('voldt')], path)).toEqual({
      prefix: { 'tekst.sakenGjelder.segments': 'voldt' },
    });
  });

  it('that are a phrase keep their words together, or their lemmas', () => {
    const inOrder = (field: string, query: string) => ({
      match_phrase: { [`${path}.${field}`]: { query, zero_terms_query: 'none' } },
    });
    expect(termsFilter([phrase('grov', 'vold')], path)).toEqual(inOrder('segments', 'grov vold'));
    const both = { kind: 'phrase', tokens: ['grove', 'volden'], lemmas: ['grov', 'vold'] } as const;
    expect(termsFilter([both], path)).toEqual({
      bool: {
        should: [inOrder('segments', 'grove volden'), inOrder('lemmas', 'grov vold')],
        minimum_should_match: 1,
      },
    });
  });

  it('that are a case number are matched with the marked parts of the case number and nowhere else', () => {
    const term = { kind: 'saksnummer', prefix: 'nr:25-1877', all: ['type:med'] } as const;
    expect(termsFilter([term], 'tekst.saksnummer')).toEqual({
      bool: {
        filter: [
          { prefix: { 'tekst.saksnummer.stems': 'nr:25-1877' } },
          { term: { 'tekst.saksnummer.stems': 'type:med' } },
        ],
      },
    });
    expect(termsFilter([term], path)).toEqual(nothing);
  });
});

describe('a clause', () => {
  const subject = (token: string) => ({ term: { 'tekst.sakenGjelder.segments': token } });

  it('without terms matches nothing', () => {
    expect(inside(has(), ['sakenGjelder'])).toEqual(nothing);
  });

  it('that is negated leaves out what its terms match', () => {
    expect(inside(hasNot(word('y')), ['sakenGjelder'])).toEqual({
      bool: { must_not: [subject('y')] },
    });
  });

  it('looks for each part of a conjunction in any of its fields', () => {
    const both = has({ kind: 'all', terms: [word('x'), word('y')] });
    const judge = (token: string) => ({ term: { 'tekst.dommer.segments': token } });
    const either = (token: string) => ({
      bool: { should: [subject(token), judge(token)], minimum_should_match: 1 },
    });
    expect(inside(both, ['sakenGjelder', 'dommer'])).toEqual({
      bool: { filter: [either('x'), either('y')] },
    });
  });

  it('looks up once what several conjunctions begin with, and their other parts together', () => {
    const law = (...parts: Term[]): Term => ({ kind: 'all', terms: [word('law'), ...parts] });
    const laws = has(law(word('1')), law(word('2')), law(word('1'), word('3')));
    const paragraphs = { terms: { 'tekst.sakenGjelder.segments': ['1', '2'] } };
    const oneAndThree = { bool: { filter: [subject('1'), subject('3')] } };
    expect(inside(laws, ['sakenGjelder'])).toEqual({
      bool: {
        filter: [
          subject('law'),
          { bool: { should: [paragraphs, oneAndThree], minimum_should_match: 1 } },
        ],
      },
    });
  });

  it('takes a conjunction of one part for that part', () => {
    const one: Term = { kind: 'all', terms: [word('x')] };
    expect(inside(has(one, word('y')), ['sakenGjelder'])).toEqual({
      terms: { 'tekst.sakenGjelder.segments': ['x', 'y'] },
    });
  });

  it('is one of all or any of a condition', () => {
    const condition = {
      clauses: [has(word('x')), has(word('y'))],
      fields: ['sakenGjelder'],
    } as const;
    expect(conditionFilter({ ...condition, match: 'all' }, buildGate())).toEqual({
      bool: { filter: [subject('x'), subject('y')] },
    });
    expect(conditionFilter({ ...condition, match: 'any' }, buildGate())).toEqual({
      bool: { should: [subject('x'), subject('y')], minimum_should_match: 1 },
    });
  });
});

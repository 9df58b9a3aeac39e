import { describe, expect, it } from 'vitest';
import { buildGate, buildQuery, has, hasNot, word } from '#tests/support/search/builders.ts';
import {
  clauseFilter,
  fields,
  freeText,
  kategori,
  nothing,
  parterFilter,
  rettsmoetetype,
  termFilter,
} from './clauses.ts';

const gate = buildGate();
// March 2026 in Oslo: begins in winter time, ends in summer time.
const overlap = [
  { range: { 'rettsmoeter.start': { lt: '2026-03-31T22:00:00.000Z' } } },
  { range: { 'rettsmoeter.slutt': { gt: '2026-02-28T23:00:00.000Z' } } },
];

describe('the category', () => {
  it('berammede needs a hearing in the Oslo days, or the day of a case without hearings', () => {
    expect(kategori({ query: buildQuery(), gate })).toEqual([
      {
        bool: {
          should: [
            {
              nested: {
                path: 'rettsmoeter',
                query: { bool: { filter: overlap } },
                score_mode: 'none',
              },
            },
            { range: { berammetDag: { gte: '2026-03-01', lte: '2026-03-31' } } },
          ],
          minimum_should_match: 1,
        },
      },
    ]);
  });

  it('avgjorelser needs one decision that is both available and in the range', () => {
    const query = buildQuery({ kategori: 'avgjorelser' });
    const available = { range: { 'avgjoerelser.skjulesFra': { gt: gate.now.toISOString() } } };
    const delivered = {
      range: { 'avgjoerelser.avgivelsesdato': { gte: '2026-03-01', lte: '2026-03-31' } },
    };
    expect(kategori({ query, gate })).toEqual([
      {
        nested: {
          path: 'avgjoerelser',
          query: { bool: { filter: [available, delivered] } },
          score_mode: 'none',
        },
      },
    ]);
  });

  it.each(['tiltaler', 'avgjorelser'] as const)(
    '%s finds nothing when all its files are stale',
    (name) => {
      const stale = buildGate({ tiltaler: 'all', avgjoerelser: 'all' });
      expect(kategori({ query: buildQuery({ kategori: name }), gate: stale })[0]).toEqual({
        match_none: {},
      });
    },
  );
});

describe('the hearing type', () => {
  const asks = (name: 'berammede' | 'avgjorelser') =>
    rettsmoetetype({
      query: buildQuery({
        kategori: name,
        fields: [{ field: 'rettsmoetetype', clauses: [has(word('hovedforhandling'))] }],
      }),
      gate,
    });
  const type = { term: { 'rettsmoeter.type.segments': 'hovedforhandling' } };

  it('belongs to a hearing in the range', () => {
    expect(asks('berammede')).toMatchObject([
      { nested: { query: { bool: { filter: [...overlap, type] } } } },
    ]);
  });

  it('belongs to any hearing when decisions are searched', () => {
    expect(asks('avgjorelser')).toMatchObject([{ nested: { query: type } }]);
  });
});

const now = new Date('2026-03-10T11:00:00.000Z');
const shown = { range: { parterSkjulesFra: { gt: '2026-03-10T11:00:00.000Z' } } };
const named = { term: { 'tekst.parter.segments': 'vik' } };

describe('a name of a party', () => {
  it('counts only while it may be shown', () => {
    expect(parterFilter(word('vik'), buildGate({ now }))).toEqual({
      bool: { filter: [named, shown] },
    });
  });

  it('does not count in cases for which the index is behind', () => {
    expect(parterFilter(word('vik'), buildGate({ now, parter: ['a'] }))).toEqual({
      bool: { filter: [named, shown, { bool: { must_not: [{ terms: { sakId: ['a'] } }] } }] },
    });
    expect(parterFilter(word('vik'), buildGate({ now, parter: 'all' }))).toEqual({
      bool: { filter: [named, shown, { match_none: {} }] },
    });
  });

  it('is behind the gate in free text too, inside the negation', () => {
    const query = buildQuery({ free: [hasNot(word('vik'))] });
    const gated = { bool: { filter: [named, shown] } };
    const anywhere = {
      bool: { should: [{ term: { 'fritekst.segments': 'vik' } }, gated], minimum_should_match: 1 },
    };
    expect(freeText({ query, gate: buildGate({ now }) })).toEqual([
      { bool: { must_not: [anywhere] } },
    ]);
  });

  it('is behind the gate in the advanced field', () => {
    const query = buildQuery({ fields: [{ field: 'parter', clauses: [has(word('vik'))] }] });
    expect(fields({ query, gate: buildGate({ now }) })).toEqual([
      { bool: { filter: [named, shown] } },
    ]);
  });
});

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

  it('that is a case number is matched with the marked parts of the case number and nowhere else', () => {
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

  it('without terms matches nothing', () => {
    expect(clauseFilter({ anyOf: [], negated: false }, match)).toEqual(nothing);
  });

  it('that is negated leaves out what its terms match', () => {
    const anyOf = [{ kind: 'prefix' as const, token: 'y' }];
    expect(clauseFilter({ anyOf, negated: true }, match)).toEqual({
      bool: { must_not: [{ term: { x: 'y' } }] },
    });
  });
});

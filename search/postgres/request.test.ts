import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ADVANCED_FIELDS, readSearchParams } from '#contract/search.ts';
import { KATEGORIER, SORT_FIELDS } from '#domain/search-rules.ts';
import {
  buildGate,
  buildQuery,
  has,
  hasNot,
  phrase,
  prefix,
  word,
} from '#tests/support/search/builders.ts';
import { toSearchQuery } from '#search/parse-query.ts';
import type { SearchQuery } from '#search/query.ts';
import { tsvector } from './lexemes.ts';
import { searchRequest } from './request.ts';
import { tablesOf } from './schema.ts';

const TABLES = tablesOf('p', 'g1');
const PAGE = { page: 3, pageSize: 50 };
const request = (query: Partial<SearchQuery>, stale = {}) =>
  searchRequest(TABLES, buildQuery(query), PAGE, buildGate(stale));

describe('the statement', () => {
  test('binds every value that is typed and never contains the value itself', () => {
    const params = fc.record({
      soekeKategori: fc.constantFrom(...KATEGORIER),
      sortField: fc.constantFrom(...SORT_FIELDS),
      domstolid: fc.string({ maxLength: 30 }),
      query: fc.string({ unit: 'binary', maxLength: 60 }),
      isAdvancedSearch: fc.constant('true'),
      ...Object.fromEntries(ADVANCED_FIELDS.map((field) => [field, fc.string({ maxLength: 30 })])),
    });
    fc.assert(
      fc.property(params, (typed) => {
        const read = readSearchParams(new URLSearchParams(typed));
        const query = toSearchQuery({
          ...read,
          domstolid: `domstol${read.domstolid ?? ''}`,
          fraDato: '2026-03-01',
          tilDato: '2026-03-31',
        });
        const facets = { domstol: [typed.query], rettsmoetetype: [typed.query], kode: [] };
        const asked = { ...query, facets };
        const { sql, values } = searchRequest(TABLES, asked, read, buildGate(), { facets: true });
        expect(sql.split('?')).toHaveLength(values.length + 1);
        // Nothing is quoted but our own names of tables.
        expect(sql.replace(/soek\."p_g1_\w+"/g, '')).not.toMatch(/['"\\;$]/);
      }),
    );
  });

  test('is limited to the page and counts all hits', () => {
    const { sql, values } = request({});
    expect(values.slice(-2)).toEqual([50, 100]);
    expect(sql).toContain('count(*)');
  });

  test('has no condition that was not asked for', () => {
    expect(request({}).sql).not.toMatch(/tokens|exists|<> all/);
    expect(request({ domstolId: 'TSOS' }).sql).toContain('s.domstol_id = ?');
  });

  test('searches every text only behind the gate', () => {
    const free = [has(word('navn', 'navn')), hasNot(prefix('na')), has(phrase('even', 'b'))];
    const [, ...read] = request({ free }, { parter: ['skjult'] }).sql.split(/offset 0\) t\s+/);
    expect(read).toHaveLength(3);
    const gate = '(t.skjules_fra > ? and true and (? <> all(t.masker) or t.sak_id <> all(?';
    for (const found of read) expect(found).toContain(`where t.felt = any(?::text[]) and ${gate}`);
  });

  test('finds nothing in a range that ends before it begins', () => {
    expect(request({ fraDato: '2026-03-02', tilDato: '2026-03-01' }).sql).toContain('(false');
  });
});

describe('facets', () => {
  test('count the hits themselves, and a list of their own where something is chosen', () => {
    const counted = (query: Partial<SearchQuery>) =>
      searchRequest(TABLES, buildQuery(query), PAGE, buildGate(), { facets: true }).sql;
    const selects = (statement: string) => statement.split('as noekkel').length - 1;
    expect(selects(counted({}))).toBe(1);
    expect(selects(counted({ facets: { kode: ['MED'] } }))).toBe(2);
    expect(request({ facets: { kode: ['MED'] } }).sql).not.toContain('fasetter');
  });
});

describe('the tiers', () => {
  const tiers = [{ match: 'all', clauses: [has(word('a'))], fields: ['sakenGjelder'] }] as const;

  test('are looked at only when the order is by relevance', () => {
    expect(request({ sortField: 'relevans', tiers }).sql).toContain('order by s.trinn');
    expect(request({ tiers }).sql).not.toContain('trinn');
    expect(request({ sortField: 'relevans' }).sql).not.toContain('trinn');
  });
});

test('no character of a word is read as an operator', () => {
  const text = { segments: [`d'a\\b`, 'c c'], lemmas: [], stems: [] };
  expect(tsvector(text)).toBe(`'.d''a\\\\b' '.c'`);
});

test('a name that is not a plain table name is refused', () => {
  expect(() => tablesOf('p', 'g1"; drop table sak; --')).toThrow('Not a name');
  expect(() => tablesOf('p', 'x'.repeat(60))).toThrow('Not a name');
});

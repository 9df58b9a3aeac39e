import { describe, expect, test } from 'vitest';
import { readSearchParams } from '#contract/search.ts';
import { toSearchQuery, withDays } from './parse-query.ts';

function query(params: Record<string, string>) {
  const read = readSearchParams(new URLSearchParams(params));
  return toSearchQuery({
    ...read,
    domstolid: read.domstolid ?? 'alle',
    fraDato: '2026-03-01',
    tilDato: '2026-03-31',
  });
}

describe('the order', () => {
  test.each([
    ['berammede', 'rettsmoete', true],
    ['tiltaler', 'rettsmoete', true],
    ['avgjorelser', 'avgivelsesdato', false],
  ])('of %s is %s, ascending %s, when nothing is said', (soekeKategori, sortField, ascending) => {
    expect(query({ soekeKategori })).toMatchObject({ sortField, sortAscending: ascending });
  });

  test('is the requested one; «Nye saker» without a direction is newest first', () => {
    expect(query({ sortField: 'rettsmoete', sortAscending: 'false' }).sortAscending).toBe(false);
    expect(query({ sortField: 'sisteSak' }).sortAscending).toBe(false);
    expect(query({ sortField: 'domstol' }).sortAscending).toBe(true);
  });
});

test('all courts becomes a query without a court', () => {
  expect(query({ domstolid: 'alle' }).domstolId).toBeNull();
  expect(query({ domstolid: 'TSOS' }).domstolId).toBe('TSOS');
});

test('advanced fields count only while «Utvidet søk» is on and they are not empty', () => {
  const params = { sakengjelder: 'ran', rettsmotetype: 'planmøte', dommer: ' - ', query: 'vold' };
  expect(query(params)).toMatchObject({ fields: [], free: [{ negated: false }] });
  const advanced = query({ ...params, isAdvancedSearch: 'true' });
  expect(advanced.fields.map(({ field }) => field)).toEqual(['sakenGjelder', 'rettsmoetetype']);
  expect(advanced.free).toHaveLength(1);
});

describe('«Mest relevante»', () => {
  const relevant = (params: Record<string, string>) => query({ sortField: 'relevans', ...params });

  test('no other order has tiers', () => {
    expect(query({ query: 'grov vold' }).tiers).toEqual([]);
    expect(relevant({ query: 'grov vold' }).tiers).not.toEqual([]);
  });

  test('without words there is nothing to order by', () => {
    expect(relevant({ query: '' }).tiers).toEqual([]);
    expect(relevant({ query: 'og' }).tiers).toEqual([]);
    expect(relevant({ query: '-vold' }).tiers).toEqual([]);
  });

  test('a whole case number comes first, typed in the free text or its own field', () => {
    const number = { match: 'any', fields: ['saksnummer'] };
    expect(relevant({ query: 'vold 25-187797' }).tiers[0]).toMatchObject(number);
    const advanced = { isAdvancedSearch: 'true', query: 'vold', saksnummer: '25-187797' };
    expect(relevant(advanced).tiers[0]).toMatchObject(number);
  });

  test('the phrase has the small words in it, the words have not', () => {
    const [phrase, inflected, exact] = relevant({ query: 'tyveri fra nabo' }).tiers;
    expect(phrase).toEqual({
      match: 'all',
      clauses: [
        {
          anyOf: [{ kind: 'phrase', tokens: ['tyveri', 'fra', 'nabo'], lemmas: null }],
          negated: false,
        },
      ],
      fields: ['sakenGjelder'],
    });
    expect(inflected!.clauses[0]!.anyOf[0]).toMatchObject({ lemmas: ['tyveri', 'fra', 'nabo'] });
    expect(JSON.stringify(exact)).not.toContain('fra');
  });

  test('an expression is only itself where its words stand together', () => {
    const { tiers } = relevant({ query: 'vold mot politi' });
    const ofSubject = tiers.filter(({ fields }) => fields.includes('sakenGjelder'));
    const kinds = ofSubject.flatMap(({ clauses }) => clauses.flatMap(({ anyOf }) => anyOf));
    expect(new Set(kinds.map(({ kind }) => kind))).toEqual(new Set(['phrase']));
  });

  test('what is found only in documents has no tier: it comes last', () => {
    const fields = relevant({ query: 'grov vold' }).tiers.flatMap((tier) => tier.fields);
    expect(fields).not.toContain('dokumenttekst');
  });
});

test('other spellings are searched for as well when they are asked for', () => {
  const params = { query: 'gronland', isAdvancedSearch: 'true', parter: 'gronland' };
  const read = readSearchParams(new URLSearchParams(params));
  const found = toSearchQuery(
    { ...read, domstolid: 'alle', fraDato: '2026-03-01', tilDato: '2026-03-31' },
    { variants: (token) => [token.replace('o', 'oe')] },
  );
  const tokens = [found.free[0]!, found.fields[0]!.clauses[0]!].map(({ anyOf }) =>
    anyOf.flatMap((term) => (term.kind === 'word' ? [term.token] : [])),
  );
  expect(tokens).toEqual([
    ['gronland', 'groenland'],
    ['gronland', 'groenland'],
  ]);
});

describe('what is said beside a day', () => {
  const rest = (text: string, dagord = '') => {
    const read = readSearchParams(new URLSearchParams({ query: text, dagord }));
    const search = { ...read, domstolid: 'alle', fraDato: '2026-03-01', tilDato: '2026-03-31' };
    return withDays(search, new Date('2026-03-10T12:00:00+01:00')).query;
  };

  test.each(['hva skjer på mandag', 'vis meg alle saker i dag', 'når går det neste uke'])(
    'asks for all of it: %s',
    (text) => expect(rest(text)).toBe(''),
  );

  test.each([
    ['hva skjer i Oslo på mandag', 'hva skjer i Oslo'],
    ['MED i dag', 'MED'],
    ['"hva skjer" i dag', '"hva skjer"'],
  ])('is searched for: %s', (text, query) => expect(rest(text)).toBe(query));

  test('is searched for where the day is left out', () => {
    expect(rest('hva skjer på mandag', 'uten')).toBe('hva skjer');
  });
});

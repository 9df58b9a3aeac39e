import { describe, expect, test } from 'vitest';
import { readSearchParams } from '#contract/search.ts';
import { toSearchQuery } from './parse-query.ts';

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

import { describe, expect, it } from 'vitest';
import { buildGate, buildQuery } from '#tests/support/search-query.ts';
import { backwards, body } from './body.ts';

describe('the request', () => {
  const question = body({ query: buildQuery({ domstolId: 'TSOS' }), gate: buildGate() });

  it('fetches nothing and filters only: no score tells of what was matched', () => {
    expect(question).toMatchObject({ _source: false, stored_fields: '_none_' });
    expect(Object.keys(question.query ?? {})).toEqual(['bool']);
    expect(Object.keys(question.query?.bool ?? {})).toEqual(['filter']);
  });

  it('turned round changes the direction of every key and nothing else', () => {
    const turned = backwards(question);
    const orders = turned.sort.flatMap((key) => Object.values(key).map(({ order }) => order));
    expect(orders).toEqual(['desc', 'desc']);
    expect(backwards(turned)).toEqual(question);
    expect(turned.sort[0]?.['rettsmoeter.start']).toMatchObject({
      mode: 'min',
      missing: Number.MAX_SAFE_INTEGER,
    });
  });
});

import { expect, it } from 'vitest';
import { EngineUnavailable } from '#search/port.ts';
import { IndexerError, kindOf } from './indexer.ts';

it('gives our own errors in words, and no more than the kind of anyone else’s', () => {
  expect(kindOf(new IndexerError('run rebuild'))).toBe('run rebuild');
  expect(kindOf(new EngineUnavailable('away'))).toBe('away');
  expect(kindOf(Object.assign(new Error('Even Bakkerud'), { code: '22P02' }))).toBe('Error 22P02');
  expect(kindOf(Object.assign(new Error('x'), { code: '42P01' }))).toMatch(/migrated/);
  expect(kindOf('Even Bakkerud')).toBe('unknown');
});

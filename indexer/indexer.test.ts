import { expect, it } from 'vitest';
import { reasonOf } from '#db/errors.ts';
import { EngineUnavailable } from '#search/port.ts';
import { IndexerError } from './indexer.ts';

it('gives our own errors in words, and no more than the kind of anyone else’s', () => {
  expect(reasonOf(new IndexerError('run rebuild'))).toBe('run rebuild');
  expect(reasonOf(new EngineUnavailable('away'))).toBe('away');
  expect(reasonOf(Object.assign(new Error('Even Bakkerud'), { code: '22P02' }))).toBe(
    'Error 22P02',
  );
  expect(reasonOf(Object.assign(new Error('x'), { code: '42P01' }))).toMatch(/migrated/);
  expect(reasonOf('Even Bakkerud')).toBe('unknown');
});

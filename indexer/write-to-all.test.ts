import { describe, expect, it } from 'vitest';
import { judge } from './write-to-all.ts';

const failed = (sakId: string, retry: boolean) =>
  ({ sakId, kind: 'failed', retry, reason: 'es_rejected' }) as const;

describe('what becomes of a case that is written to several generations', () => {
  it('is done when it is written or superseded in each', () => {
    const fates = judge(
      ['a'],
      [
        { sakId: 'a', kind: 'written' },
        { sakId: 'a', kind: 'superseded' },
      ],
    );
    expect(fates).toEqual({ done: ['a'], retry: [], refused: [] });
  });

  it('waits when one generation was busy', () => {
    const fates = judge(['a', 'b'], [{ sakId: 'a', kind: 'written' }, failed('a', true)]);
    expect(fates).toMatchObject({ done: ['b'], retry: ['a'], refused: [] });
  });

  it('is refused when one generation refuses it, however busy another is', () => {
    const fates = judge(['a'], [failed('a', true), failed('a', false)]);
    expect(fates).toEqual({
      done: [],
      retry: [],
      refused: [{ sakId: 'a', grunn: 'refused by the engine: es_rejected' }],
    });
  });
});

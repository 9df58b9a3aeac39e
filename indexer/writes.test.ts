import { describe, expect, it } from 'vitest';
import { refusedByBuilder, refusedByEngine, worstOf } from './writes.ts';

const failed = (sakId: string, retry: boolean) =>
  ({ sakId, kind: 'failed', retry, reason: 'es_rejected' }) as const;

describe('a case that is written to several generations', () => {
  it('is done when it is written or superseded in each', () => {
    const result = worstOf(
      ['a'],
      [
        { sakId: 'a', kind: 'written' },
        { sakId: 'a', kind: 'superseded' },
      ],
    );
    expect(result).toEqual({ done: ['a'], retry: [], reason: null, refused: [] });
  });

  it('is retried when one generation was busy', () => {
    const result = worstOf(['a', 'b'], [{ sakId: 'a', kind: 'written' }, failed('a', true)]);
    expect(result).toEqual({ done: ['b'], retry: ['a'], reason: 'es_rejected', refused: [] });
  });

  it('is refused when one generation refuses it, however busy another is', () => {
    const result = worstOf(['a'], [failed('a', true), failed('a', false)]);
    expect(result).toEqual({
      done: [],
      retry: [],
      reason: null,
      refused: [{ sakId: 'a', grunn: 'avvist', detalj: 'es_rejected' }],
    });
  });
});

describe('the reason on a dead letter', () => {
  it.each([
    ['mapper_parsing_exception', 'mapper_parsing_exception'],
    ['strict_dynamic_mapping_exception in parter', 'strict_dynamic_mapping_exception'],
    ["document_parsing_exception: preview 'Even Bakkerud'", 'document_parsing_exception'],
    ["'Even Bakkerud' is too long", null],
    ['Bakkerud-saken', null],
    ['', null],
  ])('keeps only the kind of the refusal of %j', (reason, kind) => {
    expect(refusedByEngine('a', reason)).toEqual({ sakId: 'a', grunn: 'avvist', detalj: kind });
  });

  it('names the kind of error of a case that cannot be built, not its message', () => {
    expect(refusedByBuilder('a', new RangeError('Even Bakkerud'))).toEqual({
      sakId: 'a',
      grunn: 'kan_ikke_bygges',
      detalj: 'RangeError',
    });
  });
});

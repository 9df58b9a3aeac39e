import { describe, expect, it } from 'vitest';
import { refusedByBuilder, refusedByEngine } from './dead-letters.ts';

describe('the reason on a dead letter', () => {
  it.each([
    ['mapper_parsing_exception', 'mapper_parsing_exception'],
    ['strict_dynamic_mapping_exception in parter', 'strict_dynamic_mapping_exception'],
    ["document_parsing_exception: preview 'Even Bakkerud'", 'document_parsing_exception'],
    ["'Even Bakkerud' is too long", 'unknown'],
    ['Bakkerud-saken', 'unknown'],
    ['', 'unknown'],
  ])('of %j keeps only the kind of the refusal', (reason, kind) => {
    expect(refusedByEngine(reason)).toBe(`refused by the engine: ${kind}`);
  });

  it('names the kind of error of a case that cannot be built, not its message', () => {
    expect(refusedByBuilder(new RangeError('Even Bakkerud'))).toBe('cannot be built: RangeError');
  });
});

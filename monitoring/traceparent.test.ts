import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTraceparent } from './traceparent.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const SPAN = 'b7ad6b7169203331';

describe('the header traceparent', () => {
  it.each(['01', '00'])('names the span of the caller, sampled or not (%s)', (flags) => {
    expect(readTraceparent(`00-${TRACE}-${SPAN}-${flags}`)).toEqual({
      ...{ traceId: TRACE, spanId: SPAN },
    });
  });

  it('may have more in a later version', () => {
    expect(readTraceparent(`01-${TRACE}-${SPAN}-01-more`)).toMatchObject({ traceId: TRACE });
  });

  it.each([
    ['nothing', undefined],
    ['an empty one', ''],
    ['more in version 00', `00-${TRACE}-${SPAN}-01-more`],
    ['an unknown version', `ff-${TRACE}-${SPAN}-01`],
    ['a trace of zeros', `00-${'0'.repeat(32)}-${SPAN}-01`],
    ['a span of zeros', `00-${TRACE}-${'0'.repeat(16)}-01`],
    ['capital letters', `00-${TRACE.toUpperCase()}-${SPAN}-01`],
    ['a name', '00-Hulda Gjemtdal-b7ad6b7169203331-01'],
  ])('is left out: %s', (_, header) => {
    expect(readTraceparent(header)).toBeNull();
  });

  it('gives nothing but hexadecimal digits, whatever is sent', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = readTraceparent(text);
        if (read) expect(read.traceId + read.spanId).toMatch(/^[0-9a-f]{48}$/);
      }),
    );
  });
});

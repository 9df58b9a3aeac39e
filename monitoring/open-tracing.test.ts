import { describe, expect, it } from 'vitest';
import { headersOf, openTracing } from './open-tracing.ts';

describe('where traces are sent', () => {
  it('is nowhere without an endpoint', async () => {
    expect(await openTracing({ OTEL_TRACES_SAMPLER_ARG: 1 }, 'presse-web')).toBeNull();
  });

  it('is told who sends them by headers', () => {
    expect(headersOf('Authorization=Bearer%20abc==, x-tenant=press')).toEqual({
      ...{ Authorization: 'Bearer abc==', 'x-tenant': 'press' },
    });
    expect(headersOf('')).toEqual({});
  });
});

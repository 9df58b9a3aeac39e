import { describe, expect, it } from 'vitest';
import { describeError } from './logging.ts';

class Particular extends Error {
  override readonly name = 'Particular';
  readonly code = '23505';
}

describe('what is logged about an unexpected error', () => {
  it('is its class, its code and its place, and nothing of its message', () => {
    const described = describeError(new Particular('insert into sak values (Hulda Gjemtdal)'));
    expect(described).toEqual({
      error: 'Particular',
      code: '23505',
      at: expect.stringMatching(/bff\/http\/logging\.test\.ts:\d+$/) as string,
    });
  });

  it('skips frames of packages and of Node', () => {
    const error = new Error('x');
    error.stack = `Error: x
    at f (/srv/app/node_modules/pg/lib/client.js:12:3)
    at node:internal/process:1:1
    at async g (file:///srv/app/bff/features/sak/hent.ts:34:5)
    at h (/srv/app/bff/app.ts:1:1)`;
    expect(describeError(error).at).toBe('bff/features/sak/hent.ts:34');
  });

  it('is only the type of something that is not an error', () => {
    expect(describeError('Hulda Gjemtdal')).toEqual({ error: 'string' });
  });
});

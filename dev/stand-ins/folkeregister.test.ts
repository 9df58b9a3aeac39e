import { describe, expect, it } from 'vitest';
import { testPersons } from './test-persons.ts';
import { answer } from './folkeregister.ts';

const silje = testPersons[0]!;
const statusOf = (path: string) => answer(testPersons, path).status;

describe('the stand-in for the population register', () => {
  it('gives a former name and the current one', () => {
    expect(answer(testPersons, `/v1/personer/${silje.pid}?part=navn`)).toEqual({
      status: 200,
      body: {
        navn: [
          expect.objectContaining({ erGjeldende: false }),
          expect.objectContaining({ erGjeldende: true, fornavn: 'Silje', etternavn: 'Haugnes' }),
        ],
      },
    });
  });

  it.each(testPersons)('knows $fornavn', ({ pid }) => {
    expect(statusOf(`/v1/personer/${pid}?part=navn`)).toBe(200);
  });

  it.each([
    '/v1/personer/14828840250?part=navn',
    `/v1/personer/${silje.pid}`,
    `/v1/personer/${silje.pid}?part=adresse`,
    '/v1/personer/',
    '/',
    '//',
    '*',
    ':x',
  ])('knows nothing of %s', (path) => {
    expect(statusOf(path)).toBe(404);
  });

  it('answers that it is well', () => {
    expect(statusOf('/v1/helse')).toBe(200);
  });
});

import { expect, test, vi } from 'vitest';
import { ApiError, OwnError, request } from '#web/api/client.ts';
import { errorHeading, errorText } from './error-page.tsx';

const apiError = (status: number, message: string) =>
  new ApiError(status, { id: 'x', message, errors: {} });

test('a 404 has a text of its own', () => {
  expect(errorText(apiError(404, 'Finnes ikke'))).toBe('Siden finnes ikke.');
});

test('another failure shows what the server or we say of it', async () => {
  expect(errorText(apiError(503, 'Søket svarer ikke.'))).toBe('Søket svarer ikke.');
  expect(errorText(new OwnError('Siden ble ikke lastet.'))).toBe('Siden ble ikke lastet.');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const away: unknown = await request('/api/x', {}).catch((error: unknown) => error);
  expect(errorText(away)).toMatch(/^Vi får ikke kontakt med tjenesten\./);
});

test("the browser's own words are an unknown error", () => {
  const words = [new TypeError('l is not a function'), new Error('Minified React error #31')];
  for (const error of [null, undefined, 'tekst', {}, { status: 404 }, ...words])
    expect(errorText(error)).toBe('Ukjent feil.');
});

test('the population register has a heading and a text of its own', () => {
  const error = new ApiError(503, { id: 'register_unavailable', message: 'x', errors: {} });
  expect(errorHeading(error)).toBe('Kunne ikke hente informasjon fra Folkeregisteret.');
  expect(errorText(error)).toBe(
    'Vi har for øyeblikket problemer med å hente persondata. Prøv igjen senere.',
  );
  expect(errorHeading(apiError(503, 'x'))).toBe('En feil har oppstått');
});

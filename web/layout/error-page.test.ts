import { expect, test } from 'vitest';
import { ApiError } from '#web/api/client.ts';
import { errorHeading, errorText } from './error-page.tsx';

const apiError = (status: number, message: string) =>
  new ApiError(status, { id: 'x', message, errors: {} });

test('a 404 has a text of its own', () => {
  expect(errorText({ status: 404, statusText: 'Not Found' })).toBe('Siden finnes ikke.');
  expect(errorText(apiError(404, 'Finnes ikke'))).toBe('Siden finnes ikke.');
});

test('another failure shows its status text, or its message', () => {
  expect(errorText({ status: 503, statusText: 'Tjenesten er nede', message: 'x' })).toBe(
    'Tjenesten er nede',
  );
  expect(errorText(apiError(503, 'Søket svarer ikke.'))).toBe('Søket svarer ikke.');
  expect(errorText(new Error('Noe brast.'))).toBe('Noe brast.');
});

test('a failure without a text is an unknown error', () => {
  for (const error of [null, undefined, 'tekst', {}, { status: 500 }, new Error('')])
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

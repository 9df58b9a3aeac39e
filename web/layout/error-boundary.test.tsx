import { useSuspenseQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { Link } from '#web/ui/router-link.tsx';
import { beforeEach, expect, test, vi } from 'vitest';
import { systemPaths } from '#contract/paths.ts';
import { ApiError, OwnError, request } from '#web/api/client.ts';
import { answerCalls, show } from '#web/testing/render.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { ErrorContent } from './error-page.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

/** As a script fails in a browser: by default with the browser's own words. */
function Broken({ error = new TypeError('l is not a function') }: { error?: Error }): never {
  throw error;
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const shown = (
  <>
    <Link to="/">Søk</Link>
    <ErrorBoundary page={ErrorContent}>
      <Suspense>
        <Routes>
          <Route path="/" element={<h1>Søk</h1>} />
          <Route path="/brutt" element={<Broken />} />
          <Route path="/lest" element={<Reading />} />
        </Routes>
      </Suspense>
    </ErrorBoundary>
  </>
);

let fails = true;
function Reading() {
  const { data } = useSuspenseQuery({
    queryKey: ['lest'],
    queryFn: () => (fails ? Promise.reject(new Error('Nei.')) : Promise.resolve('Lest')),
    retry: false,
  });
  return <h1>{data}</h1>;
}

test('a page that fails shows our own words, a reference and a way out, never those of the script', async () => {
  answerCalls({ '/api/lest': () => Response.json({}, { headers: { 'X-Request-Id': 'r-17' } }) });
  await request('/api/lest', {});
  const { container } = show(shown, '/brutt');
  await heading('En feil har oppstått');
  expect(screen.getByRole('alert').textContent).toBe('Ukjent feil.');
  expect(container.textContent).toContain('oppgi referansen r-17.');
  expect(container.textContent).not.toContain('l is not a function');
  await userEvent.click(screen.getByRole('link', { name: 'Til forsiden' }));
  await heading('Søk');
});

test.each([
  [
    new ApiError(503, { id: 'unavailable', message: 'Stengt.', errors: {}, requestId: 'r-3' }),
    'r-3',
  ],
  [new OwnError('Stengt.'), 'r-17'],
])('what we say of a failure ourselves is shown, with its own reference', async (error, id) => {
  answerCalls({});
  const { container } = show(
    <ErrorBoundary page={ErrorContent}>
      <Broken error={error} />
    </ErrorBoundary>,
    '/admin/brukere',
  );
  await heading('En feil har oppstått');
  expect(screen.getByRole('alert').textContent).toBe('Stengt.');
  expect(container.textContent).toContain(id);
  const out = screen.getByRole('link', { name: 'Til forsiden' });
  expect(out.getAttribute('href')).toBe('/admin');
});

test('coming back to a page that could not be read reads it again', async () => {
  answerCalls({});
  show(
    <>
      <Link to="/lest">Les</Link>
      {shown}
    </>,
    '/lest',
  );
  await heading('En feil har oppstått');
  fails = false;
  await userEvent.click(screen.getByRole('link', { name: 'Søk' }));
  await heading('Søk');
  await userEvent.click(screen.getByRole('link', { name: 'Les' }));
  await heading('Lest');
});

test('Prøv igjen loads the page anew, but not without contact', async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  let isAway = true;
  answerCalls({
    [systemPaths.live.path]: () =>
      isAway ? Promise.reject(new TypeError('Failed to fetch')) : { status: 'ok' },
  });
  show(shown, '/brutt');
  await heading('En feil har oppstått');
  await userEvent.click(screen.getByRole('button', { name: 'Prøv igjen' }));
  expect(reload).not.toHaveBeenCalled();
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Prøv igjen' }));
  expect(reload).toHaveBeenCalledOnce();
});

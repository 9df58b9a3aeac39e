import { useSuspenseQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { Link } from '#web/ui/router-link.tsx';
import { beforeEach, expect, test, vi } from 'vitest';
import { systemPaths } from '#contract/paths.ts';
import { answerCalls, show } from '#web/testing/render.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { ErrorContent } from './error-page.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

function Broken(): never {
  throw new Error('Noe brast.');
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

test('a page that fails has a heading and says why; another page is shown afterwards', async () => {
  answerCalls({});
  show(shown, '/brutt');
  await heading('En feil har oppstått');
  expect(screen.getByRole('alert').textContent).toBe('Noe brast.');
  await userEvent.click(screen.getByRole('link', { name: 'Søk' }));
  await heading('Søk');
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

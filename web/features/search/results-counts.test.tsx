import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Berammingsliste } from '#contract/sak.ts';
import { manyHits } from '#tests/support/shown/cases.ts';
import { asked, FASETTER, openResults, SEARCH, visit } from '#web/testing/open-results.tsx';

const FOUND: Berammingsliste = { ...manyHits(2), fasetter: FASETTER };

test('turning pages counts nothing again', async () => {
  const tellings: (string | null)[] = [];
  const user = openResults((query) => {
    tellings.push(query.get('telling'));
    return query.get('page') === '1'
      ? { ...FOUND, totalHits: 128 }
      : { ...manyHits(2, 128), fasetter: null };
  });
  await user.click(await screen.findByRole('button', { name: 'Side 2' }));
  await screen.findByText('51–100 av 128');
  await waitFor(() => expect(tellings).toHaveLength(2));
  screen.getByRole('button', { name: 'Sakstype' });
  expect(tellings).toEqual([null, null]);
});

test.each([
  ['another page', 'page=2'],
  ['a page that there is not', 'page=999'],
])('who comes to %s gets facets and what is new as well', async (_, page) => {
  const nye = { siden: '2026-11-19T16:10:00+01:00', antall: 12 };
  const tellings: (string | null)[] = [];
  const answer = (query: URLSearchParams) => {
    const isCounted = query.get('telling') === 'true';
    tellings.push(query.get('telling'));
    return {
      ...manyHits(Number(query.get('page')) > 3 ? 0 : 2, 128),
      ...(isCounted && { fasetter: FOUND.fasetter, nye }),
    };
  };
  const user = openResults(answer, `${SEARCH}&${page}`);
  await screen.findByRole('table');
  await screen.findByRole('button', { name: 'Sakstype' });
  screen.getByRole('button', { name: '12 nye siden sist' });
  // Once is enough.
  await user.click(screen.getByRole('button', { name: 'Forrige side' }));
  await waitFor(() => expect(asked).toContain(page === 'page=2' ? '"page":1' : '"page":2'));
  await waitFor(() => expect(screen.getByRole('table').ariaBusy).not.toBe('true'));
  expect(tellings.filter((telling) => telling === 'true')).toHaveLength(1);
});

test('coming back to another page, from a case, has its facets at once', async () => {
  openResults(
    (query) => ({
      ...manyHits(2, 128),
      fasetter: query.get('telling') === 'true' ? FOUND.fasetter : null,
    }),
    `${SEARCH}&page=2`,
  );
  await screen.findByRole('button', { name: 'Sakstype' });
  act(() => visit(false));
  expect(screen.queryByRole('table')).toBeNull();
  act(() => visit(true));
  screen.getByRole('table');
  screen.getByRole('button', { name: 'Sakstype' });
});

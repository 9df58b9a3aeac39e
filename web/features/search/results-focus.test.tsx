import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Berammingsliste } from '#contract/sak.ts';
import { manyHits } from '#tests/support/shown/cases.ts';
import { rememberOpened } from '#web/sak/return-to-row.ts';
import { FASETTER, openResults, SEARCH, search, visit } from '#web/testing/open-results.tsx';

const FOUND: Berammingsliste = { ...manyHits(2), fasetter: FASETTER };

test('the row of a case that was opened has the focus on return; later rows leave it where it is', async () => {
  const waiting: ((list: Berammingsliste) => void)[] = [];
  openResults((query) =>
    query.get('query') === 'ran' ? new Promise((resolve) => waiting.push(resolve)) : FOUND,
  );
  const [hit] = FOUND.hits;
  await screen.findByRole('table');
  act(() => visit(false));
  rememberOpened(hit!.sakId);
  act(() => visit(true));
  const number = () => screen.getByRole('link', { name: hit!.saksnummer });
  await waitFor(() => expect(document.activeElement).toBe(number()));

  // Another tab has opened the case since, and this search takes its time.
  rememberOpened(hit!.sakId);
  act(() => search('ran'));
  await screen.findByRole('heading', { name: 'Søker …' });
  act(() => waiting[0]!(FOUND));
  await screen.findByRole('table');
  expect(document.activeElement).toBe(document.body);
  expect(localStorage.getItem('scrollToSakId')).toBe(hit!.sakId);
});

const NONE: Berammingsliste = {
  ...manyHits(0),
  utveier: [
    {
      ...{ slag: 'domstoler', antall: 14, ord: null },
      soek: {
        ...{ soekeKategori: 'berammede', domstolid: 'alle', query: 'vold' },
        ...{ fraDato: '2026-11-23', tilDato: '2026-11-29' },
      },
    },
  ],
  menteDu: [{ query: 'volden', antall: 8 }],
};
const goesOut = [
  ['a way out', () => screen.findByRole('link', { name: /^14 treff i alle domstoler/ })],
  ['other words', () => screen.findByRole('link', { name: /^Mente du/ })],
  ['a reset', () => screen.findByRole('button', { name: 'Nullstill søket' })],
] as const;

test.each(goesOut)('%s leads to the heading of what it finds', async (_, wayOut) => {
  let answer: (list: Berammingsliste) => void = () => undefined;
  const user = openResults(
    (query) =>
      query.get('query') === 'vold' ? NONE : new Promise((resolve) => (answer = resolve)),
    `${SEARCH}&query=vold`,
  );
  const pressed = await wayOut();
  await user.click(pressed);
  act(() => search('funnet'));
  const heading = await screen.findByRole('heading', { name: 'Søker …' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  await act(async () => answer(FOUND));
  const found = await screen.findByRole('heading', { name: 'Antall treff: 2' });
  await waitFor(() => expect(document.activeElement).toBe(found));
});

test('a way out that finds nothing leads to where that is said', async () => {
  const user = openResults(
    (query) => (query.get('query') === 'vold' ? NONE : manyHits(0)),
    `${SEARCH}&query=vold`,
  );
  await user.click(await screen.findByRole('link', { name: /^Mente du/ }));
  act(() => search('volden'));
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Mente du/ })).toBeNull());
  const heading = await screen.findByRole('heading', { name: /^Vi fant ingen treff/ });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test('a search that nobody has sent from a field leaves the focus where it is', async () => {
  openResults((query) => (query.get('query') === 'vold' ? NONE : FOUND), `${SEARCH}&query=vold`);
  await screen.findByRole('link', { name: /^14 treff/ });
  act(() => search('ran'));
  await screen.findByRole('heading', { name: 'Antall treff: 2' });
  expect(document.activeElement).toBe(document.body);
});

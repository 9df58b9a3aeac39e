import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { pressePaths } from '#contract/paths.ts';
import { manyHits } from '#tests/support/shown/cases.ts';
import { openApp } from '#web/testing/open-app.tsx';
import { openResults, SEARCH } from '#web/testing/open-results.tsx';

const TODAY = { tekst: 'i dag', fraDato: '2026-11-20', tilDato: '2026-11-20', brukes: true };
const address = `${SEARCH}&query=drap+i+dag`;

/** One hit today, five without the day, none for the words. */
function answer(query: URLSearchParams) {
  if (query.get('dagord') === 'ord') return manyHits(0);
  return query.get('dagord') === 'uten'
    ? { ...manyHits(5), dag: { ...TODAY, brukes: false } }
    : { ...manyHits(1), dag: TODAY };
}
const focused = (name: string) =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name })));

test('the day stands above the count; without it the focus is at the new count', async () => {
  const user = openResults(answer, address);
  const chip = await screen.findByText('Dag: i dag, fr. 20.11.2026');
  const count = screen.getByRole('heading', { name: 'Antall treff: 1' });
  expect(screen.getByText('i dag: Antall treff: 1').closest('[role="status"]')).not.toBeNull();
  expect(chip.compareDocumentPosition(count)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  screen.getByRole('button', { name: 'Søk uten dagen' }).focus();
  await user.keyboard('{Enter}');
  await focused('Antall treff: 5');
  screen.getByText('«i dag» er ikke med i søket.');
  expect(screen.queryByText('i dag: Antall treff: 1')).toBeNull();
  expect(screen.queryByText(/^Dag:/)).toBeNull();
});

test('a longer period has its first and last day', async () => {
  const week = { ...TODAY, tekst: 'uke 53', fraDato: '2026-12-28', tilDato: '2027-01-03' };
  openResults(() => ({ ...manyHits(1), dag: week }));
  await screen.findByText('Dager: uke 53, 28.12.2026–03.01.2027');
});

const date = (name: string) =>
  within(screen.getByRole('group', { name }))
    .getAllByRole('spinbutton')
    .map((part) => part.textContent)
    .join('.');

test('the field keeps what was typed, the dates show the day, and the words can be searched for', async () => {
  const asked: URLSearchParams[] = [];
  const { user } = openApp(`/?${address}`, {
    [pressePaths.berammingsliste.path]: () => {
      const [url] = vi.mocked(fetch).mock.lastCall as [string];
      asked.push(new URL(url, 'http://localhost').searchParams);
      return answer(asked.at(-1)!);
    },
  });
  const link = await screen.findByRole('link', { name: 'Søk etter ordet i stedet' });
  await waitFor(() => expect(date('Fra dato')).toBe('20.11.2026'));
  expect(date('Til dato')).toBe('20.11.2026');
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Søk etter' });
  expect(field.value).toBe('drap i dag');
  await user.click(link);
  await focused('Vi fant ingen treff på søket ditt. Prøv gjerne andre søkeord.');
  expect(field.value).toBe('drap i dag');
  expect(Object.fromEntries(asked.at(-1)!)).toMatchObject({
    ...{ query: 'drap i dag', dagord: 'ord', fraDato: '2026-11-23', tilDato: '2026-11-29' },
  });
  expect(date('Fra dato')).toBe('23.11.2026');
});

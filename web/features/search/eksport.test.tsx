import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { readSearchParams } from '#contract/search.ts';
import { eksportMessages } from '#domain/eksport.ts';
import { show } from '#web/testing/render.tsx';
import { Eksport } from './eksport.tsx';

const SEARCH = 'domstolid=TOSL&fraDato=2026-11-23&tilDato=2026-11-29&query=tyveri&page=3';

let asked: URL[];
let signal: AbortSignal | null | undefined;
let saved: { name: string; size: number }[];
let answer: () => Promise<Response>;
beforeEach(() => {
  asked = [];
  saved = [];
  answer = () =>
    Promise.resolve(
      new Response('innhold', {
        headers: { 'Content-Disposition': 'attachment; filename="treff-2026-11-21.csv"' },
      }),
    );
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    asked.push(new URL(url, 'http://localhost'));
    signal = init?.signal;
    return answer();
  });
  URL.createObjectURL = () => 'blob:fil';
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, size: this.href.length });
  });
});

async function open(total = 12) {
  const params = readSearchParams(new URLSearchParams(SEARCH));
  show(<Eksport params={params} total={total} />);
  await userEvent.click(screen.getByRole('button', { name: 'Last ned treffene' }));
  return screen.findByRole('dialog', { name: 'Last ned treffene' });
}
const tick = () => screen.getByRole('checkbox', { name: /Jeg kjenner reglene/ });
const press = () => userEvent.click(screen.getByRole('button', { name: 'Last ned' }));

test('a file is fetched only when the rules, which are there to read, have been ticked', async () => {
  const dialog = await open();
  for (const regel of eksportMessages.regler) within(dialog).getByText(regel);
  await press();
  within(dialog).getByText(eksportMessages.unconfirmed);
  expect(document.activeElement).toBe(tick());
  expect(asked).toEqual([]);
  await userEvent.click(tick());
  expect(within(dialog).queryByText(eksportMessages.unconfirmed)).toBeNull();
  await press();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(saved.map(({ name }) => name)).toEqual(['treff-2026-11-21.csv']);
});

test('it is of the whole search, in the chosen format', async () => {
  await open();
  await userEvent.click(screen.getByRole('radio', { name: 'CSV (.csv)' }));
  await userEvent.click(tick());
  await press();
  await waitFor(() => expect(saved).toHaveLength(1));
  const [{ pathname, searchParams }] = asked as [URL];
  expect(pathname).toBe('/api/presse/eksport/csv');
  expect(searchParams.get('kjennerReglene')).toBe('true');
  expect(searchParams.get('query')).toBe('tyveri');
  expect(searchParams.has('page')).toBe(false);
});

test('a search with more hits says how many of them the file gets', async () => {
  const dialog = await open(12_345);
  expect(dialog.textContent.replaceAll(/\s/g, ' ')).toContain(
    'Søket har 12 345 treff. Filen inneholder de 10 000 første. Dine egne notater og merker er med.',
  );
});

test('a file that can not be made, or breaks off, says so, and can be tried again', async () => {
  const dialog = await open();
  await userEvent.click(tick());
  answer = () =>
    Promise.resolve(
      new Response(
        new ReadableStream({
          start: (controller) => controller.error(new TypeError('network error')),
        }),
      ),
    );
  await press();
  await within(dialog).findByText(eksportMessages.failed);
  expect(saved).toEqual([]);
  answer = () => Promise.resolve(new Response('hele'));
  await press();
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['treff.xlsx']));
});

test('closing gives up a file that is on its way', async () => {
  await open();
  await userEvent.click(tick());
  answer = () => new Promise(() => undefined);
  await press();
  await screen.findByText('Lager filen …');
  await userEvent.click(screen.getByRole('button', { name: 'Avbryt' }));
  await waitFor(() => expect(signal?.aborted).toBe(true));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(saved).toEqual([]);
});

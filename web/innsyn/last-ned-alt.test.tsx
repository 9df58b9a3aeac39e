import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { refused, show } from '#web/testing/render.tsx';
import { LastNedAlt } from './last-ned-alt.tsx';

let asked: string[];
let saved: string[];
let signal: AbortSignal | null | undefined;
let answer: () => Promise<Response>;
beforeEach(() => {
  asked = [];
  saved = [];
  const headers = { 'Content-Disposition': 'attachment; filename="innsyn-2026-11-21.html"' };
  answer = () => Promise.resolve(new Response('alt', { headers }));
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    asked.push(url);
    signal = init?.signal;
    return answer();
  });
  URL.createObjectURL = () => 'blob:fil';
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
});

async function open() {
  show(<LastNedAlt />);
  await userEvent.click(screen.getByRole('button', { name: 'Last ned alt om meg' }));
  return screen.findByRole('dialog', { name: 'Last ned alt om meg' });
}
const press = () => userEvent.click(screen.getByRole('button', { name: 'Last ned' }));

test('the file to read is the first choice, and is saved by its own name', async () => {
  const dialog = await open();
  within(dialog).getByText(/^Filen har det pressetjenesten har lagret om deg/);
  await press();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked).toEqual(['/api/presse/innsyn/html']);
  expect(saved).toEqual(['innsyn-2026-11-21.html']);
});

test('the other one is for programs', async () => {
  await open();
  await userEvent.click(screen.getByRole('radio', { name: 'For andre programmer (JSON)' }));
  await press();
  await waitFor(() => expect(asked).toEqual(['/api/presse/innsyn/json']));
});

test('a failure is said, nothing is saved, and it can be tried again', async () => {
  const fine = answer;
  answer = () => Promise.resolve(refused(429, 'too_many_requests'));
  const dialog = await open();
  await press();
  await within(dialog).findByText('Filen kunne ikke lages.');
  expect(saved).toEqual([]);
  answer = fine;
  await press();
  await waitFor(() => expect(saved).toHaveLength(1));
});

test('closing gives up what is on its way', async () => {
  answer = () => new Promise(() => undefined);
  await open();
  await press();
  await waitFor(() => expect(asked).toHaveLength(1));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(signal?.aborted).toBe(true));
});

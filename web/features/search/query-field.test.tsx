import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { pressePaths } from '#contract/paths.ts';
import type { Soekeforslag } from '#contract/soekeforslag.ts';
import { rememberSearch } from '#web/api/recent-searches.ts';
import { show } from '#web/testing/render.tsx';
import type { Choice } from './choice.ts';
import { QueryField } from './query-field.tsx';

const none = { detalj: null, query: null, sakId: null, domstolid: null, dag: null };
const FORSLAG: Soekeforslag = {
  grupper: [
    {
      gruppe: 'lov',
      forslag: [
        {
          ...none,
          tekst: 'Narkotikaovertredelse',
          detalj: 'straffeloven § 231',
          query: 'strl § 231',
        },
      ],
    },
    { gruppe: 'saker', forslag: [{ ...none, tekst: '26-071318MED-TOSL', sakId: 'S1' }] },
    {
      gruppe: 'domstoler',
      forslag: [{ ...none, tekst: 'Narvik', query: 'nar', domstolid: 'TOSL' }],
    },
  ],
};

const asked: string[] = [];
let answer: (q: string) => Response | Promise<Response>;
beforeEach(() => {
  asked.length = 0;
  answer = () => Response.json(FORSLAG);
  screenIs('wide');
  vi.stubGlobal('fetch', (address: string) => {
    const url = new URL(address, 'http://localhost');
    if (url.pathname === pressePaths.domstoler.path)
      return Promise.resolve(Response.json([{ id: 'TOSL', navn: 'Oslo tingrett' }]));
    const q = url.searchParams.get('q') ?? '';
    asked.push(q);
    return Promise.resolve(answer(q));
  });
});
const screenIs = (width: 'wide' | 'narrow') =>
  vi.stubGlobal('matchMedia', () => ({ matches: width === 'narrow' }));
const court = (tekst: string) => ({
  grupper: [{ gruppe: 'domstoler', forslag: [{ ...none, tekst }] }],
});

function Shown({ onChoose }: { readonly onChoose: (choice: Choice) => void }) {
  const [value, setValue] = useState('');
  return <QueryField value={value} onChange={setValue} onChoose={onChoose} />;
}
function open() {
  const onChoose = vi.fn<(choice: Choice) => void>();
  show(<Shown onChoose={onChoose} />);
  const field = screen.getByRole('combobox', { name: 'Søk etter' });
  return { onChoose, field, user: userEvent.setup() };
}
const list = () => screen.findByRole('listbox', { name: 'Søkeforslag' });
const valueOf = (field: HTMLElement) => (field as HTMLInputElement).value;
const active = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;

test('suggestions come from the first character, in groups, with what was typed standing out', async () => {
  const { user, field } = open();
  await user.type(field, 'n');
  await list();
  await user.type(field, 'ar');
  const shown = await list();
  await waitFor(() => expect(field.getAttribute('aria-controls')).toBe(shown.id));
  expect(
    within(shown)
      .getAllByRole('group')
      .map((group) => group.textContent),
  ).toEqual([
    'Lovbrudd og paragraferNarkotikaovertredelse straffeloven § 231',
    'Saker26-071318MED-TOSL ',
    'DomstolerNarvik ',
  ]);
  expect(shown.querySelector('b')?.textContent).toBe('Nar');
  expect(active(field)).toBeUndefined();
});

test('arrows move, Enter chooses, and the words that were typed stay', async () => {
  const { user, field, onChoose } = open();
  await user.type(field, 'nar');
  await list();
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(active(field)).toContain('Narkotikaovertredelse'));
  await user.keyboard('{End}');
  await waitFor(() => expect(active(field)).toContain('Narvik'));
  await user.keyboard('{ArrowUp}');
  await waitFor(() => expect(active(field)).toContain('26-071318'));
  await user.keyboard('{Enter}');
  expect(onChoose).toHaveBeenCalledExactlyOnceWith({ address: '/beramming/S1' });
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(valueOf(field)).toBe('nar');
});

test('a key that is pressed the moment the list appears is not lost', async () => {
  const { user, field } = open();
  const arrow = new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true });
  const pressed = vi.fn<() => void>(() => void field.dispatchEvent(arrow));
  const watch = new MutationObserver(() => {
    if (!document.querySelector('[role="listbox"]')) return;
    watch.disconnect();
    pressed();
  });
  watch.observe(document.body, { childList: true, subtree: true });
  await user.type(field, 'nar');
  await waitFor(() => expect(pressed).toHaveBeenCalled());
  await waitFor(() => expect(active(field)).toContain('Narkotikaovertredelse'));
});

test('a court is a search for the words in that court', async () => {
  const { user, field, onChoose } = open();
  await user.type(field, 'nar');
  await user.click(within(await list()).getByRole('option', { name: /Narvik/ }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith({
    ...{ query: 'nar', domstolid: 'TOSL', dag: null },
  });
});

test('Escape closes the list and keeps the words; leaving the field closes it too', async () => {
  const { user, field } = open();
  await user.type(field, 'nar');
  await list();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(valueOf(field)).toBe('nar');
  await user.keyboard('{ArrowDown}');
  await list();
  await user.tab();
  await user.tab();
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
});

test('a pause in the typing asks, and not each letter', async () => {
  const { user, field } = open();
  await user.type(field, 'na');
  await waitFor(() => expect(asked).toEqual(['na']));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    for (const typed of ['nar', 'nark', 'narko', 'narkot'])
      fireEvent.change(field, { target: { value: typed } });
    await act(() => vi.advanceTimersByTimeAsync(1000));
  } finally {
    vi.useRealTimers();
  }
  await waitFor(() => expect(asked).toEqual(['na', 'narkot']));
});

test('an earlier answer that comes late is not shown', async () => {
  let answerLate = (_answer: Response) => {};
  const late = new Promise<Response>((resolve) => (answerLate = resolve));
  answer = (q) => (q === 'na' ? late : Response.json(court('Narvik')));
  const { user, field } = open();
  await user.type(field, 'na');
  await waitFor(() => expect(asked).toEqual(['na']));
  await user.type(field, 'r');
  await screen.findByRole('option', { name: 'Narvik' });
  await act(() => {
    answerLate(Response.json(court('Namdal')));
    return late;
  });
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Narvik ']);
});

test('no suggestion is active any more once other words are typed', async () => {
  const { user, field, onChoose } = open();
  await user.type(field, 'na');
  await list();
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(active(field)).toContain('Narkotikaovertredelse'));
  await user.keyboard('r');
  await waitFor(() => expect(active(field)).toBeUndefined());
  await user.keyboard('{Enter}');
  expect(onChoose).not.toHaveBeenCalled();
});

test('Enter without an active suggestion leaves the words to the form, and closes the list', async () => {
  const { user, field, onChoose } = open();
  await user.type(field, 'nar');
  await list();
  const isHandled = !fireEvent.keyDown(field, { key: 'Enter' });
  expect(isHandled).toBe(false);
  expect(onChoose).not.toHaveBeenCalled();
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('the list closes when nothing is left', async () => {
  const { user, field } = open();
  await user.type(field, 'n');
  await list();
  await user.keyboard('{Backspace}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field.getAttribute('aria-expanded')).toBe('false');
});

test('the number of suggestions is said once for each answer', async () => {
  const { user, field } = open();
  const said: string[] = [];
  const watch = new MutationObserver(() => {
    const text = screen.queryByRole('status')?.textContent;
    if (text && said.at(-1) !== text) said.push(text);
  });
  watch.observe(document.body, { subtree: true, childList: true, characterData: true });
  rememberSearch({ query: 'narvik', address: '?query=narvik' });
  await user.type(field, 'nar');
  await waitFor(() => expect(said).toEqual(['4 søkeforslag']));
  watch.disconnect();
});

test('a phone has room for two offences and one of each other kind', async () => {
  screenIs('narrow');
  const three = (tekst: string) =>
    [1, 2, 3].map((nr) => ({ ...none, tekst: `${tekst} ${nr}`, query: 'q' }));
  answer = () =>
    Response.json({
      grupper: [
        { gruppe: 'lov', forslag: three('Narko') },
        { gruppe: 'dommere', forslag: three('Nari') },
      ],
    });
  const { user, field } = open();
  await user.type(field, 'nar');
  const shown = within(await list()).getAllByRole('option');
  expect(shown.map((option) => option.textContent)).toEqual(['Narko 1 ', 'Narko 2 ', 'Nari 1 ']);
});

test('nothing opens when the server fails or has no suggestion', async () => {
  answer = () => new Response(null, { status: 500 });
  const { user, field } = open();
  await user.type(field, 'nar');
  await waitFor(() => expect(asked).toContain('nar'));
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field.getAttribute('aria-expanded')).toBe('false');
});

test('earlier searches of this browser are suggested, and can be removed', async () => {
  answer = () => Response.json({ grupper: [] });
  const address = '?query=narkotika&domstolid=TOSL&fraDato=2026-11-23&tilDato=2026-11-29';
  rememberSearch({ query: 'narkotika', address });
  rememberSearch({ query: 'ran', address: '?query=ran' });
  const { user, field, onChoose } = open();
  await user.type(field, 'nark');
  const option = within(await list()).getByRole('option');
  await waitFor(() =>
    expect(option.textContent).toBe('narkotika Oslo tingrett, 23.11.2026–29.11.2026'),
  );
  await user.click(option);
  expect(onChoose).toHaveBeenCalledWith({ address });
  await user.type(field, 'o');
  await user.type(field, '{Backspace}');
  await user.click(await screen.findByRole('button', { name: 'Tøm siste søk' }));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  expect(localStorage.getItem('sisteSoek')).toBeNull();
  expect(document.activeElement).toBe(field);
});

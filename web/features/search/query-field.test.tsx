import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Soekeforslag } from '#contract/soekeforslag.ts';
import { rememberSearch } from '#web/sak/recent-searches.ts';
import { show } from '#web/testing/render.tsx';
import type { Choice } from './choice.ts';
import { QueryField } from './query-field.tsx';

const none = { detalj: null, query: null, sakId: null, domstolid: null };
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
let answer: () => Response;
beforeEach(() => {
  asked.length = 0;
  answer = () => Response.json(FORSLAG);
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(new URL(url, 'http://localhost').searchParams.get('q') ?? '');
    return Promise.resolve(answer());
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
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

test('suggestions come from two characters, in groups, with what was typed standing out', async () => {
  const { user, field } = open();
  await user.type(field, 'n');
  expect(field.getAttribute('aria-expanded')).toBe('false');
  await user.type(field, 'ar');
  const shown = await list();
  expect(field.getAttribute('aria-controls')).toBe(shown.id);
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

test('a court is a search for the words in that court', async () => {
  const { user, field, onChoose } = open();
  await user.type(field, 'nar');
  await user.click(within(await list()).getByRole('option', { name: /Narvik/ }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith({ query: 'nar', domstolid: 'TOSL' });
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
  rememberSearch({ query: 'narkotika', address: '?query=narkotika&domstolid=TOSL' });
  rememberSearch({ query: 'ran', address: '?query=ran' });
  const { user, field, onChoose } = open();
  await user.type(field, 'nark');
  const option = within(await list()).getByRole('option');
  expect(option.textContent).toContain('narkotika');
  await user.click(option);
  expect(onChoose).toHaveBeenCalledWith({ address: '?query=narkotika&domstolid=TOSL' });
  await user.type(field, 'o');
  await user.type(field, '{Backspace}');
  await user.click(await screen.findByRole('button', { name: 'Tøm siste søk' }));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  expect(localStorage.getItem('sisteSoek')).toBeNull();
});

import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, use, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { expect, test, vi } from 'vitest';
import { readSearchParams } from '#contract/search.ts';
import { reloadNow } from '#web/api/contact.ts';
import { show } from '#web/testing/render.tsx';
import { SearchForm } from './search-form.tsx';

const NOW = new Date('2026-11-21T12:00:00+01:00');
const COURTS = [{ id: 'TOSL', navn: 'Oslo tingrett' }];
const GOOD = 'domstolid=alle&fraDato=2026-11-02&tilDato=2026-12-21';

const words = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Søk etter' });
const segments = (name: string) =>
  within(screen.getByRole('group', { name })).getAllByRole('spinbutton');
const shown = (name: string) =>
  segments(name)
    .map((segment) => segment.textContent)
    .join('.');
const isChosen = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }).checked;

/** The form of a page whose defaults change at the same address, and which leads to other addresses. */
let become: (defaults: string) => void;
let goTo: (address: string) => void;
function Page({ first }: { readonly first: string }) {
  const [defaults, setDefaults] = useState(first);
  const { search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    become = setDefaults;
    goTo = (address) => void navigate(address);
  }, [navigate]);
  return (
    <SearchForm
      search={readSearchParams(new URLSearchParams(search === '' ? defaults : search))}
      courts={COURTS}
      now={NOW}
      canFold={false}
      onSubmit={vi.fn()}
      onOpen={vi.fn()}
      onChanged={vi.fn()}
    />
  );
}

test('what is typed stays when the standard court comes late, and when the days move at midnight', async () => {
  show(<Page first="fraDato=2026-11-21&tilDato=2026-12-21" />);
  await screen.findByRole('group', { name: 'Fra dato' });
  const user = userEvent.setup();
  await user.type(words(), 'grov vold');
  act(() => become('domstolid=TOSL&fraDato=2026-11-21&tilDato=2026-12-21'));
  expect(words().value).toBe('grov vold');
  screen.getByRole('button', { name: 'Oslo tingrett Domstol' });
  await user.click(segments('Til dato')[0]!);
  await user.keyboard('02');
  act(() => become('domstolid=TOSL&fraDato=2026-11-22&tilDato=2026-12-22'));
  expect(words().value).toBe('grov vold');
  expect([shown('Fra dato'), shown('Til dato')]).toEqual(['22.11.2026', '02.12.2026']);
});

test('another address begins its form anew', async () => {
  show(<Page first={GOOD} />);
  const user = userEvent.setup();
  await user.type(words(), 'grov vold');
  act(() => goTo(`/?${GOOD}&page=2`));
  expect(words().value).toBe('grov vold');
  act(() => goTo(`/?${GOOD.replace('alle', 'TSOS')}`));
  expect(words().value).toBe('');
});

test('what is typed survives that the page loads itself anew, once', async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  show(<Page first={GOOD} />);
  const user = userEvent.setup();
  await user.type(words(), 'grov vold');
  await user.click(screen.getByRole('radio', { name: 'Tiltaler' }));
  reloadNow();
  expect(reload).toHaveBeenCalledOnce();
  cleanup();
  show(<Page first={GOOD} />);
  expect([words().value, isChosen('Tiltaler')]).toEqual(['grov vold', true]);
  cleanup();
  show(<Page first={GOOD} />);
  expect([words().value, isChosen('Tiltaler')]).toEqual(['', false]);
});

test('what is typed in one search is not put into another one after that', async () => {
  vi.stubGlobal('location', { reload: vi.fn() });
  show(<Page first={GOOD} />);
  const user = userEvent.setup();
  await user.type(words(), 'grov vold');
  reloadNow();
  cleanup();
  show(<Page first={GOOD} />, `/?${GOOD}&sakstype=TVI`);
  expect(words().value).toBe('');
});

test('what is typed survives a first drawing that React throws away', async () => {
  vi.stubGlobal('location', { reload: vi.fn() });
  show(<Page first={GOOD} />);
  await userEvent.setup().type(words(), 'grov vold');
  reloadNow();
  cleanup();
  let arrive!: () => void;
  const arrival = new Promise<null>((resolve) => {
    arrive = () => resolve(null);
  });
  const Late = () => use(arrival);
  await act(async () =>
    show(
      <Suspense>
        <Page first={GOOD} />
        <Late />
      </Suspense>,
    ),
  );
  expect(screen.queryByRole('combobox')).toBeNull();
  await act(async () => arrive());
  await vi.waitFor(() => expect(words().value).toBe('grov vold'));
});

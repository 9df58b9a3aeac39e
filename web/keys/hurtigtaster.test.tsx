import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { show } from '#web/testing/render.tsx';
import { GO_KEYS, PAGE_KEYS, ROW_KEYS } from './table.ts';
import { Hurtigtaster } from './hurtigtaster.tsx';

const starred = vi.fn<(nr: number) => void>();

function Place() {
  return <p>{useLocation().pathname}</p>;
}

const ROW = (nr: number) => (
  <tr key={nr}>
    <td>
      <button data-star aria-pressed={false} onClick={() => starred(nr)}>
        Stjerne {nr}
      </button>
    </td>
    <th data-column="saksnr">
      <a href={`/beramming/${nr}`}>sak {nr}</a>
    </th>
    <td>
      <a href={`/beramming/${nr}#parter`}>parter {nr}</a>
    </td>
  </tr>
);

beforeEach(() => {
  starred.mockClear();
  show(
    <>
      <Hurtigtaster />
      <main>
        <form role="search">
          <input role="combobox" aria-label="Søk etter" defaultValue="ran" />
        </form>
        <input type="checkbox" aria-label="Utvidet søk" />
        <button aria-haspopup="listbox">Sorter på</button>
        <div contentEditable aria-label="Tekst" tabIndex={0} />
        <table>
          <tbody>{[1, 2, 3].map(ROW)}</tbody>
        </table>
      </main>
      <Place />
    </>,
    '/favoritter',
  );
});

const focused = () => document.activeElement?.textContent;
const press = (keys: string) => userEvent.keyboard(keys);
const menuItem = () => screen.getByRole('button', { name: 'Hurtigtaster' });

test('j and k go through the rows, also from within one, and stay at the ends', async () => {
  await press('k');
  expect(document.activeElement).toBe(document.body);
  await press('jj');
  expect(focused()).toBe('sak 2');
  screen.getByRole('button', { name: 'Stjerne 2' }).focus();
  await press('j');
  expect(focused()).toBe('sak 3');
  await press('j');
  expect(focused()).toBe('sak 3');
  screen.getByRole('link', { name: 'parter 3' }).focus();
  await press('k');
  expect(focused()).toBe('sak 2');
  await press('kk');
  expect(focused()).toBe('sak 1');
});

test('s presses the star of the row, and says so, once for a key that is held down', async () => {
  await press('s');
  expect(starred).not.toHaveBeenCalled();
  await press('jj');
  await press('{s>3/}');
  expect(starred.mock.calls).toEqual([[2]]);
  await screen.findByText('Saken er en favoritt.');
  expect(focused()).toBe('sak 2');
  // A row after the other, as long as it is held down.
  await press('{k>3/}');
  expect(focused()).toBe('sak 1');
});

test('/ goes to the field, and what is typed next takes the place of the words there', async () => {
  await press('/');
  await press('tyveri');
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Søk etter' });
  expect(field.value).toBe('tyveri');
});

test('nothing is a key while somebody types, chooses, or holds Ctrl, Alt or Meta', async () => {
  const places = [
    screen.getByRole('combobox', { name: 'Søk etter' }),
    screen.getByRole('button', { name: 'Sorter på' }),
    screen.getByLabelText('Tekst'),
  ];
  for (const place of places) {
    place.focus();
    await press('j?gd');
    expect(document.activeElement).toBe(place);
  }
  act(() => {
    (document.activeElement as HTMLElement).blur();
  });
  await press('{Control>}j{/Control}{Alt>}j{/Alt}{Meta>}j{/Meta}');
  expect(document.activeElement).toBe(document.body);
  expect(screen.queryByRole('dialog')).toBeNull();
  screen.getByText('/favoritter');
  // A checkbox takes no letters.
  screen.getByRole('checkbox', { name: 'Utvidet søk' }).focus();
  await press('j');
  expect(focused()).toBe('sak 1');
});

test.each(GO_KEYS.map(({ keys, to }) => [keys, to] as const))(
  'g %s goes to %s',
  async (key, to) => {
    await press(`g${key}`);
    await screen.findByText(to);
  },
);

test('the second of two keys does nothing else, and does not count later', async () => {
  await press('j');
  await press('gs');
  await screen.findByText('/');
  expect(starred).not.toHaveBeenCalled();
  await press('g');
  await press('x');
  await press('d');
  screen.getByText('/');
  fireEvent.keyDown(document.body, { key: 'g' });
  const late = new KeyboardEvent('keydown', { key: 'd', bubbles: true });
  Object.defineProperty(late, 'timeStamp', { value: Number.MAX_VALUE });
  fireEvent(document.body, late);
  screen.getByText('/');
});

test('? shows every key, with the switch; Escape closes it', async () => {
  await press('j?');
  const dialog = await screen.findByRole('dialog', { name: 'Hurtigtaster' });
  for (const { keys, text } of [...PAGE_KEYS, ...ROW_KEYS, ...GO_KEYS]) {
    expect(dialog.textContent).toContain(keys);
    expect(dialog.textContent).toContain(text);
  }
  await press('jgd');
  screen.getByText('/favoritter');
  await press('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(focused()).toBe('sak 1'));
});

test('switched off, no key does anything, until the menu has switched them on', async () => {
  await userEvent.click(menuItem());
  const choice = await screen.findByRole<HTMLInputElement>('checkbox', {
    name: 'Bruk hurtigtaster',
  });
  await userEvent.click(choice);
  await press('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(menuItem()));
  await press('j?gd/');
  expect(document.activeElement).toBe(menuItem());
  expect(screen.queryByRole('dialog')).toBeNull();
  screen.getByText('/favoritter');
  await userEvent.click(menuItem());
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Bruk hurtigtaster' }));
  await press('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('j');
  expect(focused()).toBe('sak 1');
});

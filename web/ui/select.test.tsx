import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { show } from '#web/testing/render.tsx';
import { Select } from './select.tsx';

const OPTIONS = [
  { id: 'oslo', label: 'Oslo tingrett' },
  { id: 'bergen', label: 'Bergen tingrett' },
];

function Court(props: { readonly isSearchable?: boolean }) {
  const [value, setValue] = useState('oslo');
  return <Select {...props} label="Domstol" options={OPTIONS} value={value} onChange={setValue} />;
}

const button = (name: string) => screen.findByRole('button', { name: `${name} Domstol` });

test('the first press opens the list, and the focus comes back to the button', async () => {
  show(<Court />);
  const user = userEvent.setup();
  await user.click(await button('Oslo tingrett'));
  await user.click(await screen.findByRole('option', { name: 'Bergen tingrett' }));
  const chosen = await button('Bergen tingrett');
  await waitFor(() => expect(document.activeElement).toBe(chosen));
});

test.each(['{Enter}', ' ', '{ArrowDown}'])('by keyboard %j opens it', async (key) => {
  show(<Court />);
  const user = userEvent.setup();
  await user.tab();
  expect(document.activeElement).toBe(await button('Oslo tingrett'));
  await user.keyboard(key);
  await screen.findByRole('option', { name: 'Oslo tingrett' });
});

test('a letter chooses without opening the list, also as the first press', async () => {
  show(<Court />);
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard('b');
  await button('Bergen tingrett');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('what is typed right after the first press is searched for in the list', async () => {
  show(<Court isSearchable />);
  const user = userEvent.setup();
  await user.click(await button('Oslo tingrett'));
  await user.keyboard('berg');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  screen.getByRole('option', { name: 'Bergen tingrett' });
});

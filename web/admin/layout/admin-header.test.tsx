import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ADMIN_NAVIGATION } from '#web/admin/pages.ts';
import { show } from '#web/testing/render.tsx';
import { AdminHeader } from './admin-header.tsx';

const TEXTS = ADMIN_NAVIGATION.map(({ text }) => text);
const button = () => screen.getByRole('button', { name: 'Meny' });

test('the menu has every place, with the one that one is at; Escape closes it and stays at its button', async () => {
  show(<AdminHeader navn="ASTRID DOMSLAND" />, '/admin/saker');
  button().focus();
  await userEvent.keyboard('{Enter}');
  const menu = within(button().parentElement!);
  const links = menu.getAllByRole('link').map((link) => link.textContent);
  expect(links).toEqual([...TEXTS, 'Mine varsler', 'Logg ut']);
  expect(menu.getByRole('link', { current: 'page' }).textContent).toBe('Saker');
  await userEvent.tab();
  expect(document.activeElement).toBe(menu.getByRole('link', { name: TEXTS[0]! }));
  await userEvent.keyboard('{Escape}');
  expect(menu.queryAllByRole('link')).toEqual([]);
  expect(document.activeElement).toBe(button());
});

test('/admin is the list of applications', () => {
  show(<AdminHeader navn="ASTRID DOMSLAND" />, '/admin');
  const places = within(screen.getByRole('navigation', { name: 'Administrasjon' }));
  expect(places.getByRole('link', { current: 'page' }).textContent).toBe('Søknader');
});

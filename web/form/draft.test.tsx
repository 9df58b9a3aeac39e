import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { field, openForm, send, type Options } from '#web/testing/om-meg-form.tsx';
import { draftKey, dropAllDrafts } from './draft.ts';

const NOTE = 'Vi tok vare på det du hadde skrevet.';

async function typeAndLeave(options: Options = {}) {
  const { user, unmount } = openForm(options);
  await user.type(field('Stilling'), ' i retten');
  unmount();
}

test('a draft is restored in the same tab, and the form says so', async () => {
  await typeAndLeave();
  openForm();
  expect(field('Stilling').value).toBe('Journalist i retten');
  expect(screen.getByRole('status').textContent).toContain(NOTE);
  expect(window.localStorage).toHaveLength(0);
});

test('a draft can be dropped', async () => {
  await typeAndLeave();
  const { user, unmount } = openForm();
  await user.click(screen.getByRole('button', { name: 'Begynn på nytt' }));
  expect(field('Stilling').value).toBe('Journalist');
  expect(screen.queryByText(NOTE)).toBeNull();
  await waitFor(() => expect(field('Stilling')).toBe(document.activeElement));
  unmount();
  openForm();
  expect(screen.queryByText(NOTE)).toBeNull();
});

test('a draft is never shown to another person, and deleted when another person opens the form', async () => {
  await typeAndLeave();
  const { unmount } = openForm({ person: 'Per Ås' });
  expect(field('Stilling').value).toBe('Journalist');
  unmount();
  openForm();
  expect(field('Stilling').value).toBe('Journalist');
});

test('a name in capitals is the same person', async () => {
  await typeAndLeave();
  openForm({ person: 'NORA FJELLVANG' });
  screen.getByText(NOTE);
});

test('a form that keeps no draft leaves the draft of a form beside it', async () => {
  await typeAndLeave();
  openForm({ person: null }).unmount();
  openForm();
  expect(field('Stilling').value).toBe('Journalist i retten');
});

test.each([
  ['its person is not known', () => typeAndLeave({ person: null }), null],
  ['the user has signed out', () => typeAndLeave().then(dropAllDrafts), 'Nora Fjellvang'],
])('a draft is not kept when %s', async (_, before, person) => {
  await before();
  openForm({ person });
  expect(field('Stilling').value).toBe('Journalist');
  expect(window.sessionStorage).toHaveLength(0);
});

test('a draft is not kept after sending, nor when nothing differs from the start', async () => {
  const { user } = openForm();
  await user.type(field('Stilling'), '!');
  expect(window.sessionStorage).toHaveLength(1);
  await user.click(send());
  await waitFor(() => expect(window.sessionStorage).toHaveLength(0));
  await user.type(field('Redaksjon'), '!');
  expect(window.sessionStorage).toHaveLength(1);
  await user.type(field('Redaksjon'), '{Backspace}');
  await user.type(field('Stilling'), '{Backspace}');
  expect(window.sessionStorage).toHaveLength(0);
});

test('the form works without storage', async () => {
  const barred = () => {
    throw new DOMException('barred', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: barred, setItem: barred, removeItem: barred });
  const { user } = openForm();
  await user.type(field('Stilling'), '!');
  expect(field('Stilling').value).toBe('Journalist!');
});

test('a draft of an older form restores the fields that still exist', async () => {
  const key = draftKey('om-meg', 'Nora Fjellvang')!;
  window.sessionStorage.setItem(key, JSON.stringify({ stilling: 7, redaksjon: 'Ny', gone: 'x' }));
  openForm();
  expect(field('Stilling').value).toBe('Journalist');
  expect(field('Redaksjon').value).toBe('Ny');
});

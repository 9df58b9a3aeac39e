import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { show } from '#web/testing/render.tsx';
import { Tips } from './tips.tsx';

const tips = () => screen.getByText('Søketips').closest('details')!;
const screenIs = (wide: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: wide }));

beforeEach(() => screenIs(true));

test('the tips are open on a wide screen and closed on a narrow one', () => {
  const { unmount } = show(<Tips />);
  expect(tips().open).toBe(true);
  unmount();
  screenIs(false);
  show(<Tips />);
  expect(tips().open).toBe(false);
});

test('the choice is remembered on every screen', async () => {
  const { unmount } = show(<Tips />);
  await userEvent.click(screen.getByText('Søketips'));
  await vi.waitFor(() => expect(window.localStorage.getItem('soeketips')).toBe('closed'));
  unmount();
  show(<Tips />);
  expect(tips().open).toBe(false);
});

test('the tips explain fields, phrases, codes and sideways scrolling', () => {
  show(<Tips />);
  const text = tips().textContent;
  for (const part of ['MED, ENE, TVI og KON', 'anførselstegn', 'alle vilkårene', 'sidelengs'])
    expect(text).toContain(part);
});

test('without storage the tips still open and close', async () => {
  vi.stubGlobal('localStorage', undefined);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('barred');
  });
  show(<Tips />);
  await userEvent.click(screen.getByText('Søketips'));
  await vi.waitFor(() => expect(tips().open).toBe(false));
  vi.restoreAllMocks();
});

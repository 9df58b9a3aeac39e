import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pressePaths } from '#contract/paths.ts';
import type { Saksdetaljer } from '#contract/sak.ts';
import { shownDetails } from '#tests/support/shown/cases.ts';
import { openApp } from '#web/testing/open-app.tsx';

beforeEach(() =>
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00+01:00') }),
);
afterEach(() => vi.useRealTimers());

const moete = {
  ...{ start: '2026-11-23T09:00:00+01:00', slutt: '2026-11-23T15:30:00+01:00', sal: 'Sal 618' },
  ...{ rettsalAdresse: null, rettsmøteType: null, begrensninger: [] },
};
const open = async (change: Partial<Saksdetaljer> = {}) => {
  const sak = shownDetails({ møteliste: [moete], ...change });
  const opened = openApp('/beramming/S1', { [pressePaths.saksdetaljer.href('S1')]: sak });
  await screen.findByRole('heading', { name: 'Informasjon om saken' });
  return opened;
};
const REFERENCE = `25-187797MED-TSOS/TSAR
Søndre Østfold tingrett
Neste rettsmøte: mandag 23.11.2026 kl. 09:00
${window.location.origin}/beramming/S1`;

test('the reference is copied as text, and the receipt says what of', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Kopier referanse' }));
  const receipt = await screen.findByText(
    'Kopiert: 25-187797MED-TSOS/TSAR, Søndre Østfold tingrett, ma. 23.11.2026 kl. 09:00, med adressen',
  );
  expect(receipt.closest('[role="status"]')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(REFERENCE);
});

test('a browser that does not let us copy gets the text, selected', async () => {
  const { user } = await open();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await user.click(screen.getByRole('button', { name: 'Kopier referanse' }));
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Referanse' });
  expect(field.value).toBe(REFERENCE);
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, REFERENCE.length]);
  screen.getByText(/^Nettleseren lot oss ikke kopiere/);
});

test('hearings to come go into the calendar in one press; without any there is no such button', async () => {
  const { unmount } = await open();
  const link = screen.getByRole('link', { name: 'Legg i kalender' });
  expect(link.getAttribute('href')).toBe('/api/presse/kalender?sakId=S1');
  unmount();
  await open({
    møteliste: [
      { ...moete, start: '2026-11-19T09:00:00+01:00', slutt: '2026-11-19T15:30:00+01:00' },
    ],
  });
  expect(screen.queryByRole('link', { name: 'Legg i kalender' })).toBeNull();
});

test('the page is printed by a button', async () => {
  const { user } = await open();
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  await user.click(screen.getByRole('button', { name: 'Skriv ut' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('that one follows the case stands beside its star in words', async () => {
  const { unmount } = await open({ erFavoritt: true });
  screen.getByText('Følger');
  unmount();
  await open({ erFavoritt: false });
  expect(screen.queryByText('Følger')).toBeNull();
});

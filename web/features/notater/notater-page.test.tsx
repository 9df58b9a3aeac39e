import { screen, within, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { NotatIListe } from '#contract/notat.ts';
import { pressePaths } from '#contract/paths.ts';
import { openApp } from '#web/testing/open-app.tsx';
import { done, refused } from '#web/testing/render.tsx';

const notat = (change: Partial<NotatIListe> = {}): NotatIListe => ({
  ...{ sakId: 'S1', saksnummer: '26-071318MED-TOSL', domstolNavn: 'Oslo tingrett' },
  ...{ saksTema: 'Grovt tyveri', erHentetFraSakApi: false, skjult: false, begrensninger: [] },
  ...{ tekst: 'Ring forsvarer.', merker: ['politi'], endret: '2026-11-19T14:20:00+01:00' },
  ...change,
});
const OTHER = notat({ sakId: 'S2', saksnummer: '26-2TVI-TOSL', tekst: 'Les dommen.', merker: [] });
const open = (list: unknown = [notat(), OTHER], more: object = {}) =>
  openApp('/notater', { [pressePaths.notater.href()]: list, ...more });
const numbers = () => screen.queryAllByRole('heading', { level: 2 }).map((h) => h.textContent);

test('each note stands with its case, which leads back here', async () => {
  open();
  const link = await screen.findByRole('link', { name: '26-071318MED-TOSL' });
  expect(link.getAttribute('href')).toBe('/beramming/S1');
  screen.getByText('Ring forsvarer.');
  expect(screen.getAllByText('Oslo tingrett · Grovt tyveri')).toHaveLength(2);
  screen.getByText('2 saker');
});

test('a case says what the court has restricted', async () => {
  open([notat({ begrensninger: ['referatforbud'] }), OTHER]);
  const tag = (await screen.findByText('Begrensning:')).closest('li')!;
  expect(tag.textContent).toBe('Begrensning: Referatforbud');
  const item = tag.parentElement!.closest('li')!;
  within(item).getByRole('link', { name: '26-071318MED-TOSL' });
});

test('a list of the version before, without restrictions, is shown', async () => {
  open([{ ...notat(), begrensninger: undefined }]);
  await screen.findByRole('link', { name: '26-071318MED-TOSL' });
});

test('words and labels narrow the list, mark what was found, and are in no address', async () => {
  const { user } = open();
  await user.type(await screen.findByRole('searchbox', { name: 'Søk i notatene' }), 'FORSV');
  expect(numbers()).toEqual(['26-071318MED-TOSL']);
  expect(document.querySelector('mark')?.textContent).toBe('forsv');
  expect(JSON.stringify(vi.mocked(fetch).mock.calls)).not.toMatch(/forsv/i);
  await user.clear(screen.getByRole('searchbox'));
  expect(numbers()).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'politi' }));
  expect(numbers()).toEqual(['26-071318MED-TOSL']);
  await user.type(screen.getByRole('searchbox'), 'dommen');
  screen.getByText('Ingen notater passer.');
  await user.click(screen.getByRole('button', { name: 'Vis alle' }));
  expect(numbers()).toHaveLength(2);
});

test('a case that the court has hidden has no page, but the words are kept', async () => {
  open([notat({ skjult: true, saksTema: null })]);
  await screen.findByText('Oslo tingrett · Skjult av domstolen');
  screen.getByText('Ring forsvarer.');
  expect(screen.queryByRole('link', { name: '26-071318MED-TOSL' })).toBeNull();
});

test('a note is deleted after a question, and the focus goes to the heading', async () => {
  const { user } = open(undefined, { [pressePaths.notat.href('S1')]: done });
  await user.click(
    await screen.findByRole('button', { name: 'Slett notatet på sak 26-071318MED-TOSL' }),
  );
  const dialog = await screen.findByRole('dialog', { name: 'Slett notatet' });
  await user.click(within(dialog).getByRole('button', { name: 'Slett' }));
  await screen.findByText('1 sak');
  expect(numbers()).toEqual(['26-2TVI-TOSL']);
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
});

test('a note that can not be deleted stays, and the dialog says so', async () => {
  const { user } = open(undefined, {
    [pressePaths.notat.href('S1')]: () => refused(503, 'database_unavailable'),
  });
  await user.click(
    await screen.findByRole('button', { name: 'Slett notatet på sak 26-071318MED-TOSL' }),
  );
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Slett' }));
  await within(dialog).findByText('Notatet er ikke slettet');
});

test('without notes the page says where they are written', async () => {
  open([]);
  await screen.findByText('Du har ingen notater. Du skriver et på siden til en sak.');
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('a list that can not be read can be tried again', async () => {
  open(() => refused(400, 'x'));
  await screen.findByText('Kunne ikke hente notatene dine');
  screen.getByRole('button', { name: 'Prøv igjen' });
});

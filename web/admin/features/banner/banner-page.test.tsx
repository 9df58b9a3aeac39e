import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { adminPaths } from '#contract/admin/paths.ts';
import { BANNER, openBanner } from '#web/testing/open-banner.tsx';
import { refused, sentTo } from '#web/testing/render.tsx';

const { hentVarsel, leggTilVarsel, oppdaterVarsel, slettVarsel } = adminPaths;
const message = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Melding' });
const button = (name: string) => screen.getByRole('button', { name });
const preview = () => within(screen.getByRole('region', { name: 'Forhåndsvisning' }));
const sent = (path: string) =>
  sentTo(path).map((body) => JSON.parse((body as { content: string }).content) as unknown);

test('a new banner is written by keyboard, previewed while typing, and saved', async () => {
  openBanner(null);
  (await message()).focus();
  await userEvent.keyboard('Hei <b>alle</b>');
  expect(preview().getByText('Hei <b>alle</b>')).toBeTruthy();
  screen.getByText('15 tegn');
  await userEvent.tab();
  await userEvent.keyboard(' {ArrowDown}');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Informasjon (blå)' }).checked).toBe(
    true,
  );
  preview().getByText('Vises når du har lagret.');
  button('Lagre').focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByText('Varselet ble lagret.');
  expect(sent(leggTilVarsel.path)).toEqual([{ message: 'Hei <b>alle</b>', purpose: 'info' }]);
  button('Oppdater');
  preview().getByText('Vises nå.');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })),
  );
});

test('the form starts with the stored banner and updates it', async () => {
  openBanner(BANNER);
  expect((await message()).value).toBe('Søket er nede.');
  preview().getByText('Vises nå. Skjules 24.12.2099.');
  await userEvent.type(await message(), ' Straks klart.');
  preview().getByText('Vises når du har lagret. Skjules 24.12.2099.');
  await userEvent.click(button('Oppdater'));
  await screen.findByText('Varselet ble oppdatert.');
  expect(sent(oppdaterVarsel.path)).toEqual([
    { ...BANNER, message: 'Søket er nede. Straks klart.' },
  ]);
});

test('a confirmation can be closed, and the next one is announced again', async () => {
  openBanner(BANNER);
  const update = async () => {
    await message();
    await userEvent.click(button('Oppdater'));
    await screen.findByText('Varselet ble oppdatert.');
    await userEvent.click(button('Lukk'));
    expect(screen.queryByText('Varselet ble oppdatert.')).toBeNull();
  };
  await update();
  await update();
});

test('says that a banner whose end date has passed is not shown', async () => {
  openBanner({ ...BANNER, endDate: '2020-01-01' });
  await message();
  preview().getByText('Vises ikke: sluttdatoen er passert.');
});

test('the banner is deleted after a confirmation', async () => {
  openBanner(BANNER);
  await message();
  await userEvent.click(button('Slett'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Slett varsel' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Slett' }));
  await screen.findByText('Varselet ble slettet.');
  expect((await message()).value).toBe('');
  button('Lagre');
  expect(screen.queryByRole('button', { name: 'Slett' })).toBeNull();
});

test('a missing or too long value is an error at the field, and nothing is sent', async () => {
  openBanner(null);
  await message();
  await userEvent.click(button('Lagre'));
  await screen.findByRole('link', { name: 'Melding er påkrevd.' });
  screen.getByRole('link', { name: 'Varseltype er påkrevd.' });
  expect(screen.getByRole('radiogroup', { name: /Varseltype/ }).getAttribute('aria-invalid')).toBe(
    'true',
  );
  await userEvent.click(await message());
  await userEvent.paste('x'.repeat(501));
  await userEvent.click(screen.getByRole('radio', { name: 'Kritisk (rød)' }));
  await userEvent.click(button('Lagre'));
  await screen.findByRole('link', { name: 'Meldingen kan ikke være lengre enn 500 tegn.' });
  expect(sentTo(leggTilVarsel.path)).toEqual([]);
});

test.each([
  ['500', () => refused(500, 'unexpected')],
  ['503', () => refused(503, 'database_unavailable')],
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
])(
  'a failure (%s) shows the banner’s error message and keeps what was typed',
  async (_, answer) => {
    openBanner(BANNER, { [oppdaterVarsel.path]: answer });
    await userEvent.type(await message(), '!');
    await userEvent.click(button('Oppdater'));
    await screen.findByText('Noe uventet gikk galt.');
    expect((await message()).value).toBe('Søket er nede.!');
  },
);

const conflict = async (heading: string) =>
  within(
    (await screen.findByRole('heading', { name: heading })).closest<HTMLElement>('[role=alert]')!,
  );

test('when two add a banner, the second sees both in full and who was first, and nothing is saved until chosen', async () => {
  const now = openBanner(null, { [leggTilVarsel.path]: () => refused(409, 'varsel_exists') });
  await userEvent.type(await message(), 'Mitt varsel');
  await userEvent.click(screen.getByRole('radio', { name: 'Informasjon (blå)' }));
  now.stored = BANNER;
  await userEvent.click(button('Lagre'));
  const said = await conflict('Nå står det:');
  expect(said.getAllByRole('paragraph').map((line) => line.textContent)).toEqual([
    'Torbjørn Lysvåg lagret dette 20.11.2026 08:09, mens du skrev. Ingenting er lagret av ditt.',
    ...['Søket er nede.', 'Advarsel (gul)', 'Sluttdato 24.12.2099'],
    ...['Mitt varsel', 'Informasjon (blå)', 'Uten sluttdato'],
  ]);
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Nå står det:' })),
  );
  expect(screen.queryByRole('button', { name: 'Oppdater' })).toBeNull();
  fireEvent.submit(screen.getByRole('form', { name: 'Varselbanner' }));
  expect([sentTo(oppdaterVarsel.path), now.stored]).toEqual([[], BANNER]);
  await userEvent.click(said.getByRole('button', { name: 'Lagre ditt i stedet' }));
  await screen.findByText('Varselet ble oppdatert.');
  expect(now.stored).toEqual({ message: 'Mitt varsel', purpose: 'info' });
});

test('when two change the banner, a third change while one chooses is seen as well', async () => {
  const now = openBanner(BANNER);
  await userEvent.type(await message(), ' Min endring.');
  now.stored = { ...BANNER, message: 'Den andres.' };
  now.versjon += 1;
  await userEvent.click(button('Oppdater'));
  (await conflict('Nå står det:')).getByText('Den andres.');
  now.stored = { ...BANNER, message: 'Den tredjes.' };
  now.versjon += 1;
  await userEvent.click(button('Lagre ditt i stedet'));
  await screen.findByText('Den tredjes.');
  expect(now.stored.message).toBe('Den tredjes.');
  await userEvent.click(button('Lagre ditt i stedet'));
  await screen.findByText('Varselet ble oppdatert.');
  expect(now.stored.message).toBe('Søket er nede. Min endring.');
});

test('an end date that is filled in only partly is an error at its field, never no end', async () => {
  const now = openBanner(BANNER);
  await message();
  const [day] = await screen.findAllByRole('spinbutton');
  await userEvent.click(day!);
  await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
  await userEvent.click(button('Oppdater'));
  await screen.findByRole('link', { name: 'Sluttdato må være en dato.' });
  expect(sentTo(oppdaterVarsel.path)).toEqual([]);
  await userEvent.click(screen.getAllByRole('spinbutton')[0]!);
  await userEvent.keyboard('23');
  await userEvent.click(button('Oppdater'));
  await screen.findByText('Varselet ble oppdatert.');
  expect(now.stored?.endDate).toBe('2099-12-23');
});

test('a banner that somebody else has changed is not deleted unseen', async () => {
  const answer = () => refused(409, 'varsel_changed');
  const now = openBanner(BANNER, { [slettVarsel.path]: answer });
  await message();
  now.stored = { ...BANNER, message: 'Den andres.' };
  now.versjon += 1;
  await userEvent.click(button('Slett'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Slett varsel' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Slett' }));
  await conflict('Nå står det:');
});

test('the dialog deletes the banner that it was opened for, though the page reads another one', async () => {
  const asked: string[] = [];
  const now = openBanner(BANNER);
  await message();
  await userEvent.click(button('Slett'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Slett varsel' }));
  now.stored = { ...BANNER, message: 'Den andres.' };
  now.versjon += 1;
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  await screen.findByText('Den andres.');
  await userEvent.click(dialog.getByRole('button', { name: 'Slett' }));
  for (const [address, init] of vi.mocked(fetch).mock.calls)
    if (init?.method === 'DELETE') asked.push(address as string);
  expect(asked).toEqual([`${slettVarsel.path}?versjon=1`]);
});

test('the banner that somebody else has stored can be loaded into the form', async () => {
  const now = openBanner(null, { [leggTilVarsel.path]: () => refused(409, 'varsel_exists') });
  await userEvent.type(await message(), 'Mitt varsel');
  await userEvent.click(screen.getByRole('radio', { name: 'Advarsel (gul)' }));
  now.stored = BANNER;
  await userEvent.click(button('Lagre'));
  await userEvent.click(await screen.findByRole('button', { name: 'Behold det som står nå' }));
  await waitFor(async () => expect((await message()).value).toBe('Søket er nede.'));
});

test('updating a banner that somebody else has deleted says so, and adds it again', async () => {
  const now = openBanner(BANNER, { [oppdaterVarsel.path]: () => refused(404, 'not_found') });
  await userEvent.type(await message(), '!');
  now.stored = null;
  await userEvent.click(button('Oppdater'));
  (await conflict('Nå er det ikke noe varsel')).getByText(/^Torbjørn Lysvåg slettet varselet/);
  await userEvent.click(button('Legg inn ditt'));
  await screen.findByText('Varselet ble lagret.');
  expect(now.stored).toEqual({ ...BANNER, message: 'Søket er nede.!' });
});

test('deleting a banner that is already deleted says so', async () => {
  const now = openBanner(BANNER, { [slettVarsel.path]: () => refused(404, 'not_found') });
  await message();
  now.stored = null;
  await userEvent.click(button('Slett'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Slett varsel' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Slett' }));
  await screen.findByText('Varselet var allerede slettet.');
});

test('a banner that failed to load can be retried', async () => {
  let isDown = true;
  openBanner(null, {
    [hentVarsel.path]: () =>
      isDown
        ? refused(500, 'unexpected')
        : { content: JSON.stringify(BANNER), vises: true, versjon: 1 },
  });
  await screen.findByText('Noe uventet gikk galt.');
  isDown = false;
  await userEvent.click(button('Prøv igjen'));
  expect((await message()).value).toBe('Søket er nede.');
});

import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { arbeidsgiverPaths } from '#contract/paths.ts';
import type { Behov } from '#contract/soeknad.ts';
import { shownBehov } from '#tests/support/shown/profil.ts';
import { openApp, watchLeaving } from '#web/testing/open-app.tsx';
import { done, refused, sentTo } from '#web/testing/render.tsx';

const TOKEN = 'abc.DEF-123_x';
const path = arbeidsgiverPaths.behov.href(TOKEN);

interface Server {
  readonly asked?: () => unknown;
  readonly answered?: () => unknown;
  readonly behov?: Partial<Behov>;
}

/** Opens the page. The server answers with the question, unless told otherwise. */
function open({ behov, asked = () => shownBehov(behov), answered = done }: Server = {}) {
  return openApp(arbeidsgiverPaths.side.href(TOKEN), {
    [path]: ({ method }: RequestInit) => (method === 'POST' ? answered() : asked()),
  });
}

const button = (name: string) => screen.findByRole('button', { name });
const receipt = () => screen.findByRole('heading', { name: 'Takk. Svaret ditt er registrert.' });
const sent = () => sentTo(path);

describe('the question', () => {
  test('shows who needs access, why, who is asked, and the deadline', async () => {
    open();
    await screen.findByRole('heading', { level: 1, name: 'Bekreft behov for tilgang' });
    const who = within(await screen.findByRole('region', { name: 'Hvem trenger tilgang' }));
    const said = who.getAllByRole('definition').map((line) => line.textContent);
    expect(said).toEqual(['Nora Fjellvang', 'Frilansjournalist', 'Fjordavisa']);
    screen.getByText('Randi Redaktør, Fjordavisa');
    screen.getByText('21.12.2026');
    screen.getByText('Det er Domstoladministrasjonen som avgjør om det gis tilgang.');
    const why = screen.getByRole('region', { name: 'Begrunnelse' });
    expect(why.textContent).toContain('Jeg dekker retten i Bergen.\n\nDet haster litt.');
  });

  test('shows markup in what was written as text', async () => {
    open({ behov: { begrunnelse: '<img src=x onerror=alert(1)>' } });
    await screen.findByText('<img src=x onerror=alert(1)>');
    expect(document.querySelector('img')).toBeNull();
  });

  test('has no name in the tab’s title, does not read the signed-in user, and sends the link to no other site', async () => {
    open();
    await button('Bekreft behov');
    expect(document.title).toBe('Bekreft behov for tilgang – Domstolenes pressetjeneste');
    expect(vi.mocked(fetch).mock.calls.map(([address]) => address)).toEqual([path]);
    expect(screen.queryByRole('button', { name: 'Meny' })).toBeNull();
    const outside = screen
      .getAllByRole('link')
      .filter((a) => /^http/.test(a.getAttribute('href')!));
    expect(outside.length).toBeGreaterThan(0);
    for (const link of outside) expect(link.getAttribute('rel')).toContain('noreferrer');
  });
});

describe('the answer', () => {
  test('yes is sent once, however often it is pressed, and the receipt takes focus', async () => {
    const { user } = open();
    await user.dblClick(await button('Bekreft behov'));
    expect(document.activeElement).toBe(await receipt());
    screen.getByText('Du har bekreftet at journalisten trenger tilgang.');
    expect(sent()).toEqual([{ svar: 'bekreftet' }]);
    expect(screen.queryByRole('button', { name: 'Bekreft behov' })).toBeNull();
  });

  test('no asks for confirmation before it is sent', async () => {
    const { user } = open();
    await user.click(await button('Nei, trenger ikke tilgang'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Svar nei' }));
    dialog.getByText('Er du sikker på at journalisten ikke trenger tilgang?');
    expect(sent()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Nei, trenger ikke tilgang' }));
    const heading = await receipt();
    await waitFor(() => expect(document.activeElement).toBe(heading));
    screen.getByText('Du har svart at journalisten ikke trenger tilgang.');
    expect(sent()).toEqual([{ svar: 'avkreftet' }]);
  });

  test('goes with what is written, when something is', async () => {
    const { user } = open();
    const field = await screen.findByRole('textbox', { name: 'Melding (valgfritt)' });
    await user.type(field, 'Fast ansatt fra 1. mars.');
    await user.click(await button('Bekreft behov'));
    await receipt();
    expect(sent()).toEqual([{ svar: 'bekreftet', melding: 'Fast ansatt fra 1. mars.' }]);
  });

  test('keeps what is written when the page is loaded anew, until it is sent', async () => {
    const written = () =>
      screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Melding (valgfritt)' });
    const first = open();
    await first.user.type(await written(), 'Fast ansatt.');
    first.unmount();
    const { user } = open();
    expect((await written()).value).toBe('Fast ansatt.');
    await user.click(await button('Bekreft behov'));
    await receipt();
    expect(sent()).toEqual([{ svar: 'bekreftet', melding: 'Fast ansatt.' }]);
    expect(window.sessionStorage).toHaveLength(0);
  });

  test('is not sent with a message that is too long, and leads to it', async () => {
    const { user } = open();
    const field = await screen.findByRole('textbox', { name: 'Melding (valgfritt)' });
    await user.click(field);
    await user.paste('x'.repeat(501));
    screen.getByText('Meldingen kan ikke være lengre enn 500 tegn.');
    for (const name of ['Bekreft behov', 'Nei, trenger ikke tilgang']) {
      await user.click(await button(name));
      expect(document.activeElement).toBe(field);
    }
    expect(sent()).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('no can be cancelled', async () => {
    const { user } = open();
    await user.click(await button('Nei, trenger ikke tilgang'));
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const asked = await button('Nei, trenger ikke tilgang');
    await waitFor(() => expect(document.activeElement).toBe(asked));
    expect(sent()).toEqual([]);
  });

  test('shows a failure, and can be given again', async () => {
    let isDown = true;
    const { user } = open({
      answered: () => (isDown ? refused(503, 'database_unavailable') : done()),
    });
    await user.click(await button('Bekreft behov'));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Svaret ble ikke registrert');
    expect(alert.textContent).toContain('Avvist: database_unavailable');
    isDown = false;
    await user.click(await button('Bekreft behov'));
    await receipt();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('no shows a failure in its dialog', async () => {
    const { user } = open({ answered: () => Promise.reject(new TypeError('Failed to fetch')) });
    await user.click(await button('Nei, trenger ikke tilgang'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Nei, trenger ikke tilgang' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('Vi får ikke kontakt');
  });

  test('explains that the question has been answered meanwhile', async () => {
    const { user } = open({ answered: () => refused(410, 'link_used') });
    await user.click(await button('Nei, trenger ikke tilgang'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Nei, trenger ikke tilgang' }));
    const heading = await screen.findByRole('heading', { name: 'Spørsmålet er besvart' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a link without a question', () => {
  test.each([
    [410, 'link_expired', 'Lenken er utløpt', /^Ta kontakt med journalisten/],
    [410, 'link_used', 'Spørsmålet er besvart', /vil du endre svaret/],
    [410, 'link_replaced', 'Spørsmålet er ikke lenger aktuelt', /nyere e-post/],
    [404, 'not_found', 'Lenken er ikke gyldig', /^Sjekk at hele lenken/],
  ] as const)('%s %s says why and what to do', async (status, id, heading, wayOn) => {
    open({ asked: () => refused(status, id) });
    await screen.findByRole('heading', { name: heading });
    screen.getByText(`Avvist: ${id}`);
    screen.getByText(wayOn);
    expect(screen.queryByRole('button', { name: /behov|igjen/ })).toBeNull();
  });
});

describe('a failure', () => {
  test.each([
    ['of the service', () => refused(503, 'database_unavailable'), 'Avvist: database_unavailable'],
    ['of the network', () => Promise.reject(new TypeError('x')), 'Vi får ikke kontakt'],
    [
      'with an answer that is not our server’s',
      () => new Response('<html>', { status: 502 }),
      'Ukjent feil.',
    ],
  ])('%s is shown, and one can try again', async (_, fault, said) => {
    let isDown = true;
    const { user } = open({ asked: () => (isDown ? fault() : shownBehov()) });
    expect((await screen.findByRole('alert')).textContent).toContain(said);
    isDown = false;
    await user.click(await button('Prøv igjen'));
    await button('Bekreft behov');
  });

  test.each([401, 403])('%s does not lead to a sign-in', async (status) => {
    const assign = watchLeaving('https://presse.example/arbeidsgiver/bekreft/x');
    open({ asked: () => refused(status, 'x') });
    await screen.findByRole('heading', { name: 'Kunne ikke hente spørsmålet' });
    expect(assign).not.toHaveBeenCalled();
  });
});

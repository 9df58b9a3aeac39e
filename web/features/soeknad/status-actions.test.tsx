import { type queries, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { pressePaths } from '#contract/paths.ts';
import { done, refused, sentTo } from '#web/testing/render.tsx';
import { focusedHeading, openStatus, statusServer } from '#web/testing/soeknad-status.tsx';
import { minSoeknad, soeknadStatus } from '#web/testing/soeknad.ts';

const { rettKontaktperson, sendPaaNytt } = pressePaths;

let server = statusServer();
beforeEach(() => {
  server = statusServer();
});

const heading = (name: string) => screen.findByRole('heading', { name });
const button = (name: string) => screen.findByRole('button', { name });
const callsOf = (method: string, path: string) =>
  vi.mocked(fetch).mock.calls.filter(([url, init]) => url === path && init?.method === method);
type Within = ReturnType<typeof within<typeof queries>>;

describe('sending again', () => {
  const sent = () => {
    server.status = soeknadStatus({ sendPaaNytt: { kan: true, fra: '2026-11-25' } });
    return done();
  };

  test('is done once, moves focus to the receipt, and is then possible tomorrow', async () => {
    const { user } = openStatus(server, { [sendPaaNytt.path]: sent });
    await user.dblClick(await button('Send på nytt'));
    await focusedHeading('E-posten er sendt på nytt');
    expect(callsOf('POST', sendPaaNytt.path)).toHaveLength(1);
    screen.getByText('Du kan sende på nytt i morgen.');
    const again = await button('Send på nytt');
    expect(again.getAttribute('aria-disabled')).toBe('true');
    await user.click(again);
    expect(callsOf('POST', sendPaaNytt.path)).toHaveLength(1);
  });

  test('says why when another tab was first, and shows what is true now', async () => {
    const { user } = openStatus(server, {
      [sendPaaNytt.path]: () => {
        sent();
        return refused(409, 'asked_today');
      },
    });
    await user.click(await button('Send på nytt'));
    await focusedHeading('Ingenting er sendt');
    screen.getByText('Avvist: asked_today');
    await screen.findByText('Du kan sende på nytt i morgen.');
  });

  test('says so when the service does not answer, and can be tried again', async () => {
    let isDown = true;
    const { user } = openStatus(server, {
      [sendPaaNytt.path]: () => (isDown ? refused(503, 'database_unavailable') : sent()),
    });
    await user.click(await button('Send på nytt'));
    await focusedHeading('Ingenting er sendt');
    isDown = false;
    await user.click(await button('Send på nytt'));
    await focusedHeading('E-posten er sendt på nytt');
  });

  test('leads to the search page when the application has been approved meanwhile', async () => {
    const { user } = openStatus(server, {
      [sendPaaNytt.path]: () => {
        server.hasAccess = true;
        server.status = null;
        return refused(409, 'application_ended');
      },
    });
    await user.click(await button('Send på nytt'));
    await screen.findByRole('heading', { level: 1, name: 'Søk' });
  });
});

describe('correcting the contact person', () => {
  const openDialog = async (user: UserEvent) => {
    await user.click(await button('Bytt kontaktperson'));
    return within(await screen.findByRole('dialog', { name: 'Bytt kontaktperson' }));
  };
  const field = (dialog: Within, name: string) =>
    dialog.getByRole<HTMLInputElement>('textbox', { name });

  test('begins with who is asked now, sends the change once, and says who gets e-mail', async () => {
    const { user } = openStatus(server, { [rettKontaktperson.path]: done });
    const dialog = await openDialog(user);
    const epost = field(dialog, 'E-post kontaktperson');
    expect(epost.value).toBe('trond@fjordavisa.example');
    await user.clear(epost);
    await user.type(epost, 'randi@fjordavisa.example{Enter}');
    await focusedHeading('Kontaktpersonen er byttet');
    screen.getByText('Trond Vestby får e-post på randi@fjordavisa.example.');
    expect(sentTo(rettKontaktperson.path)).toEqual([
      {
        kontaktpersonArbeidsgiver: 'Trond Vestby',
        kontaktpersonStilling: 'Redaktør',
        kontaktpersonOrganisasjon: 'Fjordavisa AS',
        kontaktpersonEpost: 'randi@fjordavisa.example',
      },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('sends nothing that is not changed or not valid', async () => {
    const { user } = openStatus(server);
    const dialog = await openDialog(user);
    const save = dialog.getByRole('button', { name: 'Lagre og send e-post' });
    await user.click(save);
    await dialog.findByText(/^Ingen endringer registrert/);
    await user.clear(field(dialog, 'E-post kontaktperson'));
    await user.click(save);
    await dialog.findByRole('link', { name: 'E-post kontaktperson er påkrevd' });
    expect(sentTo(rettKontaktperson.path)).toEqual([]);
  });

  test('keeps what was typed when it is refused for today, and gives focus back when it is closed', async () => {
    const { user } = openStatus(server, {
      [rettKontaktperson.path]: () => refused(409, 'asked_today'),
    });
    const dialog = await openDialog(user);
    await user.type(field(dialog, 'E-post kontaktperson'), '.no');
    await user.click(dialog.getByRole('button', { name: 'Lagre og send e-post' }));
    await dialog.findByText('Avvist: asked_today');
    expect(field(dialog, 'E-post kontaktperson').value).toBe('trond@fjordavisa.example.no');
    await user.keyboard('{Escape}');
    const opener = await button('Bytt kontaktperson');
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  test('closes when the employer has answered meanwhile', async () => {
    const { user } = openStatus(server, {
      [rettKontaktperson.path]: () => refused(409, 'employer_answered'),
    });
    const dialog = await openDialog(user);
    await user.type(field(dialog, 'E-post kontaktperson'), '.no{Enter}');
    await focusedHeading('Ingenting er sendt');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('taking the application back', () => {
  const openDialog = async (user: UserEvent) => {
    await user.click(await button('Trekk søknaden'));
    return within(await screen.findByRole('dialog', { name: 'Trekk søknaden' }));
  };
  const path = pressePaths.minSoeknad.path;
  const deleted = () => callsOf('DELETE', path);

  test('asks first, is done once, and leads to an empty form that says so', async () => {
    const { user } = openStatus(server, {
      [path]: () => {
        if (deleted().length === 0) return minSoeknad();
        server.status = null;
        return done();
      },
    });
    const dialog = await openDialog(user);
    expect(deleted()).toHaveLength(0);
    await user.dblClick(dialog.getByRole('button', { name: 'Trekk søknaden' }));
    await focusedHeading('Søknaden er trukket');
    expect(deleted()).toHaveLength(1);
    screen.getByRole('button', { name: 'Send inn' });
  });

  test('nothing is lost before one knows that applying again has to wait; then page, dialog and receipt say so', async () => {
    const wait = /du kan ikke søke på nytt før 25\.11\.2026/;
    const { user } = openStatus(server, {
      [path]: (init?: RequestInit) => {
        if (init?.method !== 'DELETE') return minSoeknad();
        if (callsOf('DELETE', `${path}?venter=true`).length === 0) {
          server.status = soeknadStatus({ soekPaaNyttFra: '2026-11-25' });
          return refused(409, 'applied_often');
        }
        server.status = null;
        return done();
      },
    });
    await screen.findByText(/Du kan søke på nytt når du vil/);
    const dialog = await openDialog(user);
    dialog.getByText('Du kan søke på nytt når du vil.');
    await user.click(dialog.getByRole('button', { name: 'Trekk søknaden' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('Søknaden er ikke trukket');
    await waitFor(() => expect(screen.getAllByText(wait)).toHaveLength(2));
    expect(screen.queryByText(/når du vil/)).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Trekk søknaden' }));
    await focusedHeading('Søknaden er trukket');
    screen.getByText(wait);
  });

  test('stays when it is not confirmed, and says when it fails', async () => {
    const { user } = openStatus(server, {
      [path]: () => (deleted().length === 0 ? minSoeknad() : refused(503, 'database_unavailable')),
    });
    const dialog = await openDialog(user);
    await user.click(dialog.getByRole('button', { name: 'Trekk søknaden' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('Søknaden er ikke trukket');
    await user.click(dialog.getByRole('button', { name: 'Avbryt' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await heading('Arbeidsgiveren din har ikke svart ennå');
  });

  test('says so when it was decided or taken back elsewhere', async () => {
    const { user } = openStatus(server, {
      [path]: () => {
        if (deleted().length === 0) return minSoeknad();
        server.status = null;
        return refused(409, 'application_ended');
      },
    });
    const dialog = await openDialog(user);
    await user.click(dialog.getByRole('button', { name: 'Trekk søknaden' }));
    await focusedHeading('Søknaden er avgjort eller trukket');
  });
});

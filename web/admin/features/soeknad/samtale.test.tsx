import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { adminPaths } from '#contract/admin/paths.ts';
import type { Kommentar } from '#contract/admin/samtale.ts';
import type { SoeknadDetaljer } from '#contract/admin/soeknader.ts';
import { openAdmin } from '#web/testing/open-admin.tsx';
import { done, refused, sentTo } from '#web/testing/render.tsx';
import { SOEKNAD_ID, soeknadDetaljer } from '#web/testing/shown-soeknad-detaljer.ts';

const PATHS = {
  soeknad: adminPaths.soeknad.href(SOEKNAD_ID),
  kommenter: adminPaths.kommenter.href(SOEKNAD_ID),
  godkjenn: adminPaths.godkjenn.href(SOEKNAD_ID),
  samtale: adminPaths.soeknadSamtale.href(SOEKNAD_ID),
  serPaa: adminPaths.soeknadSerPaa.href(SOEKNAD_ID),
};
const kommentar = (id: number, tekst: string, change: Partial<Kommentar> = {}): Kommentar => ({
  ...{ id, tekst, av: 'TORBJØRN LYSVÅG', tidspunkt: '2026-11-18T15:20:00+01:00' },
  ...{ egen: false, ny: false },
  ...change,
});
const mine = { av: 'ASTRID DOMSLAND', egen: true };
const nobody = { andre: [], siste: 0 };

/** The server, with what another administrator does meanwhile. */
function open(first: Partial<SoeknadDetaljer> = {}, answers: Record<string, unknown> = {}) {
  const server = { saved: soeknadDetaljer(first), seere: nobody as object };
  openAdmin(`/admin/soeknader/${SOEKNAD_ID}`, {
    [PATHS.soeknad]: () => server.saved,
    [PATHS.serPaa]: () => server.seere,
    [adminPaths.soeknader.path]: { soeknader: [], totalt: 0 },
    ...answers,
  });
  return server;
}
const heading = () => screen.findByRole('heading', { level: 1, name: 'Nora Fjellvang' });
const button = (name: string) => screen.getByRole('button', { name });
const comment = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Kommentar' });
const thread = () => within(screen.getByRole('region', { name: 'Samtale' }));

test('the conversation stands oldest first, with who and when, and what is new is said', async () => {
  open({
    samtale: [
      kommentar(1, 'Fra før.', { tidspunkt: null, av: null }),
      kommentar(2, 'Ringt.', mine),
      kommentar(3, 'Greit.', { ny: true }),
    ],
  });
  await heading();
  const rows = thread().getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'En administratortidligereFra før.',
    'Astrid Domsland18.11.2026 kl. 15:20Ringt.',
    'Torbjørn Lysvåg18.11.2026 kl. 15:20Ny for degGreit.',
  ]);
  await waitFor(() => expect(sentTo(PATHS.serPaa)).toEqual([{ lest: 3 }]));
});

test('Legg til saves the comment alone; it stays in the field until that has succeeded', async () => {
  let isDown = true;
  const server = open(
    {},
    {
      [PATHS.samtale]: () => {
        if (isDown) return refused(503, 'unavailable');
        server.saved = soeknadDetaljer({ samtale: [kommentar(1, 'Ringt.', mine)] });
        return done();
      },
    },
  );
  await heading();
  await userEvent.click(button('Legg til'));
  expect(screen.getByText('Skriv en kommentar først.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(comment()));
  await userEvent.type(comment(), 'Ringt.');
  await userEvent.click(button('Legg til'));
  await screen.findByText('Avvist: unavailable');
  expect(comment().value).toBe('Ringt.');
  isDown = false;
  await userEvent.click(button('Legg til'));
  await waitFor(() => expect(thread().getAllByRole('listitem')).toHaveLength(1));
  expect(comment().value).toBe('');
  expect(screen.getByText('Kommentaren er lagt til.')).toBeTruthy();
  expect(sentTo(PATHS.samtale).at(-1)).toEqual({ tekst: 'Ringt.' });
  expect(sentTo(PATHS.kommenter)).toEqual([]);
});

test('a colleague who looks and comments is told of politely, and moves neither focus nor text', async () => {
  const server = open();
  server.seere = {
    andre: [{ navn: 'TORBJØRN LYSVÅG', siden: '2026-11-20T08:07:00+01:00' }],
    siste: 4,
  };
  server.saved = soeknadDetaljer();
  await heading();
  await userEvent.type(comment(), 'Midt i');
  const looks = await screen.findByRole('heading', { name: 'Torbjørn Lysvåg ser på denne' });
  expect(looks.closest('[role=status]')?.textContent).toContain('Siden kl. 08:07.');
  server.saved = soeknadDetaljer({ samtale: [kommentar(4, 'Vent litt.', { ny: true })] });
  // The page asks again when somebody comes back to it, as every half minute.
  window.dispatchEvent(new Event('visibilitychange'));
  await thread().findByText('Vent litt.');
  expect(thread().getByText('Ny kommentar fra Torbjørn Lysvåg.')).toBeTruthy();
  expect(document.activeElement).toBe(comment());
  expect(comment().value).toBe('Midt i');
});

/** Torbjørn has saved first. */
function conflict(theirs: Partial<SoeknadDetaljer>) {
  let isFirst = true;
  const save = () => {
    if (!isFirst) return done();
    isFirst = false;
    server.saved = soeknadDetaljer({
      versjon: 2,
      lagret: { av: 'TORBJØRN LYSVÅG', tidspunkt: '2026-11-20T08:09:00+01:00' },
      ...theirs,
    });
    return refused(409, 'application_changed');
  };
  const server = open({}, { [PATHS.kommenter]: save, [PATHS.godkjenn]: save });
}
const hans = { kommentar: 'Da er det greit.', samtale: [kommentar(7, 'Da er det greit.')] };

test('two comments: both are shown with who and when, and both are kept unless one chooses otherwise', async () => {
  conflict(hans);
  await heading();
  await userEvent.type(comment(), 'Min.');
  await userEvent.click(button('Godkjenn'));
  const now = await screen.findByRole('heading', { name: 'Nå står det: «Da er det greit.»' });
  await waitFor(() => expect(document.activeElement).toBe(now));
  expect(screen.getByText(/^Lagret av Torbjørn Lysvåg 20\.11\.2026 kl\. 08:09/)).toBeTruthy();
  expect(
    screen.getByText('Sluttdatoen er den samme hos dere begge: ingen sluttdato.'),
  ).toBeTruthy();
  expect(screen.getByText('Statusen er den samme hos dere begge: ikke på vent.')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Begge/ }).checked).toBe(true);
  expect(screen.queryByRole('button', { name: 'Godkjenn' })).toBeNull();
  await userEvent.click(button('Lagre'));
  await screen.findByText(/er lagret/);
  expect(sentTo(PATHS.kommenter)).toEqual([
    { kommentar: 'Min.', sluttdato: null, settPaaVent: false, versjon: 2 },
  ]);
});

test('only theirs: what was typed is thrown away, and nothing is saved before the form is', async () => {
  conflict({ ...hans, status: 3 });
  await heading();
  await userEvent.type(comment(), 'Min.');
  await userEvent.click(button('Lagre'));
  await screen.findByText('Statusen er nå på vent.');
  await userEvent.click(screen.getByRole('radio', { name: /^Bare den fra Torbjørn Lysvåg/ }));
  await userEvent.click(button('Fortsett å skrive'));
  await waitFor(() => expect(document.activeElement).toBe(comment()));
  expect(comment().value).toBe('');
  expect(thread().getByText('Da er det greit.')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  expect(sentTo(PATHS.kommenter)).toHaveLength(1);
});

test('an end date that both have changed is chosen; until then the saved one stands', async () => {
  conflict({ sluttdato: '2027-12-31' });
  await heading();
  const [day] = screen.getAllByRole('spinbutton');
  await userEvent.click(day!);
  await userEvent.keyboard('20112027');
  await userEvent.click(button('Lagre'));
  const choice = within(
    await screen.findByRole('radiogroup', { name: 'Hvilken sluttdato skal gjelde?' }),
  );
  expect(choice.getByRole<HTMLInputElement>('radio', { name: /31\.12\.2027$/ }).checked).toBe(true);
  await userEvent.click(choice.getByRole('radio', { name: 'Din: 20.11.2027' }));
  await userEvent.click(button('Lagre'));
  await screen.findByText(/er lagret/);
  expect(sentTo(PATHS.kommenter).at(-1)).toMatchObject({ sluttdato: '2027-11-20', versjon: 2 });
});

test('after the decision the conversation goes on, and a draft is kept', async () => {
  const decided = {
    status: 2,
    behandlet: '2026-11-20T10:30:00+01:00',
    behandletAv: 'Astrid Domsland',
  } as const;
  open({ ...decided, samtale: [kommentar(1, 'Enig.')] }, { [PATHS.samtale]: done });
  await heading();
  expect(thread().getByText('Enig.')).toBeTruthy();
  await userEvent.type(comment(), 'Samme her.');
  await userEvent.click(button('Legg til'));
  await waitFor(() => expect(sentTo(PATHS.samtale)).toEqual([{ tekst: 'Samme her.' }]));
});

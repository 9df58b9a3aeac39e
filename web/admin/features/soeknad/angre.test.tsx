import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { adminPaths } from '#contract/admin/paths.ts';
import type { SoeknadDetaljer } from '#contract/admin/soeknader.ts';
import { noteServerTime } from '#web/api/client.ts';
import { openAdmin } from '#web/testing/open-admin.tsx';
import { done, refused, sentTo } from '#web/testing/render.tsx';
import { SOEKNAD_ID, soeknadDetaljer } from '#web/testing/shown-soeknad-detaljer.ts';

const NOW = new Date('2026-11-20T10:30:19+01:00');
const NEXT_ID = SOEKNAD_ID.replace('0b', '0c');
const DECIDED: Partial<SoeknadDetaljer> = {
  ...{ status: 1, versjon: 2, behandletAv: 'Astrid Domsland' },
  ...{ behandlet: '2026-11-20T10:30:00+01:00', angresFoer: '2026-11-20T10:40:00+01:00' },
};
const OVER: Partial<SoeknadDetaljer> = { ...DECIDED, angresFoer: null, kanTasOppIgjen: true };

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  noteServerTime(NOW.toUTCString());
});

/** Nora's application, which is decided as `stored` says, and Bo's after it in the queue. */
function open(id: string, stored: () => Partial<SoeknadDetaljer>, answers: object = {}) {
  return openAdmin(`/admin/soeknader/${id}?koe=klare`, {
    [adminPaths.soeknadKoe.path]: { ider: [SOEKNAD_ID, NEXT_ID] },
    [adminPaths.soeknad.href(SOEKNAD_ID)]: () => soeknadDetaljer(stored()),
    [adminPaths.soeknad.href(NEXT_ID)]: () =>
      soeknadDetaljer({ id: NEXT_ID, fornavn: 'Bo', etternavn: 'Bjørk' }),
    [adminPaths.godkjenn.href(SOEKNAD_ID)]: done,
    [adminPaths.angre.href(SOEKNAD_ID)]: done,
    [adminPaths.taOppIgjen.href(SOEKNAD_ID)]: done,
    ...answers,
  });
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const NORA = 'Nora Fjellvang';

/** Approves Nora's application, and stands at Bo's. */
async function approve(answers: object = {}) {
  let stored: Partial<SoeknadDetaljer> = {};
  open(SOEKNAD_ID, () => stored, {
    [adminPaths.godkjenn.href(SOEKNAD_ID)]: () => {
      stored = DECIDED;
      return done();
    },
    ...answers,
  });
  await heading(NORA);
  await screen.findByRole('navigation', { name: 'Kø' });
  await userEvent.click(await button('Godkjenn'));
  await heading('Bo Bjørk');
}

test('the next application offers to undo the last decision, above its heading and without taking focus', async () => {
  await approve();
  const undo = await button('Angre');
  const region = undo.closest('[role=status]')!;
  // Said a picture later: screen readers announce what changes.
  await waitFor(() => expect(region.textContent).toContain(`Søknaden fra ${NORA} er godkjent.`));
  expect(region.textContent).toContain('sendes kl. 10:40.');
  const h1 = await heading('Bo Bjørk');
  expect(region.compareDocumentPosition(h1)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await waitFor(() => expect(document.activeElement).toBe(h1));
  // The clock is seen, and silent.
  expect(within(undo).getByText(/9:41/).getAttribute('aria-hidden')).toBe('true');
});

test('undoing says which decision, and then where the application is', async () => {
  await approve();
  await userEvent.click(await button('Angre'));
  const link = await screen.findByRole('link', { name: 'Åpne søknaden' });
  expect(sentTo(adminPaths.angre.href(SOEKNAD_ID))).toEqual([{ behandlet: DECIDED.behandlet }]);
  expect(
    screen.getByText(`Avgjørelsen av søknaden fra ${NORA} er angret. Den venter igjen.`),
  ).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.contains(link)).toBe(true));
  expect(screen.queryByRole('button', { name: 'Angre' })).toBeNull();
});

test('when the server says that the time is over, its sentence is shown', async () => {
  const message = 'E-posten er sendt. Ta opp igjen med grunn.';
  await approve({
    [adminPaths.angre.href(SOEKNAD_ID)]: () => refused(409, 'too_late_to_undo', { message }),
  });
  await userEvent.click(await button('Angre'));
  expect((await screen.findByRole('alert')).textContent).toBe(message);
});

test('going on to another application keeps the offer; nothing is offered when it is over', async () => {
  sessionStorage.setItem('sist-avgjort', SOEKNAD_ID);
  const first = open(NEXT_ID, () => DECIDED);
  await button('Angre');
  const text = `E-posten til ${NORA} om at søknaden er godkjent, sendes kl. 10:40.`;
  expect(screen.getByText(text)).toBeTruthy();
  first.unmount();
  open(NEXT_ID, () => OVER);
  await heading('Bo Bjørk');
  await waitFor(() =>
    expect(fetch).toHaveBeenCalledWith(adminPaths.soeknad.href(SOEKNAD_ID), expect.anything()),
  );
  expect(screen.queryByRole('button', { name: 'Angre' })).toBeNull();
  await waitFor(() => expect(sessionStorage.getItem('sist-avgjort')).toBeNull());
});

test('a decided application can be undone on its own page, and is to be decided again', async () => {
  let stored = DECIDED;
  open(SOEKNAD_ID, () => stored, {
    [adminPaths.angre.href(SOEKNAD_ID)]: () => {
      stored = {};
      return done();
    },
  });
  await heading(NORA);
  await userEvent.click(await button('Angre'));
  await button('Godkjenn');
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
});

test('later it is taken up again with a reason', async () => {
  open(SOEKNAD_ID, () => OVER);
  await heading(NORA);
  await userEvent.click(await button('Ta opp igjen …'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ta opp igjen søknaden?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Ta opp igjen' }));
  expect(await dialog.findAllByText('Du må oppgi hvorfor søknaden tas opp igjen.')).not.toEqual([]);
  await userEvent.type(dialog.getByLabelText(/Hvorfor tas søknaden opp igjen/), 'Ny redaktør.');
  await userEvent.click(dialog.getByRole('button', { name: 'Ta opp igjen' }));
  await waitFor(() =>
    expect(sentTo(adminPaths.taOppIgjen.href(SOEKNAD_ID))).toEqual([
      { grunn: 'Ny redaktør.', behandlet: DECIDED.behandlet },
    ]),
  );
});

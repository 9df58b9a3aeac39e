import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { adminPaths } from '#contract/admin/paths.ts';
import type { SoeknadDetaljer } from '#contract/admin/soeknader.ts';
import { shownBruker, shownSuspendert } from '#tests/support/shown/bruker.ts';
import { openAdmin } from '#web/testing/open-admin.tsx';
import { brukerPage } from '#web/testing/open-bruker.ts';
import { openSoeknad } from '#web/testing/open-soeknad.ts';
import { openVarsler, varsel } from '#web/testing/open-varsler.tsx';

/* What an administrator has typed is there again after a reload. */

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const box = (name: RegExp) => screen.findByRole<HTMLTextAreaElement>('textbox', { name });

const DECIDED: Partial<SoeknadDetaljer> = {
  ...{ status: 1, behandletAv: 'Astrid Domsland', behandlet: '2026-11-20T10:30:00+01:00' },
  ...{ angresFoer: null, kanTasOppIgjen: true },
};
const ubrukt = { siden: '2025-11-03T09:00:00+01:00', avsluttes: '2099-12-03' };
const grunn = (versjon: number) => ({
  ...{ id: 4, navn: 'Svarte nei', tekstNb: 'Nei.', tekstNn: 'Nei.', iBruk: true, versjon },
  endret: { av: 'Torbjørn Lysvåg', tidspunkt: '2026-11-20T08:09:00+01:00' },
});
const openMaler = (versjon = 1) =>
  openAdmin('/admin/maler', {
    [adminPaths.avslagsgrunner.path]: { grunner: [grunn(versjon)] },
    [adminPaths.epostmaler.path]: { maler: [] },
  });

test.each([
  ['a new banner', () => openVarsler([varsel(), varsel({ id: 2 })]), 'Nytt varsel', /^Melding/],
  ['a reason for rejections', () => openMaler(), 'Endre «Svarte nei»', /bokmål/],
  [
    'why an application is taken up again',
    () => openSoeknad(DECIDED),
    'Ta opp igjen …',
    /^Hvorfor tas søknaden opp igjen/,
  ],
  [
    'why access is kept',
    () => brukerPage(shownBruker, shownSuspendert).open(shownBruker({ ubrukt })),
    null,
    /^Begrunnelse for å beholde/,
  ],
])('%s', async (_, open, opener, name) => {
  const begin = async () => {
    open();
    if (opener !== null) await press(opener);
    return box(name);
  };
  await userEvent.type(await begin(), 'Midt i');
  cleanup();
  expect((await begin()).value).toContain('Midt i');
  screen.getByText('Vi tok vare på det du hadde skrevet.');
});

test('a text of what somebody else has changed meanwhile is not put over theirs', async () => {
  openMaler();
  await press('Endre «Svarte nei»');
  await userEvent.type(await box(/bokmål/), ' Midt i');
  cleanup();
  openMaler(2);
  await press('Endre «Svarte nei»');
  expect((await box(/bokmål/)).value).toBe('Nei.');
});

test('a banner that is given up is not kept', async () => {
  const banners = [varsel(), varsel({ id: 2 })];
  openVarsler(banners);
  await press('Nytt varsel');
  await userEvent.type(await box(/^Melding/), 'Midt i');
  await press('Avbryt');
  await press('Nytt varsel');
  expect((await box(/^Melding/)).value).toBe('');
});

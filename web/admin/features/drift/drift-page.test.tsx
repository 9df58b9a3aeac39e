import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Drift, Oppbygging } from '#contract/admin/drift.ts';
import { adminPaths } from '#contract/admin/paths.ts';
import { driftMessages } from '#domain/drift.ts';
import { letter, openDrift, well } from '#web/testing/open-drift.ts';
import { done, refused } from '#web/testing/render.tsx';

const building = (change: Partial<Oppbygging> = {}): Drift => ({
  ...well,
  oppbygging: {
    siste: {
      ...{ id: 1, status: 'paagaar', startet: null, ferdig: null, taus: false, feil: null },
      ...{ bedtOm: '2026-11-21T11:40:00+01:00', skrevet: 300, totalt: 1_000 },
      ...change,
    },
  },
});
const sent = () =>
  vi
    .mocked(fetch)
    .mock.calls.filter(([, init]) => init?.method === 'POST')
    .map(([address]) => address as string);
const part = async (name: string) => within(await screen.findByRole('region', { name }));

test('each part shows its status', async () => {
  openDrift({ [adminPaths.drift.path]: well });
  const services = await part('Tjenester');
  expect(services.getAllByText('Virker')).toHaveLength(4);
  expect(services.getByText('Svarer ikke')).toBeTruthy();
  expect(services.getByText('Sendes ikke herfra')).toBeTruthy();
  const index = await part('Indeks');
  expect(index.getByText('1 minutt')).toBeTruthy();
  expect(index.getByText('14.11.2026 03:12')).toBeTruthy();
  const mail = await part('E-post');
  expect(mail.getByText('146')).toBeTruthy();
  expect(screen.getByRole('table', { name: 'Domstoler, 1 av 1' })).toBeTruthy();
});

test.each(['eldre_analyse', 'annet_oppsett'] as const)(
  'an index that is built in another way (%s) says so beside the button that builds it anew',
  async (utgave) => {
    openDrift({ [adminPaths.drift.path]: { ...well, indeks: { ...well.indeks, utgave } } });
    const rebuild = await part('Oppbygging av indeksen');
    expect(rebuild.getByText(driftMessages.oppbygging.utgave[utgave])).toBeTruthy();
    expect(rebuild.getByRole('button', { name: driftMessages.oppbygging.start })).toBeTruthy();
  },
);

test('nothing is said of an index that is built as it should be, nor before the first', async () => {
  for (const utgave of ['gjeldende', null] as const) {
    openDrift({ [adminPaths.drift.path]: { ...well, indeks: { ...well.indeks, utgave } } });
    await part('Indeks');
    expect(screen.queryByText(/^Indeksen er bygget (med|av)/)).toBeNull();
    cleanup();
  }
});

test('a part that could not be read says so, and the others are shown', async () => {
  openDrift({ [adminPaths.drift.path]: { ...well, indeks: null, epost: null } });
  expect((await part('Indeks')).getByText(driftMessages.unreadable)).toBeTruthy();
  expect((await part('E-post')).getByText(driftMessages.unreadable)).toBeTruthy();
  expect((await part('Tjenester')).getAllByText('Virker')).toHaveLength(4);
});

test('a case, all cases and a message can be retried', async () => {
  openDrift({
    [adminPaths.drift.path]: well,
    [adminPaths.proevIgjenSaker.path]: done,
    [adminPaths.proevIgjenSak.href('A')]: done,
    [adminPaths.proevIgjenEpost.href('8')]: done,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Prøv igjen: Sak A' }));
  await screen.findByText(`Sak A: ${driftMessages.retried}`);
  await userEvent.click(screen.getByRole('button', { name: 'Prøv alle igjen' }));
  await screen.findByText(`Alle saker: ${driftMessages.retried}`);
  const again = 'Prøv igjen: Kvittering for søknad (nr. 8)';
  await userEvent.click(screen.getByRole('button', { name: again }));
  await waitFor(() =>
    expect(sent()).toEqual([
      '/api/admin/drift/doedbrev/A/proev-igjen',
      '/api/admin/drift/doedbrev/proev-igjen',
      '/api/admin/drift/epost/8/proev-igjen',
    ]),
  );
});

test('what was retried takes the focus when its button goes with its row', async () => {
  let now = well;
  openDrift({
    [adminPaths.drift.path]: () => now,
    [adminPaths.proevIgjenSak.href('A')]: done,
  });
  const button = await screen.findByRole('button', { name: 'Prøv igjen: Sak A' });
  now = { ...well, doedbrev: { antall: 1, rader: [letter('B')] } };
  await userEvent.click(button);
  const message = await screen.findByText(`Sak A: ${driftMessages.retried}`);
  await waitFor(() => expect(screen.queryByRole('button', { name: /Sak A/ })).toBeNull());
  await waitFor(() => expect(document.activeElement?.contains(message)).toBe(true));
  expect(document.activeElement).not.toBe(document.body);
});

test('says when a retry was refused', async () => {
  openDrift({
    [adminPaths.drift.path]: well,
    [adminPaths.proevIgjenEpost.href('8')]: refused(404, 'not_found'),
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Prøv igjen: Kvittering/ }));
  await screen.findByText(`${driftMessages.retryFailed} Avvist: not_found`);
});

test('a rebuild starts after a confirmation, and is followed until it ends', async () => {
  let now = well;
  openDrift({
    [adminPaths.drift.path]: () => now,
    [adminPaths.oppbygging.path]: () => {
      now = building({ status: 'venter', skrevet: 0, totalt: 0 });
      return done();
    },
  });
  await userEvent.click(
    await screen.findByRole('button', { name: driftMessages.oppbygging.start }),
  );
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Start oppbygging' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getAllByText(driftMessages.oppbygging.waiting).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: driftMessages.oppbygging.start })).toBeNull();
  now = building();
  await screen.findByText('Bygger: 300 av 1 000 saker.', undefined, { timeout: 10_000 });
  expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(0.3);
  expect(screen.getByText('Bygger: 25 prosent.').getAttribute('role')).toBe('status');
  now = building({ status: 'ferdig', ferdig: '2026-11-21T11:45:00+01:00' });
  await screen.findByText('Ferdig', undefined, { timeout: 10_000 });
  expect(screen.getByRole('button', { name: driftMessages.oppbygging.start })).toBeTruthy();
}, 30_000);

test('the dialog says when somebody else has already started a rebuild, and the page shows it', async () => {
  let now = well;
  openDrift({
    [adminPaths.drift.path]: () => now,
    [adminPaths.oppbygging.path]: () => {
      now = building();
      return refused(409, 'rebuild_active');
    },
  });
  await userEvent.click(
    await screen.findByRole('button', { name: driftMessages.oppbygging.start }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Start oppbygging' }));
  expect((await screen.findByRole('alert')).textContent).toContain('rebuild_active');
  expect(screen.getByText('Bygger: 300 av 1 000 saker.')).toBeTruthy();
});

test.each([
  ['is silent', { taus: true }, driftMessages.oppbygging.silent],
  ['compares', { skrevet: 1_000 }, 'Bygger: alle 1 000 saker er skrevet, sammenligner.'],
  ['begins', { totalt: 0, skrevet: 0 }, 'Bygger: begynner.'],
  ['has failed', { status: 'feilet', feil: 'avvik' }, driftMessages.oppbygging.feil.avvik],
] as const)('a rebuild that %s says so', async (_, change, said) => {
  openDrift({ [adminPaths.drift.path]: building(change) });
  await waitFor(() => expect(screen.getAllByText(said).length).toBeGreaterThan(0));
});

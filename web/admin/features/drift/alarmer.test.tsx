import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Drift } from '#contract/admin/drift.ts';
import { adminPaths } from '#contract/admin/paths.ts';
import { driftMessages } from '#domain/drift.ts';
import { court, letter, openDrift, quiet, well } from '#web/testing/open-drift.ts';

const part = async (name: string) => within(await screen.findByRole('region', { name }));

describe('alarms', () => {
  const headings = async () => {
    const region = await part('Alarmer');
    return region.queryAllByRole('heading').map(({ textContent }) => textContent);
  };
  const silent = (count: number) =>
    Array.from({ length: count }, (_, nr) => court(`T${nr}`, `Domstol ${nr}`, nr, 4 + nr));

  test('come first, each with what can be done', async () => {
    const lagging = {
      ...{ ...well.indeks!, etterslep: { saker: 38, eldsteSekunder: 720 } },
      eldste: [{ sakId: 'GAMMEL', siden: '2026-11-21T09:52:00+01:00' }],
    };
    openDrift({
      [adminPaths.drift.path]: { ...well, indeks: lagging, domstoler: silent(1) },
    });
    expect(await headings()).toEqual([
      'Folkeregisteret svarer ikke',
      'Indeksen henger etter',
      '2 saker kunne ikke indekseres',
      '1 e-post er gitt opp',
      'Domstol 0 har ikke sendt på 4 dager',
    ]);
    const alarms = await part('Alarmer');
    alarms.getByText('38 saker venter på indeksering. Den eldste har ventet i 12 minutter.');
    alarms.getByText(/^Siste fil kom 20.11.2026 kl. 06:00. Domstolen sender ellers hver dag.$/);
    await userEvent.click(alarms.getByRole('button', { name: 'Se sakene' }));
    expect(document.activeElement?.textContent).toBe('Saker som venter på indeksering');
    expect(screen.getByText('GAMMEL')).toBeTruthy();
    await userEvent.click(alarms.getByRole('button', { name: 'Se feilene' }));
    expect(document.activeElement?.textContent).toBe('Saker som ikke kunne indekseres');
  });

  test('are none in one line, which is not said when something could not be read', async () => {
    openDrift({ [adminPaths.drift.path]: quiet });
    await screen.findByText('Ingen alarmer');
    expect(await headings()).toEqual([]);
    cleanup();
    openDrift({ [adminPaths.drift.path]: { ...quiet, domstoler: null } });
    await screen.findByText(driftMessages.unknownAlarms);
    expect(screen.queryByText('Ingen alarmer')).toBeNull();
  });

  test('begin when a change has waited for more than five minutes', async () => {
    const lag = (eldsteSekunder: number) => ({
      ...quiet,
      indeks: { ...quiet.indeks!, etterslep: { saker: 1, eldsteSekunder } },
    });
    openDrift({ [adminPaths.drift.path]: lag(300) });
    await screen.findByText('Ingen alarmer');
    cleanup();
    openDrift({ [adminPaths.drift.path]: lag(301) });
    await screen.findByText('Indeksen henger etter');
  });

  test('begin when the clock of the server is more than five seconds off', async () => {
    openDrift({ [adminPaths.drift.path]: { ...quiet, klokkeSekunder: -4 } });
    await screen.findByText('Ingen alarmer');
    cleanup();
    openDrift({ [adminPaths.drift.path]: { ...quiet, klokkeSekunder: -12 } });
    expect(await headings()).toEqual(['Klokken går feil']);
    await screen.findByText(/^Klokken til webtjeneren går 12 sekunder bak databasens\. /);
  });

  test('of many silent courts are one', async () => {
    openDrift({ [adminPaths.drift.path]: { ...quiet, domstoler: silent(3) } });
    expect(await headings()).toHaveLength(3);
    cleanup();
    openDrift({ [adminPaths.drift.path]: { ...quiet, domstoler: silent(5) } });
    expect(await headings()).toEqual(['5 domstoler har ikke sendt']);
  });

  test('are told to screen readers when they are new, and only then; the focus stays', async () => {
    let now: Drift = { ...quiet, domstoler: silent(1) };
    openDrift({ [adminPaths.drift.path]: () => now });
    const region = await part('Alarmer');
    const said = () => region.getAllByRole('status').map(({ textContent }) => textContent);
    expect(said()).toEqual(['']);
    const refresh = screen.getByRole('button', { name: 'Oppdater' });
    now = { ...now, doedbrev: { antall: 1, rader: [letter('A')] } };
    await userEvent.click(refresh);
    await waitFor(() => expect(said()).toEqual(['Ny alarm: 1 sak kunne ikke indekseres.']));
    expect(document.activeElement).toBe(refresh);
    now = quiet;
    await userEvent.click(refresh);
    await screen.findByText('Ingen alarmer');
    expect(said()).toEqual(['']);
  });

  test('come by themselves every 30 seconds, and move no focus', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    let now = quiet;
    openDrift({ [adminPaths.drift.path]: () => now });
    await screen.findByText('Ingen alarmer');
    const box = screen.getByRole('checkbox', { name: 'Bare med avviste rader' });
    box.focus();
    now = { ...quiet, doedbrev: { antall: 1, rader: [letter('A')] } };
    await act(() => vi.advanceTimersByTimeAsync(29_000));
    expect(screen.queryByText('Ingen alarmer')).not.toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1_500));
    await screen.findByText('1 sak kunne ikke indekseres');
    expect(document.activeElement).toBe(box);
  });
});

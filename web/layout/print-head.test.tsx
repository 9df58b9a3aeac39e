import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { soeknadInfoQuery } from '#web/api/bruker.ts';
import { show } from '#web/testing/render.tsx';
import { PrintHead } from './print-head.tsx';

test('says what is printed, by whom, and the time of printing in Oslo, not that of opening', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T23:10:00Z') });
  try {
    const { client } = show(<PrintHead>Sak 26-071318MED-TOSL</PrintHead>);
    screen.getByText('Skrevet ut 21.11.2026 00:10');
    act(() => {
      client.setQueryData(soeknadInfoQuery().queryKey, {
        navn: 'SILJE HAUGNES',
        erGyldigBruker: true,
        brukerHarAktivSoeknad: false,
        suspendert: null,
        maaOppdatere: false,
      });
    });
    vi.setSystemTime(new Date('2026-11-21T06:45:00Z'));
    act(() => {
      window.dispatchEvent(new Event('beforeprint'));
    });
    expect(screen.getByText(/^Skrevet ut/).textContent).toBe(
      'Skrevet ut 21.11.2026 07:45 av Silje Haugnes',
    );
    screen.getByText('Sak 26-071318MED-TOSL');
  } finally {
    vi.useRealTimers();
  }
});

test('a page that the server made in the minute before is taken over as it is', () => {
  const page = (
    <QueryClientProvider client={new QueryClient()}>
      <PrintHead>Sak 26-071318MED-TOSL</PrintHead>
    </QueryClientProvider>
  );
  const place = document.createElement('div');
  const faults: unknown[] = [];
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T23:10:59Z') });
  try {
    place.innerHTML = renderToString(page);
    vi.setSystemTime(new Date('2026-11-20T23:11:01Z'));
    let root!: Root;
    act(() => {
      root = hydrateRoot(place, page, { onRecoverableError: (error) => faults.push(error) });
    });
    expect(faults).toEqual([]);
    expect(place.textContent).toContain('Skrevet ut 21.11.2026 00:10');
    act(() => root.unmount());
  } finally {
    vi.useRealTimers();
  }
});

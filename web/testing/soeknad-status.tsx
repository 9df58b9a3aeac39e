import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { pressePaths } from '#contract/paths.ts';
import type { SoeknadStatus } from '#contract/soeknad-status.ts';
import { openApp } from './open-app.tsx';
import { refused } from './render.tsx';
import { minSoeknad, soeknadStatus } from './soeknad.ts';

/** The state of the server: how far the application has come, null when there is none (any more), and whether there is access. */
interface StatusServer {
  status: SoeknadStatus | null;
  hasAccess: boolean;
}
export const statusServer = (): StatusServer => ({ status: soeknadStatus(), hasAccess: false });

/** Opens the page of Nora's application. */
export function openStatus(server: StatusServer, answers: Record<string, unknown> = {}) {
  return openApp('/soeknad', {
    [pressePaths.soeknadInfo.path]: () => ({
      navn: 'NORA FJELLVANG',
      erGyldigBruker: server.hasAccess,
      brukerHarAktivSoeknad: server.status !== null,
    }),
    [pressePaths.brukerInfo.path]: () => ({
      erGyldigPressebruker: server.hasAccess,
      fornavn: 'Nora',
    }),
    [pressePaths.minSoeknad.path]: () => minSoeknad(),
    [pressePaths.minSoeknadStatus.path]: () => server.status ?? refused(404, 'not_found'),
    ...answers,
  });
}

/** Waits until the heading of this name is there and has focus. */
export async function focusedHeading(name: string): Promise<void> {
  const found = await screen.findByRole('heading', { name });
  await waitFor(() => expect(document.activeElement).toBe(found));
}

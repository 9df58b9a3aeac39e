import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import { adminPaths } from '#contract/admin/paths.ts';
import type { SoeknadDetaljer } from '#contract/admin/soeknader.ts';
import { noteServerTime } from '#web/api/client.ts';
import { openAdmin } from './open-admin.tsx';
import { SOEKNAD_ID, soeknadDetaljer } from './shown-soeknad-detaljer.ts';

export const PATHS = {
  soeknad: adminPaths.soeknad.href(SOEKNAD_ID),
  godkjenn: adminPaths.godkjenn.href(SOEKNAD_ID),
  spoerIgjen: adminPaths.spoerIgjen.href(SOEKNAD_ID),
  rett: adminPaths.rettKontaktperson.href(SOEKNAD_ID),
};
/** The server's clock: eleven days after the employer was asked. */
const NOW = new Date('2026-11-30T12:00:00+01:00');

export function openSoeknad(
  change: Partial<SoeknadDetaljer> = {},
  answers: Record<string, unknown> = {},
) {
  return openAdmin(`/admin/soeknader/${SOEKNAD_ID}`, {
    [PATHS.soeknad]: () => soeknadDetaljer(change),
    [adminPaths.soeknader.path]: {
      ...{ soeknader: [], totalt: 0 },
      antall: { klare: 0, venter: 0, paaVent: 0 },
    },
    ...answers,
  });
}
export const heading = () => screen.findByRole('heading', { level: 1, name: 'Nora Fjellvang' });
export const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

/** Sets both clocks, and gives what puts them back. */
export function atNow() {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  noteServerTime(NOW.toUTCString());
  return () => vi.useRealTimers();
}

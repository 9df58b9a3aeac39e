import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { useNavigate } from 'react-router';
import { vi } from 'vitest';
import { pressePaths } from '#contract/paths.ts';
import { ErrorBoundary } from '#web/layout/error-boundary.tsx';
import { AppRoutes } from '#web/app/router.tsx';
import { answerCalls, show } from './render.tsx';

const PRESS_USER = {
  [pressePaths.brukerInfo.path]: { erGyldigPressebruker: true, fornavn: 'Silje' },
  [pressePaths.soeknadInfo.path]: {
    navn: 'SILJE HAUGNES',
    erGyldigBruker: true,
    brukerHarAktivSoeknad: false,
  },
  [pressePaths.domstoler.path]: [
    { id: 'TOSL', navn: 'Oslo tingrett' },
    { id: 'TSOS', navn: 'Søndre Østfold tingrett' },
  ],
};

/** Opens an address of the app, as a press user unless the answers say otherwise. `back` is the browser's button. */
export function openApp(address: string, answers: Record<string, unknown> = {}) {
  answerCalls({ ...PRESS_USER, ...answers });
  let back = () => {};
  function Browser() {
    const navigate = useNavigate();
    back = () => void navigate(-1);
    return null;
  }
  const { unmount, client } = show(
    <ErrorBoundary>
      <Browser />
      <Suspense>
        <AppRoutes />
      </Suspense>
    </ErrorBoundary>,
    address,
  );
  return { user: userEvent.setup(), unmount, client, back: () => back() };
}

/** Records the addresses that the page would leave for, and stays. */
export function watchLeaving(href: string) {
  const assign = vi.fn();
  vi.stubGlobal('location', { href, pathname: new URL(href).pathname, assign });
  return assign;
}

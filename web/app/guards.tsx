import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { Navigate, Outlet } from 'react-router';
import { brukerInfoQuery } from '#web/api/bruker-info.ts';
import { soeknadInfoQuery } from '#web/api/soeknad-info.ts';

const SuspendertPage = lazy(() => import('./pages/suspendert-page.tsx'));

/**
 * A press page first asks who is there; whoever is no valid press user may only apply (SPEC §2), and whoever is
 * suspended is told so instead.
 */
export function PressebrukerOnly() {
  const { data } = useSuspenseQuery({ ...brukerInfoQuery(), retry: false });
  if (data.suspendert) return <SuspendertPage {...data.suspendert} />;
  return data.erGyldigPressebruker ? <Outlet /> : <Navigate to="/soeknad" replace />;
}

/** Whoever has access has nothing to apply for (SPEC §2, soeknad). */
export function ApplicantOnly() {
  const { data } = useSuspenseQuery({ ...soeknadInfoQuery(), retry: false });
  return data.erGyldigBruker ? <Navigate to="/" replace /> : <Outlet />;
}

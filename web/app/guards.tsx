import { useSuspenseQuery } from '@tanstack/react-query';
import { Navigate, Outlet } from 'react-router';
import { brukerInfoQuery } from '../api/bruker-info.ts';
import { soeknadInfoQuery } from '../api/soeknad-info.ts';

/** A press page first asks who is there; whoever is no valid press user may only apply (SPEC §2). */
export function PressebrukerOnly() {
  const { data } = useSuspenseQuery({ ...brukerInfoQuery(), retry: false });
  return data.erGyldigPressebruker ? <Outlet /> : <Navigate to="/soeknad" replace />;
}

/** Whoever has access has nothing to apply for (SPEC §2, soeknad). */
export function ApplicantOnly() {
  const { data } = useSuspenseQuery({ ...soeknadInfoQuery(), retry: false });
  return data.erGyldigBruker ? <Navigate to="/" replace /> : <Outlet />;
}

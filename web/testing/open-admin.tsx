import { Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { adminPaths } from '#contract/admin/paths.ts';
import { ErrorBoundary } from '#web/layout/error-boundary.tsx';
import { AppRoutes } from '#web/app/router.tsx';
import { answerCalls, show } from './render.tsx';

const ADMINISTRATOR = { [adminPaths.gyldigAdminbruker.path]: { navn: 'ASTRID DOMSLAND' } };

/** Opens an address of the app, as an administrator unless the answers say otherwise. */
export function openAdmin(address: string, answers: Record<string, unknown> = {}) {
  answerCalls({ ...ADMINISTRATOR, ...answers });
  let now = { address, back: () => {} };
  function Browser() {
    const { pathname, search } = useLocation();
    const navigate = useNavigate();
    now = { address: pathname + search, back: () => void navigate(-1) };
    return null;
  }
  const { unmount } = show(
    <ErrorBoundary>
      <Browser />
      <Suspense>
        <AppRoutes />
      </Suspense>
    </ErrorBoundary>,
    address,
  );
  return { unmount, address: () => now.address, back: () => now.back() };
}

import { useSuspenseQuery } from '@tanstack/react-query';
import { Outlet, Route, Routes } from 'react-router';
import { ErrorBoundary } from '#web/layout/error-boundary.tsx';
import { ErrorContent } from '#web/layout/error-page.tsx';
import { page } from '#web/ui/part.tsx';
import { adminbrukerQuery } from './api/adminbruker.ts';
import { AdminFrame, AdminLayout } from './layout/admin-layout.tsx';
import {
  NotAdminPage,
  NotFoundPage,
  SignedOutPage,
  SignInFailedPage,
  SignOutPage,
} from './other-pages.tsx';

const SoeknaderPage = page(() => import('./features/soeknader/soeknader-page.tsx'));
const BrukerePage = page(() => import('./features/brukere/brukere-page.tsx'));
const BrukerPage = page(() => import('./features/bruker/bruker-page.tsx'));
const SakerPage = page(() => import('./features/saker/saker-page.tsx'));
const BannerPage = page(() => import('./features/banner/banner-page.tsx'));
const SoeknadPage = page(() => import('./features/soeknad/soeknad-page.tsx'));
const RevisjonPage = page(() => import('./features/revisjon/revisjon-page.tsx'));
const DriftPage = page(() => import('./features/drift/drift-page.tsx'));

/** The administrators' routes, below /admin (docs/PRODUCT.md, "Pages"). */
export function Page() {
  return (
    <Routes>
      <Route element={<WithoutAdmin />}>
        <Route path="innlogging-feilet" element={<SignInFailedPage />} />
        <Route path="logg-ut" element={<SignOutPage />} />
        <Route path="logget-ut" element={<SignedOutPage />} />
      </Route>
      <Route element={<AdminOnly />}>
        <Route index element={<SoeknaderPage />} />
        <Route path="soeknader" element={<SoeknaderPage />} />
        <Route path="soeknader/:id" element={<SoeknadPage />} />
        <Route path="brukere" element={<BrukerePage />} />
        <Route path="brukere/:id" element={<BrukerPage />} />
        <Route path="saker" element={<SakerPage />} />
        <Route path="varsel" element={<BannerPage />} />
        <Route path="revisjon" element={<RevisjonPage />} />
        <Route path="drift" element={<DriftPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}

function WithoutAdmin() {
  return (
    <AdminFrame>
      <Outlet />
    </AdminFrame>
  );
}

/** Asks the server who is signed in before any page is shown; everybody but an administrator gets a refusal. */
function AdminOnly() {
  const { data } = useSuspenseQuery({ ...adminbrukerQuery(), retry: false });
  return data ? (
    <AdminLayout navn={data.navn}>
      <ErrorBoundary page={ErrorContent}>
        <Outlet />
      </ErrorBoundary>
    </AdminLayout>
  ) : (
    <NotAdminPage />
  );
}

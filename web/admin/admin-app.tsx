import { useSuspenseQuery } from '@tanstack/react-query';
import { Outlet, Route, Routes } from 'react-router';
import { adminAuthPaths } from '#contract/paths.ts';
import { SignInFailed } from '#web/features/innlogging/innlogging-feilet-page.tsx';
import { SignedOut } from '#web/features/innlogging/logget-ut-page.tsx';
import { SignOut } from '#web/features/innlogging/logg-ut-page.tsx';
import { ErrorBoundary } from '#web/layout/error-boundary.tsx';
import { ErrorContent } from '#web/layout/error-page.tsx';
import { page } from '#web/ui/part.tsx';
import { adminbrukerQuery } from './api/adminbruker.ts';
import { AdminLayout } from './layout/admin-layout.tsx';
import { NotAdminPage, NotFoundPage } from './other-pages.tsx';

const SoeknaderPage = page(() => import('./features/soeknader/soeknader-page.tsx'));
const BrukerePage = page(() => import('./features/brukere/brukere-page.tsx'));
const BrukerPage = page(() => import('./features/bruker/bruker-page.tsx'));
const RedaksjonerPage = page(() => import('./features/redaksjoner/redaksjoner-page.tsx'));
const RedaksjonPage = page(() => import('./features/redaksjon/redaksjon-page.tsx'));
const SakerPage = page(() => import('./features/saker/saker-page.tsx'));
const BannerPage = page(() => import('./features/banner/banner-page.tsx'));
const SoeknadPage = page(() => import('./features/soeknad/soeknad-page.tsx'));
const MalerPage = page(() => import('./features/maler/maler-page.tsx'));
const EpostmalPage = page(() => import('./features/maler/epostmal-page.tsx'));
const RevisjonPage = page(() => import('./features/revisjon/revisjon-page.tsx'));
const GjennomgangerPage = page(() => import('./features/revisjon/gjennomganger-page.tsx'));
const GjennomgangPage = page(() => import('./features/revisjon/gjennomgang-page.tsx'));
const DekningPage = page(() => import('./features/dekning/dekning-page.tsx'));
const DriftPage = page(() => import('./features/drift/drift-page.tsx'));
const StatistikkPage = page(() => import('./features/statistikk/statistikk-page.tsx'));
const LastOppPage = page(() => import('./features/last-opp/last-opp-page.tsx'));
const MineVarslerPage = page(() => import('./features/mine-varsler/mine-varsler-page.tsx'));

const SIGN_IN = { signIn: adminAuthPaths.signin.href(), home: '/admin' } as const;

/** The administrators' routes, below /admin (docs/PRODUCT.md, "Pages"). */
export function Page() {
  return (
    <Routes>
      <Route
        element={
          <AdminLayout navn={null}>
            <Outlet />
          </AdminLayout>
        }
      >
        <Route path="innlogging-feilet" element={<SignInFailed {...SIGN_IN} />} />
        <Route
          path="logg-ut"
          element={<SignOut side="admin" action={adminAuthPaths.signout.href()} />}
        />
        <Route path="logget-ut" element={<SignedOut {...SIGN_IN} />} />
      </Route>
      <Route element={<AdminOnly />}>
        <Route index element={<SoeknaderPage />} />
        <Route path="soeknader" element={<SoeknaderPage />} />
        <Route path="soeknader/:id" element={<SoeknadPage />} />
        <Route path="brukere" element={<BrukerePage />} />
        <Route path="brukere/:id" element={<BrukerPage />} />
        <Route path="redaksjoner" element={<RedaksjonerPage />} />
        <Route path="redaksjoner/:id" element={<RedaksjonPage />} />
        <Route path="saker" element={<SakerPage />} />
        <Route path="maler" element={<MalerPage />} />
        <Route path="maler/:mal" element={<EpostmalPage />} />
        <Route path="varsel" element={<BannerPage />} />
        <Route path="revisjon" element={<RevisjonPage />} />
        <Route path="revisjon/gjennomgang" element={<GjennomgangerPage />} />
        <Route path="revisjon/gjennomgang/:maaned" element={<GjennomgangPage />} />
        <Route path="dekning" element={<DekningPage />} />
        <Route path="drift" element={<DriftPage />} />
        <Route path="statistikk" element={<StatistikkPage />} />
        <Route path="drift/last-opp" element={<LastOppPage />} />
        <Route path="mine-varsler" element={<MineVarslerPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
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

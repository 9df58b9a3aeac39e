import { lazy, type ComponentType } from 'react';
import { Outlet, Route, Routes } from 'react-router';
import { AdminOnly } from './admin-only.tsx';
import { AdminFrame } from './layout/admin-layout.tsx';

const SoeknaderPage = page(() => import('./pages/soeknader-page.tsx'));
const BrukerePage = page(() => import('./pages/brukere-page.tsx'));
const BrukerPage = page(() => import('./pages/bruker-page.tsx'));
const VarselPage = page(() => import('./pages/varsel-page.tsx'));
const SoeknadPage = page(() => import('./pages/soeknad-page.tsx'));
const RevisjonPage = page(() => import('./pages/revisjon-page.tsx'));
const DriftPage = page(() => import('./pages/drift-page.tsx'));
const InnloggingFeiletPage = page(() => import('./pages/innlogging-feilet-page.tsx'));
const LoggUtPage = page(() => import('./pages/logg-ut-page.tsx'));
const NotFoundPage = page(() => import('./pages/not-found-page.tsx'));

/** The administrators' pages (SPEC §2, admin routes), below /admin. */
export function Page() {
  return (
    <Routes>
      <Route element={<WithoutAdmin />}>
        <Route path="innlogging-feilet" element={<InnloggingFeiletPage />} />
        <Route path="logg-ut" element={<LoggUtPage />} />
      </Route>
      <Route element={<AdminOnly />}>
        <Route index element={<SoeknaderPage />} />
        <Route path="soeknader" element={<SoeknaderPage />} />
        <Route path="soeknader/:id" element={<SoeknadPage />} />
        <Route path="brukere" element={<BrukerePage />} />
        <Route path="brukere/:id" element={<BrukerPage />} />
        <Route path="varsel" element={<VarselPage />} />
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

/** A page's module has the page as its component by the name `Page`. */
function page(load: () => Promise<{ Page: ComponentType }>) {
  return lazy(async () => ({ default: (await load()).Page }));
}

import { lazy, Suspense, type ComponentType } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router';
import { arbeidsgiverPaths } from '#contract/paths.ts';
import { Chrome, Layout } from '#web/features/layout/layout.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { ApplicantOnly, PressebrukerOnly } from './guards.tsx';
import { LoadingPage } from './pages/loading-page.tsx';

const loadSearchPage = () => import('./pages/search-page.tsx');
// The page that most come for is fetched while its first question is under way.
if (window.location.pathname === '/') void loadSearchPage();

const SearchPage = page(loadSearchPage);
const SakPage = page(() => import('./pages/sak-page.tsx'));
const ProfilPage = page(() => import('./pages/profil-page.tsx'));
const OmMegPage = page(() => import('./pages/om-meg-page.tsx'));
const MinArbeidsgiverPage = page(() => import('./pages/min-arbeidsgiver-page.tsx'));
const ArbeidsgiverPage = page(() => import('./pages/arbeidsgiver-page.tsx'));
const SoeknadPage = page(() => import('./pages/soeknad-page.tsx'));
const ReautentiserPage = page(() => import('./pages/reautentiser-page.tsx'));
const InnloggingFeiletPage = page(() => import('./pages/innlogging-feilet-page.tsx'));
const LoggUtPage = page(() => import('./pages/logg-ut-page.tsx'));
const NotFoundPage = page(() => import('./pages/not-found-page.tsx'));
const AdminApp = page(() => import('#web/admin/admin-app.tsx'));

export function Router() {
  return (
    <BrowserRouter>
      <ErrorBoundary>
        <Suspense fallback={<Loading />}>
          <AppRoutes />
        </Suspense>
      </ErrorBoundary>
    </BrowserRouter>
  );
}

/** The routes of SPEC §2: those of a valid press user, and the pages that need less. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<PressebrukerOnly />}>
        <Route element={<Layout hasUser />}>
          <Route path="/" element={<SearchPage />} />
          <Route path="/beramming/saksnummer/*" element={<SakPage />} />
          <Route path="/beramming/:sakId?" element={<SakPage />} />
        </Route>
        <Route element={<Layout hasUser width="narrow" />}>
          <Route path="/profil" element={<ProfilPage />} />
          <Route path="/reautentiser" element={<ReautentiserPage />} />
          <Route path="/profil/om-meg/rediger" element={<OmMegPage />} />
          <Route path="/profil/min-arbeidsgiver/rediger" element={<MinArbeidsgiverPage />} />
        </Route>
      </Route>
      <Route element={<ApplicantOnly />}>
        <Route element={<Layout hasUser width="narrow" />}>
          <Route path="/soeknad" element={<SoeknadPage />} />
        </Route>
      </Route>
      <Route path="/admin/*" element={<AdminApp />} />
      <Route element={<Layout width="narrow" />}>
        <Route path={arbeidsgiverPaths.side.path} element={<ArbeidsgiverPage />} />
        <Route path="/innlogging-feilet" element={<InnloggingFeiletPage />} />
        <Route path="/logg-ut" element={<LoggUtPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}

function Loading() {
  return (
    <Chrome>
      <LoadingPage />
    </Chrome>
  );
}

/** A page's module has the page as its component by the name `Page`. */
function page(load: () => Promise<{ Page: ComponentType }>) {
  return lazy(async () => ({ default: (await load()).Page }));
}

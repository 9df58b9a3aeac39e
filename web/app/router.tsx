import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense, type ComponentProps } from 'react';
import { Navigate, Outlet, Route, Routes } from 'react-router';
import { arbeidsgiverPaths, redaksjonPaths, varslingPaths } from '#contract/paths.ts';
import { brukerInfoQuery, soeknadInfoQuery } from '#web/api/bruker.ts';
import { Chrome } from '#web/layout/layout.tsx';
import { loadPart, page } from '#web/ui/part.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { ErrorBoundary } from '#web/layout/error-boundary.tsx';
import { ErrorContent } from '#web/layout/error-page.tsx';
import { retryContact } from './query-client.ts';
import styles from './router.module.css';
import { t } from './texts.ts';

const SearchPage = page(() => import('#web/features/search/search-page.tsx'));
const IDagPage = page(() => import('#web/features/i-dag/i-dag-page.tsx'));
const DagslistePage = page(() => import('#web/features/dagsliste/dagsliste-page.tsx'));
const FavoritterPage = page(() => import('#web/features/favoritter/favoritter-page.tsx'));
const DekningPage = page(() => import('#web/features/dekning/dekning-page.tsx'));
const VarslingPage = page(() => import('#web/features/dekning/varsling-page.tsx'));
const LagredeSoekPage = page(() => import('#web/features/search/saved/saved-page.tsx'));
const NoticesPage = page(() => import('#web/features/notices/notices-page.tsx'));
const NotaterPage = page(() => import('#web/features/notater/notater-page.tsx'));
const SakPage = page(() => import('#web/features/sak/sak-page.tsx'));
const ProfilPage = page(() => import('#web/features/profil/profil-page.tsx'));
const OmMegPage = page(() => import('#web/features/profil/om-meg-page.tsx'));
const MinArbeidsgiverPage = page(() => import('#web/features/profil/min-arbeidsgiver-page.tsx'));
const ArbeidsgiverPage = page(() => import('#web/features/arbeidsgiver/arbeidsgiver-page.tsx'));
const RedaksjonslistePage = page(
  () => import('#web/features/redaksjonsliste/redaksjonsliste-page.tsx'),
);
const StopPage = page(() => import('#web/features/notices/stop-page.tsx'));
const SoeknadPage = page(() => import('#web/features/soeknad/soeknad-page.tsx'));
const ReautentiserPage = page(() => import('#web/features/profil/reautentiser-page.tsx'));
const InnloggingFeiletPage = page(
  () => import('#web/features/innlogging/innlogging-feilet-page.tsx'),
);
const LoggUtPage = page(() => import('#web/features/innlogging/logg-ut-page.tsx'));
const LoggetUtPage = page(() => import('#web/features/innlogging/logget-ut-page.tsx'));
const NotFoundPage = page(() => import('#web/layout/not-found-page.tsx'));
const AdminApp = page(() => import('#web/admin/admin-app.tsx'));
const SuspendertPage = lazy(() => loadPart(() => import('./suspendert-page.tsx')));

/** All pages, in a router of the browser or of the server. */
export const Pages = () => (
  <ErrorBoundary>
    <Suspense fallback={<Loading />}>
      <AppRoutes />
    </Suspense>
  </ErrorBoundary>
);

/** Every page's address (docs/PRODUCT.md, "Pages"), and who may open it. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<PressebrukerOnly />}>
        <Route element={<Framed hasUser />}>
          <Route path="/" element={<SearchPage />} />
          <Route path="/i-dag" element={<IDagPage />} />
          <Route path="/dagsliste" element={<DagslistePage />} />
          <Route path="/favoritter" element={<FavoritterPage />} />
          <Route path="/notater" element={<NotaterPage />} />
          <Route path="/lagrede-sok" element={<LagredeSoekPage />} />
          <Route path="/nytt" element={<NoticesPage />} />
          <Route path="/dekning" element={<DekningPage />} />
          <Route path="/dekning/varsling" element={<VarslingPage />} />
          <Route path="/beramming/saksnummer/*" element={<SakPage />} />
          <Route path="/beramming/:sakId?" element={<SakPage />} />
        </Route>
        <Route element={<Framed hasUser width="narrow" />}>
          <Route path="/profil" element={<ProfilPage />} />
          <Route path="/reautentiser" element={<ReautentiserPage />} />
          <Route path="/profil/om-meg/rediger" element={<OmMegPage />} />
          <Route path="/profil/min-arbeidsgiver/rediger" element={<MinArbeidsgiverPage />} />
        </Route>
      </Route>
      <Route element={<ApplicantOnly />}>
        <Route element={<Framed hasUser width="narrow" />}>
          <Route path="/soeknad" element={<SoeknadPage />} />
        </Route>
      </Route>
      <Route path="/admin/*" element={<AdminApp />} />
      <Route element={<Framed width="narrow" />}>
        <Route path={arbeidsgiverPaths.side.path} element={<ArbeidsgiverPage />} />
        <Route path={redaksjonPaths.side.path} element={<RedaksjonslistePage />} />
        <Route path={varslingPaths.side.path} element={<StopPage />} />
        <Route path="/innlogging-feilet" element={<InnloggingFeiletPage />} />
        <Route path="/logg-ut" element={<LoggUtPage />} />
        <Route path="/logget-ut" element={<LoggetUtPage />} />
      </Route>
      <Route element={<Framed width="narrow" hasUser="perhaps" />}>
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}

/** Header, the page of the current route, footer. When a page fails, header and footer stay. */
function Framed(props: Omit<ComponentProps<typeof Chrome>, 'children'>) {
  return (
    <Chrome {...props}>
      <ErrorBoundary page={ErrorContent}>
        <Outlet />
      </ErrorBoundary>
    </Chrome>
  );
}

/**
 * For pages of press users. A suspended user is told until when and why; somebody without valid access is sent to
 * the application.
 */
function PressebrukerOnly() {
  const { data } = useSuspenseQuery({ ...brukerInfoQuery(), retry: retryContact });
  if (data.suspendert) return <SuspendertPage {...data.suspendert} />;
  return data.erGyldigPressebruker ? <Outlet /> : <Navigate to="/soeknad" replace />;
}

/** For the application: a user with valid access is sent to the search page, a suspended one is told so. */
function ApplicantOnly() {
  const { data } = useSuspenseQuery({ ...soeknadInfoQuery(), retry: retryContact });
  if (data.suspendert) return <SuspendertPage {...data.suspendert} />;
  return data.erGyldigBruker ? <Navigate to="/" replace /> : <Outlet />;
}

/** Until the first answer. The style sheet delays it, so that a quick answer shows no spinner. */
function Loading() {
  return (
    <Chrome>
      <main className={styles.wait}>
        <Spinner label={t.loading} />
      </main>
    </Chrome>
  );
}

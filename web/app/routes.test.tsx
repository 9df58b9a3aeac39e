import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { pressePaths } from '#contract/paths.ts';
import { watchLeaving } from '#web/testing/open-app.tsx';
import { answerCalls, show } from '#web/testing/render.tsx';
import { soeknadStatus } from '#web/testing/soeknad.ts';
import { ErrorBoundary } from '#web/layout/error-boundary.tsx';
import { AppRoutes } from './router.tsx';

const person = (erGyldig: boolean, brukerHarAktivSoeknad = false) => ({
  [pressePaths.brukerInfo.path]: { erGyldigPressebruker: erGyldig, fornavn: 'Nora' },
  [pressePaths.soeknadInfo.path]: {
    navn: 'Nora Fjellvang',
    erGyldigBruker: erGyldig,
    brukerHarAktivSoeknad,
  },
});

function open(address: string, answers: Record<string, unknown>) {
  answerCalls(answers);
  show(
    <ErrorBoundary>
      <Suspense>
        <AppRoutes />
      </Suspense>
    </ErrorBoundary>,
    address,
  );
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test.each([
  '/',
  '/beramming/123',
  '/beramming/saksnummer/25-1MED-TSOS/TSAR',
  '/profil',
  '/profil/om-meg/rediger',
  '/profil/min-arbeidsgiver/rediger',
  '/reautentiser',
])('a person without valid access is led from %s to /soeknad', async (address) => {
  open(address, person(false));
  await heading('Søknad om tilgang');
});

test('a person with an active application is told that it has been received', async () => {
  open('/soeknad', {
    ...person(false, true),
    [pressePaths.minSoeknadStatus.path]: soeknadStatus(),
  });
  await screen.findByRole('heading', { name: 'Søknaden din er mottatt' });
});

test('a valid press user is led from /soeknad to the search page', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  open('/soeknad', person(true));
  await heading('Søk');
});

test('an unknown address shows the text of a 404', async () => {
  open('/finnes-ikke', person(true));
  await heading('En feil har oppstått');
  expect(screen.getByText('Siden finnes ikke.')).toBeTruthy();
});

test('when reading the user fails, the error page says why', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  open('/', {});
  await heading('En feil har oppstått');
  vi.restoreAllMocks();
});

test('a case page without an id says that there is no case', async () => {
  open('/beramming', person(true));
  await screen.findByText('Kunne ikke finne saksdetaljer');
});

test('pages that need no access read nothing', async () => {
  open('/innlogging-feilet', {});
  await heading('Kunne ikke autentisere brukeren.');
  expect(fetch).not.toHaveBeenCalled();
});

test('a sign-in at too low a level says what to do', async () => {
  open('/innlogging-feilet?aarsak=nivaa', {});
  await heading('Kunne ikke autentisere brukeren.');
  screen.getByText(/ikke høyt nok sikkerhetsnivå/);
});

const SUSPENDED = { til: '2026-12-01', begrunnelse: 'Delte saksdokumenter.\n<b>To ganger.</b>' };
const suspended = () => ({
  [pressePaths.brukerInfo.path]: {
    erGyldigPressebruker: false,
    fornavn: 'Nora',
    suspendert: SUSPENDED,
  },
  [pressePaths.soeknadInfo.path]: {
    navn: 'NORA FJELLVANG',
    erGyldigBruker: false,
    brukerHarAktivSoeknad: false,
    suspendert: SUSPENDED,
  },
});

test.each([
  '/',
  '/beramming/123',
  '/profil',
  '/profil/om-meg/rediger',
  '/reautentiser',
  '/soeknad',
])(
  'a suspended user is told at %s until when and why, and nothing else is read',
  async (address) => {
    open(address, suspended());
    await heading('Tilgangen din er suspendert');
    screen.getByText('01.12.2026');
    // The administrator's text is never markup.
    screen.getByText(/<b>To ganger\.<\/b>/);
    const out = screen.getByRole('link', { name: 'Logg ut' });
    expect(out.getAttribute('href')).toBe('/logg-ut');
    await screen.findByText('Nora Fjellvang');
    expect(screen.queryByRole('link', { name: 'Nora Fjellvang' })).toBeNull();
    const asked = vi.mocked(fetch).mock.calls.map(([url]) => url as string);
    const own: string[] = [pressePaths.brukerInfo.path, pressePaths.soeknadInfo.path];
    expect(asked.filter((path) => !own.includes(path))).toEqual([]);
  },
);

test('a suspended user can end the profile, and is then signed out', async () => {
  const assign = watchLeaving('http://localhost/');
  open('/', { ...suspended(), [pressePaths.slettProfil.path]: null });
  await userEvent.click(await screen.findByRole('button', { name: 'Avslutt din profil' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Avslutt' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/logg-ut'));
  expect(fetch).toHaveBeenCalledWith(
    pressePaths.slettProfil.path,
    expect.objectContaining({ method: 'DELETE' }),
  );
});

import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { pressePaths } from '#contract/paths.ts';
import { openApp, watchLeaving } from '#web/testing/open-app.tsx';
import { done, refused, sentTo } from '#web/testing/render.tsx';
import { APPLICATION } from '#web/testing/soeknad.ts';

const { brukerInfo, soeknadInfo, reautentisering, oppdaterProfil } = pressePaths;

let hasAccess = false;
beforeEach(() => {
  hasAccess = false;
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});

const stored = (change: object = {}) => ({
  ...APPLICATION,
  fornavn: 'NORA',
  etternavn: 'FJELLVANG',
  harGyldigTilgang: hasAccess,
  ...change,
});

function open(answers: Record<string, unknown> = {}) {
  return openApp('/reautentiser', {
    [reautentisering.path]: () => stored(),
    [oppdaterProfil.path]: () => {
      hasAccess = true;
      return done();
    },
    ...answers,
  }).user;
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const press = async (user: ReturnType<typeof open>, name: string) =>
  user.click(await screen.findByRole('button', { name }));

test('shows why it is due, the name, and all that is stored', async () => {
  open();
  await heading('Oppdater informasjon');
  screen.getByText(
    'For å sørge for at vi har riktig informasjon om brukerne våre ber vi om en årlig oppdatering.',
  );
  const about = within(screen.getByRole('region', { name: 'Om deg' }));
  about.getByText('Nora Fjellvang');
  expect((await field('Telefon')).value).toBe('922 41 080');
  expect((await field('E-post kontaktperson')).value).toBe('trond@fjordavisa.example');
  const ticked = screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked);
  expect(ticked).toEqual([true, true, true]);
  await screen.findByRole('button', { name: /Oslo tingrett/ });
});

test('can be sent unchanged, and leads to the search page, which says so', async () => {
  const user = open();
  await press(user, 'Send inn');
  await heading('Søk');
  await screen.findByText('Profilen ble oppdatert.');
  expect(sentTo(oppdaterProfil.path)).toEqual([APPLICATION]);
});

test('an update that another tab has sent leads there too', async () => {
  const user = open({ [oppdaterProfil.path]: () => refused(409, 'has_access') });
  await press(user, 'Send inn');
  await heading('Søk');
});

test('shows an error of the server at its field', async () => {
  const errors = { foretrukketDomstol: ['Velg en domstol fra listen.'] };
  const user = open({ [oppdaterProfil.path]: () => refused(400, 'validation', { errors }) });
  await press(user, 'Send inn');
  await user.click(await screen.findByRole('link', { name: 'Velg en domstol fra listen.' }));
  expect(document.activeElement?.id).toBe('skjema-foretrukketDomstolId');
});

test('is not sent without both consents', async () => {
  const user = open({ [reautentisering.path]: stored({ akseptertVaerVarsomPlakaten: false }) });
  await press(user, 'Send inn');
  await screen.findByRole('link', { name: 'Vær varsom plakaten må aksepteres' });
  expect(sentTo(oppdaterProfil.path)).toEqual([]);
});

test('without the population register the form works, and says what is missing', async () => {
  const user = open({ [reautentisering.path]: stored({ fornavn: null, etternavn: null }) });
  await screen.findByRole('heading', { name: 'Kunne ikke hente informasjon fra Folkeregisteret.' });
  await user.type(await field('Stilling'), '!');
  expect(window.sessionStorage).toHaveLength(0);
  await press(user, 'Send inn');
  await heading('Søk');
});

test('Avslutt konto asks for confirmation, and Avbryt changes nothing', async () => {
  const user = open();
  await user.type(await field('Stilling'), '!');
  await press(user, 'Avslutt konto');
  const dialog = within(await screen.findByRole('dialog', { name: 'Avslutt din profil' }));
  await user.click(dialog.getByRole('button', { name: 'Avbryt' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await field('Stilling')).value).toBe('Journalist!');
  expect(screen.getByRole('button', { name: 'Avslutt konto' })).toBe(document.activeElement);
});

test('a user with valid access is sent to the search page', async () => {
  hasAccess = true;
  open();
  await heading('Søk');
});

test('a person who is not a press user is sent to the application', async () => {
  open({
    [brukerInfo.path]: { erGyldigPressebruker: false, fornavn: 'Nora' },
    [soeknadInfo.path]: {
      navn: 'Nora Fjellvang',
      erGyldigBruker: false,
      brukerHarAktivSoeknad: false,
    },
  });
  await heading('Søknad om tilgang');
  expect(vi.mocked(fetch).mock.calls.map(([address]) => address)).not.toContain(
    reautentisering.path,
  );
});

test('a refused read is shown, and does not reload the page for ever', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const assign = watchLeaving('https://presse.example/reautentiser');
  open({ [reautentisering.path]: () => refused(403, 'no_access') });
  await heading('En feil har oppstått');
  screen.getByText('Avvist: no_access');
  expect(assign).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

import type { Page } from 'playwright';
import { adminPaths } from '#contract/admin/paths.ts';
import type { Varsel } from '#contract/admin/varsler.ts';
import { pressePaths } from '#contract/paths.ts';
import { FAILS, NEVER } from './fake-api.ts';
import type { PageState } from './state.ts';

const { varsler, gyldigAdminbruker } = adminPaths;
const ONE = adminPaths.varsel.href('1');
const STOP = adminPaths.stoppVarsel.href('1');
const banner = (more: Partial<Varsel> = {}): Varsel => ({
  id: 1,
  message:
    'Søket oppdateres søndag 22. november kl. 06:00–08:00. I denne perioden kan treff mangle.',
  purpose: 'warning',
  start: '2026-11-20T07:30:00+01:00',
  slutt: '2026-11-23T12:00:00+01:00',
  til: 'journalister',
  versjon: 1,
  endret: { av: 'Torbjørn Lysvåg', tidspunkt: '2026-11-20T08:09:00+01:00' },
  ...more,
});
const PLANNED = banner({
  ...{ id: 2, message: 'Planlagt vedlikehold onsdag kl. 22–23.', purpose: 'info', til: 'alle' },
  ...{ start: '2026-11-24T08:00:00+01:00', slutt: '2026-11-25T23:00:00+01:00' },
});
const APPLICANTS = banner({
  ...{ id: 3, message: 'Søknader behandles ikke i romjulen.', purpose: 'info', til: 'soekere' },
  ...{ start: '2026-12-18T00:00:00+01:00', slutt: null },
});
const OVER = banner({
  ...{ id: 4, message: 'Langtordutenmellomrom'.repeat(23), purpose: 'danger' },
  ...{ start: null, slutt: '2026-11-19T12:00:00+01:00' },
});
const list = (...all: readonly Varsel[]) => ({ [varsler.path]: { varsler: all } });
const ALL = list(banner(), PLANNED, APPLICANTS, OVER);
const text = (shown: string) => (page: Page) => page.getByText(shown).first().waitFor();
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first().click();
const state = (
  name: string,
  answers: PageState['answers'] & object,
  ready: PageState['ready'],
): PageState => ({ name: `banner, ${name}`, path: '/admin/varsel', answers, ready });

/** The editor of banners. */
export const ADMIN_VARSEL_STATES: readonly PageState[] = [
  state('none yet', list(), text('Vises ikke: meldingen er tom.')),
  state('several', ALL, text('1 vises nå, 2 er planlagt.')),
  state('those that are over', ALL, async (page) => {
    await page.getByText('Utløpt (1)').click();
    await page.getByRole('table', { name: 'Utløpt (1)' }).waitFor();
  }),
  state('a planned one', ALL, async (page) => {
    await press(page, /Endre varselet «Planlagt/);
    await page.getByText('Slik ser det ut 24.11.2026 08:00').waitFor();
  }),
  state('without an end', list(APPLICANTS), text('Slik ser det ut 18.12.2026 00:00')),
  state('passed, and long', list(OVER), async (page) => {
    await page.getByText('Utløpt (1)').click();
    await press(page, /Endre varselet «Langt/);
    await page.getByText('Vises ikke: sluttdatoen er passert.').waitFor();
  }),
  state(
    'stopped',
    { ...list(banner()), [STOP]: { varsler: [banner({ slutt: OVER.slutt })] } },
    async (page) => {
      await press(page, 'Stopp nå');
      await page.getByText('Varselet er stoppet.').waitFor();
    },
  ),
  state('not valid', list(), async (page) => {
    await press(page, 'Lagre');
    await page.getByText('Følgende feil må rettes opp før innsending:').waitFor();
  }),
  state('not saved', { ...list(banner()), [ONE]: FAILS }, async (page) => {
    await press(page, 'Oppdater');
    await page.getByText('Noe uventet gikk galt.').waitFor();
  }),
  state('somebody else was first', list(banner()), async (page) => {
    await page.getByLabel('Melding').fill('Mitt varsel');
    await page.getByLabel('Inntil videre').check();
    const answer = list(banner({ message: 'Den andres.', versjon: 2 }));
    await page.route(`**${varsler.path}`, (route) => route.fulfill({ json: answer[varsler.path] }));
    await page.route(`**${ONE}`, (route) =>
      route.fulfill({ status: 409, json: { id: 'varsel_changed', message: 'Endret.' } }),
    );
    await press(page, 'Oppdater');
    await page.getByRole('heading', { name: 'Nå står det:' }).waitFor();
  }),
  state('under way', { [varsler.path]: NEVER }, text('Henter varslene')),
  state('failed', { [varsler.path]: FAILS }, text('Noe uventet gikk galt.')),
];

const shown = ({ id, versjon, message, purpose, slutt }: Varsel) => ({
  ...{ id, versjon, message, purpose, slutt },
});
const vises = [shown(banner({ purpose: 'danger' })), shown(PLANNED)];

/** What those see whom banners are for. */
export const SHOWN_VARSEL_STATES: readonly PageState[] = [
  {
    name: 'search, with several banners',
    path: '/',
    answers: { [pressePaths.varsel.path]: { content: null, varsler: { vises, neste: null } } },
    ready: text('Planlagt vedlikehold onsdag'),
  },
  {
    name: 'applying, with a banner',
    path: '/soeknad',
    answers: {
      [pressePaths.brukerInfo.path]: { erGyldigPressebruker: false, fornavn: 'Silje' },
      [pressePaths.soeknadInfo.path]: {
        ...{ navn: 'SILJE HAUGNES', erGyldigBruker: false, brukerHarAktivSoeknad: false },
        varsler: { vises: [shown(APPLICANTS)], neste: null },
      },
    },
    ready: text('Søknader behandles ikke i romjulen.'),
  },
  {
    name: 'administration, with a banner',
    path: '/admin/varsel',
    answers: {
      ...ALL,
      [gyldigAdminbruker.path]: {
        ...{ navn: 'Astrid Domsland', varsler: { vises, neste: null } },
      },
    },
    ready: text('Søket oppdateres søndag'),
  },
  {
    name: 'administration, with its menu open',
    path: '/admin/varsel',
    answers: ALL,
    ready: async (page) => {
      await press(page, 'Meny');
      await page.getByRole('link', { name: 'Logg ut' }).waitFor();
    },
  },
];

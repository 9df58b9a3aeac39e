import type { Page } from 'playwright';
import { pressePaths } from '#contract/paths.ts';
import { FAILS, NEVER } from './fake-api.ts';
import type { PageState } from './state.ts';
import { ADMIN_BRUKERE_STATES } from './states-admin-brukere.ts';
import { ADMIN_VARSEL_STATES } from './states-admin-varsel.ts';
import { ADMIN_DRIFT_STATES } from './states-admin-drift.ts';
import { ADMIN_REVISJON_STATES } from './states-admin-revisjon.ts';
import { ADMIN_SOEKNADER_STATES } from './states-admin-soeknader.ts';
import { PROFIL_STATES } from './states-profil.ts';
import { ADMIN_SAKER_STATES } from './states-admin-saker.ts';
import { SKJULT_STATES } from './states-skjult.ts';
import { SEARCH_STATES } from './states-search.ts';
import { SOEKNAD_STATES } from './states-soeknad.ts';
import { manyHits, shownDetails } from '#tests/support/shown/cases.ts';

const SEARCH = '/?domstolid=alle&fraDato=2026-11-02&tilDato=2026-12-21';
const { berammingsliste, favoritter } = pressePaths;
const text = (shown: string) => (page: Page) => page.getByText(shown).first().waitFor();
const rows = (page: Page) => page.getByRole('table', { name: /^Antall treff/ }).waitFor();

/** Every state of every page. */
export const PAGE_STATES: readonly PageState[] = [
  { name: 'search', path: SEARCH, ready: rows },
  {
    name: 'search, advanced',
    path: `${SEARCH}&isAdvancedSearch=true`,
    ready: async (page) => {
      await rows(page);
      await page.getByLabel('Saken gjelder').waitFor();
    },
  },
  {
    name: 'search, under way',
    path: SEARCH,
    answers: { [berammingsliste.path]: NEVER },
    ready: (page) => page.getByRole('heading', { name: 'Søker …' }).waitFor(),
  },
  {
    name: 'search, empty',
    path: SEARCH,
    answers: { [berammingsliste.path]: manyHits(0), [favoritter.path]: [] },
    ready: text('Vi fant ingen treff på søket ditt. Prøv gjerne andre søkeord.'),
  },
  {
    name: 'search, failed',
    path: SEARCH,
    answers: { [berammingsliste.path]: FAILS },
    ready: text('En feil har oppstått ved søk i berammingslistene.'),
  },
  {
    name: 'search, not valid',
    path: SEARCH,
    ready: async (page) => {
      await rows(page);
      const day = page.getByRole('group', { name: 'Fra dato' }).getByRole('spinbutton').first();
      await day.focus();
      await page.keyboard.press('Backspace');
      await page.keyboard.press('Backspace');
      await page.getByRole('button', { name: 'Søk', exact: true }).click();
      await page.getByText('Fra dato er påkrevd.').first().waitFor();
    },
  },
  {
    name: 'search, calendar open',
    path: SEARCH,
    ready: async (page) => {
      await rows(page);
      await page.getByRole('group', { name: 'Fra dato' }).getByRole('button').click();
      await page.getByRole('grid').waitFor();
    },
  },
  {
    name: 'search, courts open',
    path: SEARCH,
    ready: async (page) => {
      await rows(page);
      await page.getByRole('button', { name: /Alle domstoler/ }).click();
      await page.getByRole('listbox').waitFor();
    },
  },
  {
    name: 'search, star refused',
    path: SEARCH,
    answers: { '/api/presse/legg-til-favoritt': FAILS, '/api/presse/slett-favoritt': FAILS },
    ready: async (page) => {
      await rows(page);
      await page
        .getByRole('button', { name: /^Legg til som favoritt/ })
        .first()
        .click();
      await page.getByText('Uventet feil: Sak kunne ikke fjernes fra favoritt').waitFor();
    },
  },
  { name: 'case', path: '/beramming/S1', ready: text('Dager avsatt i retten') },
  {
    name: 'case, parties open',
    path: '/beramming/S1',
    ready: async (page) => {
      await page.getByRole('button', { name: 'Vis alle parter' }).click();
      await page.getByRole('dialog', { name: 'Parter' }).waitFor();
    },
  },
  {
    name: 'case without hearings',
    path: '/beramming/saksnummer/26-150733MED-TROG/TLIL',
    answers: {
      '/api/presse/saksdetaljer': shownDetails({
        møteliste: [],
        startdato: null,
        sluttdato: null,
        parter: null,
        parterStatus: 3,
        erHentetFraSakApi: true,
        beskrivelse: 'Ikke berammet. Saken er hentet fra domstolens saksregister.',
      }),
    },
    ready: text('Saken har ingen rettsmøter'),
  },
  {
    name: 'case, failed',
    path: '/beramming/S1',
    answers: { '/api/presse/saksdetaljer': FAILS },
    ready: text('Kunne ikke hente berammingsdetaljer'),
  },
  { name: 'case, no id', path: '/beramming', ready: text('Kunne ikke finne saksdetaljer') },
  { name: 'unknown page', path: '/finnes/ikke', ready: text('Siden finnes ikke.') },
  {
    name: 'sign-in failed',
    path: '/innlogging-feilet',
    ready: text('Kunne ikke autentisere brukeren.'),
  },
  ...SEARCH_STATES,
  ...SOEKNAD_STATES,
  ...PROFIL_STATES,
  ...ADMIN_BRUKERE_STATES,
  ...ADMIN_VARSEL_STATES,
  ...ADMIN_SOEKNADER_STATES,
  ...SKJULT_STATES,
  ...ADMIN_SAKER_STATES,
  ...ADMIN_REVISJON_STATES,
  ...ADMIN_DRIFT_STATES,
];

import type { Page } from 'playwright';
import { pressePaths } from '#contract/paths.ts';
import { FAILS, NEVER } from './fake-api.ts';
import type { PageState } from './state.ts';
import { ADMIN_BRUKERE_STATES } from './states-admin-brukere.ts';
import { ADMIN_VARSEL_STATES, SHOWN_VARSEL_STATES } from './states-admin-banner.ts';
import { ADMIN_DRIFT_STATES } from './states-admin-drift.ts';
import { ADMIN_LAST_OPP_STATES } from './states-admin-last-opp.ts';
import { ADMIN_MALER_STATES } from './states-admin-maler.ts';
import { ADMIN_REDAKSJONER_STATES } from './states-admin-redaksjoner.ts';
import { ADMIN_GJENNOMGANG_STATES } from './states-admin-gjennomgang.ts';
import { ADMIN_REVISJON_STATES } from './states-admin-revisjon.ts';
import { ADMIN_STATISTIKK_STATES } from './states-admin-statistikk.ts';
import { ADMIN_VARSLER_STATES } from './states-admin-varsler.ts';
import { ADMIN_SOEKNADER_STATES } from './states-admin-soeknader.ts';
import { DEKNING_STATES, KUNNGJORT_STATES } from './states-dekning.ts';
import { I_DAG_STATES } from './states-i-dag.ts';
import { DAGSLISTE_STATES } from './states-dagsliste.ts';
import { ABONNEMENT_STATES } from './states-abonnement.ts';
import { DAGORD_STATES } from './states-dagord.ts';
import { EKSPORT_STATES } from './states-eksport.ts';
import { KLAGE_STATES } from './states-klage.ts';
import { KOLONNER_STATES } from './states-kolonner.ts';
import { FAVORITTER_STATES } from './states-favoritter.ts';
import { LAGREDE_SOEK_STATES } from './states-lagrede-soek.ts';
import { NESTEN_STATES } from './states-nesten.ts';
import { NYTT_STATES } from './states-notices.ts';
import { NOEKLER_STATES } from './states-noekler.ts';
import { NOTATER_STATES } from './states-notater.ts';
import { PROFIL_STATES } from './states-profil.ts';
import { ADMIN_SAKER_STATES } from './states-admin-saker.ts';
import { REDAKSJON_LIV_STATES } from './states-redaksjon-liv.ts';
import { SAK_STATES } from './states-sak.ts';
import { SKJULT_STATES } from './states-skjult.ts';
import { SEARCH_STATES } from './states-search.ts';
import { VARSLING_STATES } from './states-notice-choices.ts';
import { SOEKNAD_STATES } from './states-soeknad.ts';
import { manyHits } from '#tests/support/shown/cases.ts';

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
  { name: 'unknown page', path: '/finnes/ikke', ready: text('Siden finnes ikke.') },
  {
    name: 'sign-in failed',
    path: '/innlogging-feilet',
    ready: text('Kunne ikke autentisere brukeren.'),
  },
  ...SAK_STATES,
  ...SEARCH_STATES,
  ...NESTEN_STATES,
  ...DAGORD_STATES,
  ...ABONNEMENT_STATES,
  ...EKSPORT_STATES,
  ...KOLONNER_STATES,
  ...I_DAG_STATES,
  ...DAGSLISTE_STATES,
  ...FAVORITTER_STATES,
  ...NOEKLER_STATES,
  ...NOTATER_STATES,
  ...LAGREDE_SOEK_STATES,
  ...VARSLING_STATES,
  ...NYTT_STATES,
  ...DEKNING_STATES,
  ...KUNNGJORT_STATES,
  ...SOEKNAD_STATES,
  ...KLAGE_STATES,
  ...PROFIL_STATES,
  ...REDAKSJON_LIV_STATES,
  ...ADMIN_BRUKERE_STATES,
  ...ADMIN_REDAKSJONER_STATES,
  ...ADMIN_VARSEL_STATES,
  ...ADMIN_MALER_STATES,
  ...SHOWN_VARSEL_STATES,
  ...ADMIN_SOEKNADER_STATES,
  ...SKJULT_STATES,
  ...ADMIN_SAKER_STATES,
  ...ADMIN_REVISJON_STATES,
  ...ADMIN_GJENNOMGANG_STATES,
  ...ADMIN_DRIFT_STATES,
  ...ADMIN_STATISTIKK_STATES,
  ...ADMIN_LAST_OPP_STATES,
  ...ADMIN_VARSLER_STATES,
];

/** The first of the states of each kind of page: what its name says before the comma. */
export function firstOfKind(states: readonly PageState[]): readonly PageState[] {
  const kinds = states.map(({ name }) => name.split(',')[0]);
  return states.filter((_, at) => kinds.indexOf(kinds[at]) === at);
}

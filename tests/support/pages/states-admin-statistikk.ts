import type { Page } from 'playwright';
import { adminPaths } from '#contract/admin/paths.ts';
import { shownStatistikk } from '#tests/support/shown/statistikk.ts';
import { FAILS, NEVER } from './fake-api.ts';
import type { PageState } from './state.ts';

const ADDRESS = '/admin/statistikk?fra=2026-06-01&til=2026-11-20';
const text = (shown: string) => (page: Page) => page.getByText(shown).first().waitFor();
const state = (
  name: string,
  answer: unknown,
  ready: PageState['ready'],
  path = ADDRESS,
): PageState => ({
  name: `statistics, ${name}`,
  path,
  answers: { [adminPaths.statistikk.path]: answer },
  ready,
});
/** Two and a half years, which are wider than their place. */
const long = <M extends { readonly maaned: string }>(months: readonly M[]): M[] =>
  Array.from({ length: 30 }, (_, nr) => ({
    ...months[nr % months.length]!,
    maaned: `${2024 + Math.floor((nr + 5) / 12)}-${String(((nr + 5) % 12) + 1).padStart(2, '0')}`,
  }));

/** The statistics of administrators. */
export const ADMIN_STATISTIKK_STATES: readonly PageState[] = [
  state('as pictures', shownStatistikk, text('Brukere etter redaksjon')),
  state('as tables', shownStatistikk, async (page) => {
    await page.getByText('Tabell', { exact: true }).click();
    await page.getByRole('table', { name: 'Søk per dag' }).waitFor();
  }),
  state(
    'of years',
    {
      ...shownStatistikk,
      soeknader: long(shownStatistikk.soeknader),
      tid: long(shownStatistikk.tid),
      soek: long(shownStatistikk.soek),
      varsler: long(shownStatistikk.varsler),
    },
    text('Brukere etter redaksjon'),
    '/admin/statistikk?fra=2024-06-01&til=2026-11-20',
  ),
  state(
    'of an empty service',
    {
      ...shownStatistikk,
      ...{ redaksjoner: [], andre: null, eldsteVenter: null, soekSomVarsler: 0 },
      soeknader: shownStatistikk.soeknader.map(({ maaned }) => ({
        maaned,
        antall: { godkjent: 0, ikkeGodkjent: 0, ikkeAvgjort: 0, trukket: 0 },
      })),
      tid: shownStatistikk.tid.map(({ maaned }) => ({ maaned, avgjort: 0, dager: null })),
      soek: shownStatistikk.soek.map(({ maaned }) => ({ maaned, antall: 0, perDag: 0 })),
      varsler: shownStatistikk.varsler.map(({ maaned }) => ({
        maaned,
        meldt: 0,
        epost: 0,
        stoppet: 0,
      })),
    },
    text('Ingen søknader venter nå.'),
  ),
  state('with how it is counted', shownStatistikk, async (page) => {
    await page.getByText('Slik teller vi').click();
    await page.getByText('Brukere er de som har tilgang nå.', { exact: false }).waitFor();
  }),
  state('a period that ends before it begins', shownStatistikk, async (page) => {
    await page.getByText('Brukere etter redaksjon').waitFor();
    await page.getByRole('group', { name: /^Til/ }).getByRole('spinbutton').first().click();
    await page.keyboard.type('20012026');
    await page.getByRole('button', { name: 'Vis', exact: true }).click();
    await page.getByText('Til-datoen kan ikke være før').waitFor();
  }),
  state('failed', FAILS, text('Kunne ikke hente statistikken')),
  state('under way', NEVER, text('Henter statistikken')),
];

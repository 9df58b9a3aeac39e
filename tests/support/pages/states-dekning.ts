import type { Page } from 'playwright';
import { adminPaths } from '#contract/admin/paths.ts';
import { pressePaths } from '#contract/paths.ts';
import { shownDekningVarsling } from '#tests/support/shown/dekning-varsling.ts';
import { shownCourt, shownDekning } from '#tests/support/shown/dekning.ts';
import { FAILS, NEVER } from './fake-api.ts';
import type { PageState } from './state.ts';

const { path } = pressePaths.dekning;
const text = (shown: string) => (page: Page) => page.getByText(shown).first().waitFor();
const table = (page: Page) => page.getByRole('table', { name: /domstoler$/ }).waitFor();
const state = (
  name: string,
  answer: unknown,
  ready: PageState['ready'],
  query = '',
): PageState => ({
  name: `coverage, ${name}`,
  path: `/dekning${query}`,
  answers: { [path]: answer },
  ready,
});

/** What the courts have delivered. */
export const DEKNING_STATES: readonly PageState[] = [
  state('one court late', shownDekning, table),
  state('as numbers', shownDekning, table, '?vis=tabell'),
  state('older gaps open', shownDekning, async (page) => {
    await page.getByText('og 2 til').click();
    await page.getByText('07.09.2026').waitFor();
  }),
  state(
    'several courts late',
    {
      ...shownDekning,
      domstoler: shownDekning.domstoler.map((one) => ({ ...one, erForsinket: true })),
    },
    text('3 domstoler er forsinket.'),
  ),
  state('none late', { ...shownDekning, domstoler: [shownCourt()] }, text('1 domstol')),
  state('without courts', { ...shownDekning, domstoler: [] }, text('Ingen tall ennå.')),
  state('failed', FAILS, text('Kunne ikke hente dekningen')),
  state('under way', NEVER, (page) =>
    page.getByText('Henter dekningen').waitFor({ state: 'attached' }),
  ),
];

const varsling = (
  name: string,
  answer: unknown,
  ready: PageState['ready'],
  query = '',
): PageState => ({
  name: `how courts announce, ${name}`,
  path: `/dekning/varsling${query}`,
  answers: { [pressePaths.dekningVarsling.path]: answer },
  ready,
});
const month = (page: Page) => page.getByRole('table', { name: /^Varsling i/ }).waitFor();

/** How well they announce their hearings. */
export const KUNNGJORT_STATES: readonly PageState[] = [
  varsling('as a picture', shownDekningVarsling, month),
  varsling('as numbers', shownDekningVarsling, month, '?vis=tabell'),
  varsling('how it is counted', shownDekningVarsling, async (page) => {
    await page.getByText('Slik regner vi').click();
    await page.getByText('Andelene er hele prosent', { exact: false }).waitFor();
  }),
  varsling(
    'before the first month',
    { maaneder: [], maaned: null, aapner: null, erAapen: false, domstoler: [] },
    text('Ingen tall ennå.'),
  ),
  varsling('failed', FAILS, text('Kunne ikke hente tallene')),
  varsling('under way', NEVER, (page) =>
    page.getByText('Henter tallene').waitFor({ state: 'attached' }),
  ),
  {
    name: 'how courts announce, a month that journalists do not see yet',
    path: '/admin/dekning',
    answers: {
      [adminPaths.dekningVarsling.path]: {
        ...shownDekningVarsling,
        ...{ maaned: '2026-11', maaneder: ['2026-11', '2026-10'] },
        ...{ aapner: '2026-12-08', erAapen: false },
      },
    },
    ready: text('Journalister ser tallene'),
  },
];

import type { Page } from 'playwright';
import { pressePaths } from '#contract/paths.ts';
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

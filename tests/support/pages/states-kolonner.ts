import type { Page } from 'playwright';
import { pressePaths } from '#contract/paths.ts';
import { FAILS, NEVER } from './fake-api.ts';
import type { PageState } from './state.ts';

const SEARCH = '/?domstolid=alle&fraDato=2026-11-02&tilDato=2026-12-21';
const chosen = (skjulteKolonner: readonly string[], tetteRader = false) => ({
  [pressePaths.standardDomstol.path]: {
    ...{ domstolId: 'alle', mineDomstoler: [], startside: 'i-dag' },
    ...{ skjulteKolonner, tetteRader },
  },
});
const FEW = chosen(['parter', 'tiltale', 'avsagt'], true);

const rows = (page: Page) => page.getByRole('table').first().waitFor();
const open = async (page: Page) => {
  await rows(page);
  await page.getByRole('button', { name: 'Kolonner' }).click();
  await page.getByRole('dialog', { name: 'Kolonner' }).waitFor();
};

/** The choice of columns, and tables with another than the default. */
export const KOLONNER_STATES: readonly PageState[] = [
  { name: 'search, columns open', path: SEARCH, answers: chosen(['sakstype']), ready: open },
  {
    name: 'search, columns not saved',
    path: SEARCH,
    answers: { [pressePaths.velgStart.path]: FAILS },
    ready: async (page) => {
      await open(page);
      await page.getByRole('checkbox', { name: 'Tette rader' }).click();
      await page.getByText('Valget ble ikke lagret').waitFor();
    },
  },
  { name: 'search, few columns, compact', path: SEARCH, answers: FEW, ready: rows },
  {
    name: 'search, few columns, under way',
    path: SEARCH,
    answers: { ...FEW, [pressePaths.berammingsliste.path]: NEVER },
    ready: (page) => page.getByRole('heading', { name: 'Søker …' }).waitFor(),
  },
  { name: 'favourites, few columns, compact', path: '/favoritter', answers: FEW, ready: rows },
];

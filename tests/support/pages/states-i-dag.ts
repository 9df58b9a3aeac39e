import type { Page } from 'playwright';
import { pressePaths } from '#contract/paths.ts';
import { shownIDag, shownIDagTom, shownToday } from '#tests/support/shown/i-dag.ts';
import { shownAntall, shownLagredeSoek } from '#tests/support/shown/lagrede-soek.ts';
import { FAILS, NEVER } from './fake-api.ts';
import type { PageState } from './state.ts';

const text = (shown: string | RegExp) => (page: Page) => page.getByText(shown).first().waitFor();
const COURTS = { domstolId: 'TOSL', mineDomstoler: ['TOSL', 'TSOS'], startside: 'i-dag' };
const MORNING = {
  [pressePaths.standardDomstol.path]: COURTS,
  [pressePaths.dagsliste.path]: shownToday('2026-11-21'),
  [pressePaths.iDag.path]: shownIDag,
  [pressePaths.lagredeSoek.path]: shownLagredeSoek,
  [pressePaths.lagredeSoekAntall.path]: shownAntall,
};
const state = (
  name: string,
  answers: PageState['answers'],
  ready: PageState['ready'],
): PageState => ({
  name: `the day, ${name}`,
  path: '/i-dag',
  answers: { ...MORNING, ...answers },
  ready,
});

/** /i-dag. */
export const I_DAG_STATES: readonly PageState[] = [
  state('a full morning', {}, text('Forsvinner innen tre dager')),
  state('everything shown', {}, async (page) => {
    await page.getByRole('button', { name: 'Vis 1 til' }).click();
    await page.getByText('Endret hva saken gjelder').waitFor();
  }),
  state(
    'nothing',
    {
      [pressePaths.iDag.path]: shownIDagTom,
      [pressePaths.dagsliste.path]: { ...shownToday('2026-11-21'), saker: [] },
      [pressePaths.lagredeSoek.path]: [],
    },
    text('Du har ingen lagrede søk'),
  ),
  state(
    'without own courts',
    { [pressePaths.standardDomstol.path]: { ...COURTS, domstolId: 'alle', mineDomstoler: [] } },
    text('Velg domstolene dine'),
  ),
  state(
    'first visit',
    { [pressePaths.iDag.path]: { ...shownIDagTom, erFoersteBesoek: true } },
    text(/^Første gang her/),
  ),
  state(
    'under way',
    {
      [pressePaths.iDag.path]: NEVER,
      [pressePaths.dagsliste.path]: NEVER,
      [pressePaths.lagredeSoekAntall.path]: NEVER,
    },
    text('Henter rettsmøtene'),
  ),
  state(
    'failed',
    {
      [pressePaths.iDag.path]: FAILS,
      [pressePaths.dagsliste.path]: FAILS,
      [pressePaths.lagredeSoekAntall.path]: FAILS,
    },
    text('Kunne ikke hente rettsmøtene'),
  ),
];

import type { Page } from 'playwright';
import type { Importer } from '#contract/admin/importer.ts';
import { adminPaths } from '#contract/admin/paths.ts';
import { driftMessages } from '#domain/drift.ts';
import { FAILS, NEVER } from './fake-api.ts';
import type { PageState } from './state.ts';
import {
  shownDrift,
  shownImporter,
  shownOppbygging,
  troubledDrift,
} from '#tests/support/shown/drift.ts';

const text = (shown: string) => (page: Page) => page.getByText(shown).first().waitFor();
const state = (
  name: string,
  answer: unknown,
  ready: PageState['ready'],
  imports: unknown = shownImporter(),
): PageState => ({
  name: `operations, ${name}`,
  path: '/admin/drift',
  answers: { [adminPaths.drift.path]: answer, [adminPaths.importer.path]: imports },
  ready,
});
const NO_IMPORTS: Importer = { rader: [], flere: false };
const nothing = {
  ...{ indeks: null, oppbygging: null, domstoler: null, doedbrev: null, epost: null },
};

/** Every state of the operations page. */
export const ADMIN_DRIFT_STATES: readonly PageState[] = [
  state('all well', shownDrift(), async (page) => {
    await text('Ingen alarmer')(page);
    await text('Lest inn')(page);
  }),
  state('nothing imported', shownDrift(), text('Ingen filer er lest inn.'), NO_IMPORTS),
  state('imports that can not be read', shownDrift(), text('Kunne ikke hente importene.'), FAILS),
  state('in trouble', troubledDrift(), text('Svarer ikke')),
  state(
    'while a rebuild is under way',
    shownDrift({ oppbygging: { siste: shownOppbygging() } }),
    (page) => page.getByRole('progressbar').waitFor(),
  ),
  state(
    'while nobody has taken the order',
    shownDrift({ oppbygging: { siste: shownOppbygging({ status: 'venter', totalt: 0 }) } }),
    text(driftMessages.oppbygging.waiting),
  ),
  state('a rebuild is asked for', shownDrift(), async (page) => {
    await page.getByRole('button', { name: driftMessages.oppbygging.start }).click();
    await page.getByRole('dialog').waitFor();
  }),
  state(
    'of an index with an older analysis',
    shownDrift({ indeks: { ...shownDrift().indeks!, utgave: 'eldre_analyse' } }),
    text(driftMessages.oppbygging.utgave.eldre_analyse),
  ),
  state('parts that can not be read', shownDrift(nothing), text(driftMessages.unreadable)),
  state('failed', FAILS, text(driftMessages.failed)),
  state('loading', NEVER, text('Henter driftsstatus')),
];

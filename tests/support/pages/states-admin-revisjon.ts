import type { Page } from 'playwright';
import { adminPaths } from '#contract/admin/paths.ts';
import { revisjonMessages } from '#domain/revisjon.ts';
import { FAILS, NEVER } from './fake-api.ts';
import type { PageState } from './state.ts';
import { shownRevisjon } from '#tests/support/shown/revisjon.ts';

const PATH = adminPaths.revisjon.path;
const text = (shown: string) => (page: Page) => page.getByText(shown).first().waitFor();
const state = (name: string, answer: unknown, ready: PageState['ready']): PageState => ({
  name: `the audit log, ${name}`,
  path: '/admin/revisjon',
  answers: { [PATH]: answer },
  ready,
});

/** Every state of the audit log. */
export const ADMIN_REVISJON_STATES: readonly PageState[] = [
  state('with rows', shownRevisjon(), async (page) => {
    await page.getByText('1–10 av 128').waitFor();
    await page.getByText(/^Vis detaljer/).click();
  }),
  state('with more than is counted', shownRevisjon({ totalt: 10_000, flere: true }), (page) =>
    page.getByText(/bare de nyeste vises/).waitFor(),
  ),
  state('empty', shownRevisjon({ rader: [], totalt: 0 }), text(revisjonMessages.empty)),
  state(
    'too wide',
    shownRevisjon({ rader: [], totalt: 0, forVidt: 'person' }),
    text(revisjonMessages.tooWide.person),
  ),
  state('failed', FAILS, text(revisjonMessages.failed)),
  state('loading', NEVER, (page) => page.getByRole('table').waitFor()),
];

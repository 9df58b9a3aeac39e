import type { Page } from 'playwright';
import { adminPaths } from '#contract/admin/paths.ts';
import { apiMessages } from '#domain/api-messages.ts';
import { revisjonMessages } from '#domain/revisjon.ts';
import { FAILS, NEVER, Refused } from './fake-api.ts';
import type { PageState } from './state.ts';
import { shownPerson, shownRevisjon } from '#tests/support/shown/revisjon.ts';

const PATH = adminPaths.revisjon.path;
const text = (shown: string) => (page: Page) => page.getByText(shown).first().waitFor();
const ask = async (page: Page) => {
  await page.getByRole('button', { name: /^Vis ordene/ }).click();
  await page.getByRole('dialog', { name: 'Vis ordene i søket' }).waitFor();
};
const show = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Vis ordene' }).click();
const state = (
  name: string,
  answer: unknown,
  ready: PageState['ready'],
  more: object = {},
): PageState => ({
  name: `the audit log, ${name}`,
  path: '/admin/revisjon',
  answers: { [PATH]: answer, ...more },
  ready,
});

/** Every state of the audit log. */
export const ADMIN_REVISJON_STATES: readonly PageState[] = [
  state('with rows', shownRevisjon(), async (page) => {
    await page.getByText('1–50 av 128').waitFor();
    await page.getByText('Detaljer', { exact: true }).nth(1).click();
    await page.getByText('Vis hver for seg (3)').click();
  }),
  {
    ...state('of a person, both sides', shownRevisjon(shownPerson), text('Endret suspensjonen av')),
    path: '/admin/revisjon?person=silje',
  },
  state('with more than is counted', shownRevisjon({ totalt: 10_000, flere: true }), (page) =>
    page.getByText(/bare de nyeste vises/).waitFor(),
  ),
  state('empty', shownRevisjon({ rader: [], totalt: 0 }), text(revisjonMessages.empty)),
  state(
    'too wide',
    shownRevisjon({ rader: [], totalt: 0, forVidt: 'person' }),
    text(revisjonMessages.tooWide.person),
  ),
  state('asking why words are needed', shownRevisjon(), ask),
  state('asking why words are needed, not valid', shownRevisjon(), async (page) => {
    await ask(page);
    await show(page);
    await page.getByText(revisjonMessages.ord.reason).first().waitFor();
  }),
  state(
    'words shown',
    shownRevisjon(),
    async (page) => {
      await ask(page);
      await page.getByRole('textbox', { name: 'Begrunnelse' }).fill('Innsyn etter klage, sak 14.');
      await show(page);
      await page.getByText('ran oslo').waitFor();
    },
    { [adminPaths.revisjonOrd.href('56')]: { ord: [{ navn: 'Søk etter', verdi: 'ran oslo' }] } },
  ),
  state(
    'words can not be shown',
    shownRevisjon(),
    async (page) => {
      await ask(page);
      await page.getByRole('textbox', { name: 'Begrunnelse' }).fill('Innsyn etter klage, sak 14.');
      await show(page);
      await page.getByRole('dialog').getByText(apiMessages.unavailable).waitFor();
    },
    {
      [adminPaths.revisjonOrd.href('56')]: new Refused(
        503,
        'database_unavailable',
        apiMessages.unavailable,
      ),
    },
  ),
  state('failed', FAILS, text(revisjonMessages.failed)),
  state('loading', NEVER, (page) => page.getByRole('table').waitFor()),
];

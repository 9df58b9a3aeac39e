import type { Page } from 'playwright';
import { FAILS, NEVER } from './fake-api.ts';
import type { PageState } from './state.ts';

const SEARCH = '/?domstolid=alle&fraDato=2026-11-02&tilDato=2026-12-21';
const open = async (page: Page) => {
  await page.getByRole('button', { name: 'Last ned treffene' }).click();
  await page.getByText('Jeg kjenner reglene og følger dem').waitFor();
};
const send = (page: Page) => page.getByRole('button', { name: 'Last ned', exact: true }).click();
const state = (
  name: string,
  answer: unknown,
  ready: (page: Page) => Promise<unknown>,
): PageState => ({
  name: `search, export ${name}`,
  path: SEARCH,
  answers: { '/api/presse/eksport': answer },
  ready: async (page) => {
    await open(page);
    await ready(page);
  },
});

/** The dialog of a search's file. */
export const EKSPORT_STATES: readonly PageState[] = [
  state('open', NEVER, async () => undefined),
  state('not ticked', NEVER, async (page) => {
    await send(page);
    await page.getByText('Du må bekrefte at du kjenner reglene.').waitFor();
  }),
  state('under way', NEVER, async (page) => {
    await page.getByRole('checkbox', { name: /Jeg kjenner reglene/ }).check();
    await send(page);
    await page.getByText('Lager filen …').waitFor();
  }),
  state('failed', FAILS, async (page) => {
    await page.getByRole('checkbox', { name: /Jeg kjenner reglene/ }).check();
    await send(page);
    await page.getByText('Filen kunne ikke lages.').waitFor();
  }),
];

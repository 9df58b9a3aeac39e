import type { Page } from 'playwright';
import { pressePaths } from '#contract/paths.ts';
import { MAX_NOEKLER, noekkelMessages } from '#domain/noekler.ts';
import { shownNoekler, shownNyNoekkel } from '#tests/support/shown/noekler.ts';
import { FAILS, NEVER, Refused } from './fake-api.ts';
import type { PageState } from './state.ts';

const { path } = pressePaths.noekler;
const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).last().click();
const text = (shown: string) => (page: Page) => page.getByText(shown).first().waitFor();

const state = (
  name: string,
  ready: PageState['ready'],
  answer: unknown = shownNoekler,
): PageState => ({
  ...{ name: `keys for programs, ${name}`, path: '/profil' },
  answers: { [path]: answer },
  ready,
});

/** In the dialog, whose answer is given from then on. */
const making = (name: string, ready: PageState['ready'], answer?: Refused | object): PageState =>
  state(`making one, ${name}`, async (page) => {
    await press(page, 'Lag nøkkel');
    await page.getByRole('dialog', { name: 'Lag nøkkel' }).waitFor();
    if (answer) {
      const { status, json } = answer instanceof Refused ? answer : { status: 200, json: answer };
      await page.route(`**${path}`, (route) => route.fulfill({ status, json }));
      await page.getByLabel('Navn').fill('Redaksjonssystemet');
      await page.getByLabel('Søke og lese lagrede søk').check();
      await press(page, 'Lag nøkkel');
    }
    await ready(page);
  });

const full = Array.from({ length: MAX_NOEKLER }, (_, i) => ({ ...shownNoekler[0]!, id: i }));

/** The keys for programs on the profile, and the dialogs that make and delete one. */
export const NOEKLER_STATES: readonly PageState[] = [
  state('some', text('Utløpt')),
  state('none', text('Du har ingen nøkler.'), []),
  state(
    'as many as one may have',
    text(`Du har ${MAX_NOEKLER} nøkler, og kan ikke lage flere.`),
    full,
  ),
  state('under way', text('Henter nøklene dine'), NEVER),
  state('failed', text('Kunne ikke hente nøklene dine'), FAILS),
  making('the form', text('Ett år')),
  making('with nothing filled in', async (page) => {
    await press(page, 'Lag nøkkel');
    await text('Navn er påkrevd.')(page);
  }),
  making(
    'refused',
    text(noekkelMessages.navnTooLong),
    new Refused(400, 'validation', 'Noe må rettes.', {
      navn: [noekkelMessages.navnTooLong],
    }),
  ),
  making('done', text('Kopier nøkkelen nå'), shownNyNoekkel),
  state('deleting one', async (page) => {
    await press(page, 'Slett Redaksjonssystemet');
    await text('Vil du slette «Redaksjonssystemet»?')(page);
  }),
];

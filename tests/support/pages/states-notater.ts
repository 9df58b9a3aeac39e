import type { Page } from 'playwright';
import { pressePaths } from '#contract/paths.ts';
import { notatMessages } from '#domain/notat.ts';
import { shownNotat } from '#tests/support/shown/notater.ts';
import { FAILS, NEVER } from './fake-api.ts';
import type { PageState } from './state.ts';

const text = (shown: string) => (page: Page) => page.getByText(shown).first().waitFor();
const list = (name: string, answer: unknown, ready: PageState['ready']): PageState => ({
  name: `notes, ${name}`,
  path: '/notater',
  answers: answer === undefined ? {} : { [pressePaths.notater.path]: answer },
  ready,
});
const card = (name: string, answer: unknown, ready: PageState['ready']): PageState => ({
  name: `case, its note ${name}`,
  path: '/beramming/S1',
  answers: { [pressePaths.notat.href('')]: answer },
  ready,
});

/** The page of notes, and the card of the case page on which they are written. */
export const NOTATER_STATES: readonly PageState[] = [
  list('some', undefined, text('Skjult av domstolen')),
  list('searched', undefined, async (page) => {
    await page.getByRole('button', { name: 'politi', exact: true }).click();
    await page.getByRole('searchbox', { name: 'Søk i notatene' }).fill('ring');
    await page.locator('mark').first().waitFor();
  }),
  list('none that fit', undefined, async (page) => {
    await page.getByRole('searchbox', { name: 'Søk i notatene' }).fill('finnes ikke');
    await page.getByText('Ingen notater passer.').waitFor();
  }),
  list('one to be deleted', undefined, async (page) => {
    await page
      .getByRole('button', { name: /^Slett/ })
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
  }),
  list('none', [], text('Du har ingen notater.')),
  list('failed', FAILS, text('Kunne ikke hente notatene dine')),
  list('under way', NEVER, text('Henter notatene')),
  card('written', shownNotat, text('Lagret 19.11.2026 14:20')),
  card('deleted', shownNotat, async (page) => {
    await page.getByRole('button', { name: 'Slett notatet' }).click();
    await page.getByRole('button', { name: 'Angre' }).waitFor();
  }),
  card('not read', FAILS, text('Kunne ikke hente notatet.')),
  card('changed in another window', shownNotat, async (page) => {
    const field = page.getByRole('textbox', { name: 'Notat' });
    await field.waitFor();
    const json = { id: 'notat_changed', message: notatMessages.changed, errors: {} };
    await page.route(`**${pressePaths.notat.href('S1')}`, (route) =>
      route.fulfill({ status: 409, json }),
    );
    await field.fill('Fra dette vinduet.');
    await page.getByRole('button', { name: 'Lagre dette likevel' }).waitFor();
  }),
];

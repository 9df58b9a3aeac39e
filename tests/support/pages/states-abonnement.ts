import type { Page } from 'playwright';
import type { Abonnement } from '#contract/abonnement.ts';
import { pressePaths } from '#contract/paths.ts';
import { shownAntall, shownLagredeSoek } from '#tests/support/shown/lagrede-soek.ts';
import { FAILS, NEVER } from './fake-api.ts';
import type { PageState } from './state.ts';

const { abonnementer, favoritter, lagredeSoek, lagredeSoekAntall, skjulteFavoritter } = pressePaths;
const MINE: readonly Abonnement[] = [
  {
    ...{ id: 1, navn: 'Telefonen', slag: 'kalender', lagretSoekId: null },
    ...{ opprettet: '2026-11-12T08:00:00+01:00', sistBrukt: '2026-11-20T07:00:00+01:00' },
  },
  {
    ...{ id: 2, navn: 'Redaksjonens nyhetsleser på desken', slag: 'atom', lagretSoekId: null },
    ...{ opprettet: '2026-11-13T08:00:00+01:00', sistBrukt: null },
  },
];
const ADRESSE = `http://localhost/kalender/${'hemmelig'.repeat(5)}xyz.ics`;

const text = (shown: string | RegExp) => (page: Page) => page.getByText(shown).first().waitFor();
const state = (name: string, ready: PageState['ready'], answer: unknown = MINE): PageState => ({
  name: `favourites, calendar, ${name}`,
  path: '/favoritter',
  answers: { [favoritter.path]: [], [skjulteFavoritter.path]: [], [abonnementer.path]: answer },
  ready: async (page) => {
    await page.getByRole('button', { name: 'Abonner i kalender' }).click();
    await page.getByRole('dialog').waitFor();
    await ready(page);
  },
});

/** The dialog of calendars and feeds. */
export const ABONNEMENT_STATES: readonly PageState[] = [
  state('some addresses', text('Telefonen')),
  state('none', text('Du har ingen adresser her.'), []),
  state('under way', text('Henter adressene dine'), NEVER),
  state('failed', text('Kunne ikke hente adressene dine'), FAILS),
  state('made', async (page) => {
    await text('Telefonen')(page);
    await page.route(`**${abonnementer.path}`, (route) =>
      route.fulfill({
        json: route.request().method() === 'POST' ? { id: 3, adresse: ADRESSE } : MINE,
      }),
    );
    await page.getByRole('textbox', { name: /Navn, så du/ }).fill('Nettbrettet');
    await page.getByRole('button', { name: 'Lag adresse' }).click();
    await text('Kopier adressen nå')(page);
  }),
  state('deleting', async (page) => {
    await page.getByRole('button', { name: 'Slett adressen Telefonen' }).click();
    await text('Det som bruker adressen, blir ikke oppdatert lenger.')(page);
  }),
  {
    name: 'saved searches, calendar',
    path: '/lagrede-sok',
    answers: {
      ...{ [lagredeSoek.path]: shownLagredeSoek, [lagredeSoekAntall.path]: shownAntall },
      [abonnementer.path]: [],
    },
    ready: async (page) => {
      await page.getByRole('button', { name: /^Abonner på Narkotika i Oslo/ }).click();
      await text('Du har ingen adresser her.')(page);
    },
  },
];

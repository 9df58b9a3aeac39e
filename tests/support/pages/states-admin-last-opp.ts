import type { Page } from 'playwright';
import { adminPaths } from '#contract/admin/paths.ts';
import { FAILS, NEVER } from './fake-api.ts';
import type { Answers } from './fake-api.ts';
import type { PageState } from './state.ts';
import { shownForhaandsvisning, shownLister, shownTilbake } from '#tests/support/shown/lister.ts';

const text = (shown: string) => (page: Page) => page.getByText(shown).first().waitFor();
const choose = async (page: Page) => {
  await text('Velg fil')(page);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'liste.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
};
const looked = (tab: string) => async (page: Page) => {
  await choose(page);
  await text('Ingenting er endret ennå')(page);
  await page.getByRole('radio', { name: tab }).check({ force: true });
};

const state = (name: string, answers: Answers, ready: PageState['ready']): PageState => ({
  name: `a list is uploaded, ${name}`,
  path: '/admin/drift/last-opp',
  answers: {
    [adminPaths.lister.path]: shownLister(),
    [adminPaths.forhaandsvisListe.path]: shownForhaandsvisning(),
    [adminPaths.tilbakeListe.href('52')]: shownTilbake(),
    ...answers,
  },
  ready,
});
const preview = (change: Parameters<typeof shownForhaandsvisning>[0]): Answers => ({
  [adminPaths.forhaandsvisListe.path]: shownForhaandsvisning(change),
});

/** Every state of the page on which a court list is uploaded. */
export const ADMIN_LAST_OPP_STATES: readonly PageState[] = [
  state('nothing chosen', {}, text('tagd-saker-20261119.json')),
  state('none before', { [adminPaths.lister.path]: { rader: [] } }, text('Ingen lister er')),
  state('those before fail', { [adminPaths.lister.path]: FAILS }, text('Kunne ikke hente hva')),
  state('those before are fetched', { [adminPaths.lister.path]: NEVER }, text('Lest inn siste')),
  state('what changes', {}, looked('Endret')),
  state('what is new', {}, looked('Nye')),
  state('what is gone', {}, looked('Borte')),
  state('what is refused', {}, looked('Avvist')),
  state('what is found', {}, looked('Navn funnet')),
  state(
    'complete, and too much is missing',
    preview({ sperret: { grunn: 'for_mange', moeter: 40, av: 100 } }),
    async (page) => {
      await looked('Borte')(page);
      await page.getByRole('checkbox', { name: /komplett/ }).check({ force: true });
      await text('Fjern likevel')(page);
    },
  ),
  state('a file that is no list', { [adminPaths.forhaandsvisListe.path]: FAILS }, async (page) => {
    await choose(page);
    await text('Kunne ikke se hva filen ville endret')(page);
  }),
  state('taken back', {}, async (page) => {
    await page.getByRole('button', { name: /^Ta tilbake/ }).click();
    await text('Beholdes som de er nå')(page);
  }),
];

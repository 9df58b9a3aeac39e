import type { Page } from 'playwright';
import { scriptOf } from '#build/chunks.ts';
import { LANGUAGES } from '#domain/texts.ts';
import { adminPaths } from '#contract/admin/paths.ts';
import type { EndringVist } from '#contract/endringer.ts';
import { pressePaths, systemPaths } from '#contract/paths.ts';
import { apiMessages } from '#domain/api-messages.ts';
import { everyKindOfSak } from '#tests/support/shown/cases.ts';
import { FAILS, NEVER, Refused } from './fake-api.ts';
import type { PageState } from './state.ts';

const { favoritter, skjulteFavoritter, berammingsliste, brukerInfo } = pressePaths;
const mine = everyKindOfSak.map((sak) => ({
  ...{ ...sak, isFavoritt: true },
  endringer: [] as readonly EndringVist[],
}));
const over = (sak: (typeof mine)[number]) => ({
  ...sak,
  rettsmoeteIntervaller: sak.rettsmoeteIntervaller.map((one) => ({ ...one, gjelder: false })),
});
const tidspunkt = '2026-11-12T08:00:00+01:00';
const fra = {
  ...{ start: '2026-11-20T09:00:00+01:00', slutt: '2026-11-20T15:30:00+01:00' },
  ...{ sal: 'Sal 250', rettsalAdresse: null },
};
const til = { ...fra, sal: 'Sal 618' };
/** A change of each kind that stands in the list. */
const CHANGES: readonly EndringVist[] = [
  { slag: 'flyttet', tidspunkt, fra, til },
  { slag: 'avlyst', tidspunkt, fra },
  { slag: 'lagtTil', tidspunkt, til },
  { slag: 'sal', tidspunkt, fra, til },
  { slag: 'dommer', tidspunkt, fra: null, til: 'Jorunn Ulvlia' },
  { slag: 'tiltale', tidspunkt, tittel: 'Tilleggstiltale' },
  { slag: 'avgjorelse', tidspunkt, tittel: 'Dom' },
];
const CHANGED = mine.map((sak) => ({ ...sak, endringer: CHANGES }));
const MIXED = mine.map((sak, place) => (place % 2 === 0 ? sak : over(sak)));

const text = (shown: string | RegExp) => (page: Page) => page.getByText(shown).first().waitFor();
const table = (page: Page) => page.getByRole('table').first().waitFor();
const removeFirst = async (page: Page) => {
  await table(page);
  await page
    .getByRole('button', { name: /^Legg til som favoritt/ })
    .first()
    .click();
};
const state = (
  name: string,
  answer: unknown,
  ready: PageState['ready'],
  more: object = {},
): PageState => ({
  name: `favourites, ${name}`,
  path: '/favoritter',
  answers: { [favoritter.path]: answer, [skjulteFavoritter.path]: [], ...more },
  ready,
});

/** The favourites' page. */
const FAVORITTER: readonly PageState[] = [
  state('some with a hearing to come', MIXED, text('Ingen kommende rettsmøter')),
  state('some that have changed', CHANGED, text('Avlyst')),
  state('none with a hearing to come', mine.map(over), table),
  state('by court', MIXED, async (page) => {
    await page.getByRole('button', { name: /Sorter på/ }).click();
    await page.getByRole('option', { name: 'Domstol' }).click();
    await page.waitForURL(/sorter=domstol/);
    // The list closes as the address changes, on a slow machine a moment after it.
    await page.getByRole('listbox').waitFor({ state: 'detached' });
  }),
  state(
    'one removed',
    MIXED,
    async (page) => {
      await table(page);
      // The list that is read again would still have it.
      await page.route(`**${favoritter.path}`, () => undefined);
      await removeFirst(page);
      await page.getByRole('button', { name: 'Angre' }).waitFor();
    },
    { '/api/presse/slett-favoritt': {} },
  ),
  state(
    'a removal refused',
    MIXED,
    async (page) => {
      await removeFirst(page);
      await page.getByText('Uventet feil: Sak kunne ikke fjernes fra favoritt').waitFor();
    },
    { '/api/presse/slett-favoritt': FAILS },
  ),
  state('none', [], text('Du har ingen favoritter. Trykk på stjernen ved en sak.')),
  state('failed', FAILS, text('Kunne ikke hente favorittene dine')),
  state('under way', NEVER, (page) =>
    page.getByText('Henter favorittene').waitFor({ state: 'attached' }),
  ),
];

/** The rest of what belongs to no single page: the menu, errors, no network, and the way out. */
const SHELL: readonly PageState[] = [
  {
    name: 'menu open',
    path: '/profil',
    ready: async (page) => {
      await page.getByRole('heading', { name: 'Om meg', exact: true }).waitFor();
      await page.getByRole('button', { name: 'Meny' }).click();
      await page.getByRole('link', { name: 'Logg ut' }).waitFor();
    },
  },
  {
    name: 'keys shown',
    path: '/profil',
    ready: async (page) => {
      await page.getByRole('checkbox', { name: 'Bruk hurtigtaster' }).waitFor();
      // The keys are there when the menu has their item.
      await page.waitForFunction(
        () => document.querySelector('li > button[aria-haspopup=dialog]') !== null,
      );
      await page.keyboard.press('?');
      await page.getByRole('dialog', { name: 'Hurtigtaster' }).waitFor();
    },
  },
  {
    name: 'error page',
    path: '/favoritter',
    answers: { [brukerInfo.path]: new Refused(503, 'unavailable', apiMessages.unavailable) },
    ready: text('En feil har oppstått'),
  },
  {
    name: 'without a network',
    path: '/favoritter',
    answers: { [favoritter.path]: [] },
    ready: async (page) => {
      await page.getByRole('link', { name: 'Gå til søk' }).waitFor();
      await page.route(`**${systemPaths.live.path}`, (route) => route.abort());
      await page.evaluate(() => window.dispatchEvent(new Event('offline')));
      await page.getByText('Ingen kontakt med tjenesten.').waitFor();
    },
  },
  {
    name: 'a part that can not be loaded',
    path: '/favoritter',
    ready: async (page) => {
      await table(page);
      for (const language of LANGUAGES)
        await page.route(`**/${scriptOf('features/search/parts.ts', language)}`, (route) =>
          route.fulfill({ status: 404 }),
        );
      await page.goto(
        new URL('/?domstolid=alle&fraDato=2026-11-02&tilDato=2026-12-21', page.url()).href,
      );
      await page.getByText('Denne delen av siden kunne ikke lastes.').waitFor();
    },
    answers: { [berammingsliste.path]: NEVER },
  },
  { name: 'signed out', path: '/logget-ut', ready: text('Du er logget ut') },
  {
    name: 'administrator signed out',
    path: '/admin/logget-ut',
    answers: { [adminPaths.gyldigAdminbruker.path]: FAILS },
    ready: text('Du er logget ut'),
  },
];

export const FAVORITTER_STATES: readonly PageState[] = [...FAVORITTER, ...SHELL];

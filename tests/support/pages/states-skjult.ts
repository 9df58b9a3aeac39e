import type { Page } from 'playwright';
import { pressePaths } from '#contract/paths.ts';
import { skjultMessages } from '#domain/tilbaketrekking.ts';
import { everyKindOfSak, manyHits } from '#tests/support/shown/cases.ts';
import {
  shownRestricted,
  shownRestrictedDetails,
  shownSkjultSak,
} from '#tests/support/shown/skjult.ts';
import { shownDetails } from '#tests/support/shown/cases.ts';
import { FAILS, Refused } from './fake-api.ts';
import type { PageState } from './state.ts';

const SEARCH = '/?domstolid=alle&fraDato=2026-11-02&tilDato=2026-12-21';
const CASE = '/beramming/S1';
const DETAILS = pressePaths.saksdetaljer.href('');
const REMOVE = pressePaths.slettFavoritt.href('S1');

const text = (shown: string) => (page: Page) => page.getByText(shown).first().waitFor();
const hidden = (erFavoritt: boolean) =>
  new Refused(
    410,
    'sak_skjult',
    skjultMessages.sak,
    {},
    { skjultSak: shownSkjultSak({ erFavoritt }) },
  );
const onCase = (name: string, answer: unknown, ready: PageState['ready'], more: object = {}) => ({
  name: `a case, ${name}`,
  path: CASE,
  answers: { [DETAILS]: answer, ...more },
  ready,
});
const removeIt = (page: Page) =>
  page.getByRole('button', { name: 'Fjern fra favorittene' }).click();

const hits = manyHits(1);
const restricted = [shownRestricted(), shownRestricted({ sakId: 'S8', begrensninger: [] })];
const value = (verdi: string, navn: string, antall: number) => ({ verdi, navn, antall });

/** What the court hides or restricts, wherever journalists meet it. */
export const SKJULT_STATES: readonly PageState[] = [
  onCase('hidden', hidden(false), text(skjultMessages.sak)),
  onCase('hidden, a favourite', hidden(true), (page) =>
    page.getByRole('button', { name: 'Fjern fra favorittene' }).waitFor(),
  ),
  onCase(
    'hidden, no longer a favourite',
    hidden(true),
    async (page) => {
      await removeIt(page);
      await page.getByText('Saken er fjernet fra favorittene.').waitFor({ state: 'attached' });
    },
    { [REMOVE]: {} },
  ),
  onCase(
    'hidden, and a favourite that can not be removed',
    hidden(true),
    async (page) => {
      await removeIt(page);
      await page.getByRole('alert').waitFor();
    },
    { [REMOVE]: FAILS },
  ),
  onCase(
    'with hidden parties',
    shownDetails({ parter: null, parterStatus: 1, parterSkjult: '2026-11-24T10:12:00+01:00' }),
    text(skjultMessages.parterHeading),
  ),
  onCase('with restrictions', shownRestrictedDetails(), text('Referatforbud.')),
  {
    name: 'search, with restrictions',
    path: SEARCH,
    answers: {
      [pressePaths.favoritter.path]: [],
      [pressePaths.berammingsliste.path]: {
        ...hits,
        hits: [...restricted.map((sak) => ({ ...sak, treff: [] })), ...hits.hits],
        fasetter: {
          ...{ domstol: [], sakstype: [], rettsmoetetype: [], kode: [] },
          begrensning: [
            value('lukkedeDoerer', 'Lukkede dører', 2),
            value('fotoforbud', 'Forbud mot fotografering', 1),
          ],
        },
      },
    },
    ready: async (page) => {
      await page.getByRole('table', { name: /^Antall treff/ }).waitFor();
      await page.getByRole('button', { name: /^Begrensning/ }).waitFor();
    },
  },
  {
    name: 'search, with hidden favourites',
    path: SEARCH,
    answers: {
      [pressePaths.berammingsliste.path]: manyHits(1),
      [pressePaths.favoritter.path]: [
        { ...shownRestricted({ isFavoritt: true }), endringer: [] },
        { ...everyKindOfSak[1], isFavoritt: true, endringer: [] },
      ],
      [pressePaths.skjulteFavoritter.path]: [shownSkjultSak({ sakId: 'S9' })],
    },
    ready: text(skjultMessages.parter),
  },
];

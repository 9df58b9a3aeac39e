import type { Page } from 'playwright';
import { pressePaths } from '#contract/paths.ts';
import type { Berammingsliste } from '#contract/sak.ts';
import { manyHits, manyNesten, shownSak } from '#tests/support/shown/cases.ts';
import type { PageState } from './state.ts';

const SEARCH = '/?domstolid=alle&fraDato=2026-11-02&tilDato=2026-12-21&query=';
const answered = (list: Partial<Berammingsliste>) => ({
  [pressePaths.berammingsliste.path]: { ...manyHits(0), ...list },
});
const table = (page: Page) => page.getByRole('table', { name: 'Nesten alle ordene' }).waitFor();

const placesOf = (text: string, words: readonly string[]) =>
  words.map((word) => {
    const fra = text.toLowerCase().indexOf(word);
    return { fra, til: fra + word.length };
  });
/** A case with `words` marked in what it is about. */
const about = (nr: number, saksTema: string, ...words: string[]) => ({
  ...shownSak({ sakId: `K${nr}`, saksnummer: `26-11904${nr}ENE-TOSL`, saksTema }),
  treff: [{ felt: 'saksTema' as const, steder: placesOf(saksTema, words), utdrag: null }],
});

const HIT = about(
  0,
  'Fengsling. Trusler med kniv og brudd på kontaktforbud',
  ...['fengsling', 'kniv', 'kontaktforbud'],
);
const BREACH =
  'Mishandling i nære relasjoner og brudd på kontaktforbud. Begjæring om fengsling. '.repeat(3);
const NESTEN = [
  { ...about(1, BREACH, 'kontaktforbud', 'fengsling'), mangler: ['kniv'] },
  {
    ...about(2, 'Fengsling, straffeloven § 273 – trusler med kniv', 'fengsling', 'kniv'),
    begrensninger: [{ type: 'referatforbud' as const, tekst: null, gjelderTil: null }],
    mangler: ['kontaktforbud'],
  },
  { ...shownSak({ sakId: 'K3', saksTema: null }), treff: [], mangler: ['kniv'] },
];
const UTVEIER: Berammingsliste['utveier'] = (['periode', 'domstoler'] as const).map((slag) => ({
  ...{ slag, antall: 11, ord: null },
  soek: {
    ...{ soekeKategori: 'berammede', domstolid: 'TOSL', query: 'fengsling kniv buss' },
    ...{ fraDato: '2026-11-23', tilDato: '2026-12-20' },
  },
}));

/** The search page with cases that have most of the words. */
export const NESTEN_STATES: readonly PageState[] = [
  {
    name: 'search, most of the words',
    path: `${SEARCH}fengsling+kniv+kontaktforbud`,
    answers: answered({
      ...{ hits: [HIT], totalHits: 1 },
      nesten: { hits: NESTEN, totalHits: 3, ord: 3, minst: 2 },
    }),
    ready: table,
  },
  {
    name: 'search, empty, most of the words',
    path: `${SEARCH}fengsling+kniv+kontaktforbud+buss`,
    answers: answered({ utveier: UTVEIER, nesten: manyNesten(12, 60) }),
    ready: async (page) => {
      await table(page);
      await page.getByRole('button', { name: 'Vis flere' }).click();
      await page.getByText('Her er de 12 sakene som passer best.').waitFor();
    },
  },
];

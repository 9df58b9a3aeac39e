import type { Page } from 'playwright';
import { pressePaths } from '#contract/paths.ts';
import type { Berammingsliste } from '#contract/sak.ts';
import type { Soekeforslag } from '#contract/soekeforslag.ts';
import type { Fasetter } from '#contract/treff.ts';
import { manyHits, shownSak } from '#tests/support/shown/cases.ts';
import type { PageState } from './state.ts';

const SEARCH = '/?domstolid=alle&fraDato=2026-11-02&tilDato=2026-12-21';
const list = pressePaths.berammingsliste.path;
const rows = (page: Page) => page.getByRole('table', { name: /^Antall treff/ }).waitFor();
const text = (shown: string) => (page: Page) => page.getByText(shown).first().waitFor();

const values = (...names: readonly string[]) =>
  names.map((navn, index) => ({ verdi: navn, navn, antall: 1200 - index * 97 }));
const FASETTER: Fasetter = {
  domstol: values(
    'Oslo tingrett',
    'Sis- ja Nuorta-Finnmárkku diggegoddi/Indre og Østre Finnmark tingrett',
    ...Array.from({ length: 9 }, (_, nr) => `Prøvested ${nr} tingrett`),
  ),
  sakstype: values('Meddomsrettssak', 'Enedommersak', 'Tvistesak'),
  rettsmoetetype: values('Hovedforhandling', 'Fengslingsmøte'),
  kode: values('MED', 'ENE'),
  begrensning: values('lukkede dører', 'referatforbud'),
};
const found = (change: Partial<Berammingsliste> = {}) => ({
  [list]: { ...manyHits(12, 128), fasetter: FASETTER, ...change },
});
const nothing = (change: Partial<Berammingsliste> = {}) => found({ ...manyHits(0), ...change });

const bare = { detalj: null, query: null, sakId: null, domstolid: null };
const FORSLAG: Soekeforslag = {
  grupper: [
    {
      gruppe: 'lov',
      forslag: [
        { ...bare, tekst: 'Vold', detalj: 'straffeloven §§ 271–274', query: 'vold' },
        { ...bare, tekst: 'Voldtekt', detalj: 'straffeloven § 291', query: 'voldtekt' },
      ],
    },
    {
      gruppe: 'saker',
      forslag: [
        {
          ...bare,
          tekst: '26-031846MED-TOSL/03',
          detalj: 'Straffeloven § 282 – vold i nære relasjoner, og trusler '.repeat(3),
          sakId: 'S1',
        },
      ],
    },
    {
      gruppe: 'domstoler',
      forslag: [{ ...bare, tekst: '«vo» i Oslo tingrett', query: 'vo', domstolid: 'TOSL' }],
    },
    { gruppe: 'advokater', forslag: [{ ...bare, tekst: 'Turid Volden' }] },
  ],
};

/** The words 'vold' and 'prøvdal': in the subject, on a lawyer's line, in a document. */
const MARKED: Berammingsliste['hits'] = [
  {
    ...shownSak({ saksTema: 'Straffeloven § 282 – vold i nære relasjoner' }),
    treff: [
      { felt: 'saksTema', steder: [{ fra: 21, til: 25 }], utdrag: null },
      { felt: 'advokat', steder: [{ fra: 22, til: 29 }], utdrag: 'Politiadvokat Anders Prøvdal' },
    ],
  },
  {
    ...shownSak({ sakId: 'S2', saksnummer: '26-031847MED-TOSL' }),
    treff: [
      { felt: 'saksnummer', steder: [{ fra: 3, til: 9 }], utdrag: null },
      { felt: 'tiltale', steder: [{ fra: 16, til: 20 }], utdrag: '… gjentatt grov vold mot …' },
    ],
  },
];

const forslag = async (page: Page) => {
  await rows(page);
  const field = page.getByRole('combobox', { name: 'Søk etter' });
  await field.fill('vo');
  await page.getByRole('listbox', { name: 'Søkeforslag' }).waitFor();
  await field.press('ArrowDown');
  await page.locator('[role="option"][aria-selected="true"]').waitFor();
};

/** The states of a search by words: suggestions, facets, marks, and what stands there when nothing is found. */
export const SEARCH_STATES: readonly PageState[] = [
  {
    name: 'search, suggestions open',
    path: SEARCH,
    answers: { ...found(), [pressePaths.soekeforslag.path]: FORSLAG },
    ready: forslag,
  },
  {
    name: 'search, facet open',
    path: SEARCH,
    answers: found(),
    ready: async (page) => {
      await rows(page);
      const facets = page.getByRole('group', { name: 'Filtrer treffene' });
      await facets.getByRole('button', { name: 'Domstol' }).click();
      await page.getByRole('dialog', { name: 'Domstol' }).waitFor();
    },
  },
  {
    name: 'search, facets chosen, most relevant first',
    path: `${SEARCH}&query=vold&sortField=relevans&fasettdomstol=Oslo+tingrett&fasettsakstype=Tvistesak&fasettkode=MED`,
    answers: found(),
    ready: async (page) => {
      await rows(page);
      await page.getByRole('button', { name: 'Fjern alle' }).waitFor();
      await page.getByRole('button', { name: /Mest relevante/ }).waitFor();
    },
  },
  {
    name: 'search, marks, other spelling',
    path: `${SEARCH}&query=vald`,
    answers: found({ hits: MARKED, totalHits: 2, skrivemaate: 'vold' }),
    ready: text('Du ser treff på «vold».'),
  },
  {
    name: 'search, empty, other words',
    path: `${SEARCH}&query=nakrotika&fasettkode=MED`,
    answers: nothing({
      menteDu: [
        { query: 'narkotika', antall: 76 },
        { query: 'narkotisk', antall: 1 },
      ],
    }),
    ready: text('Mente du «narkotika»?'),
  },
  {
    name: 'search, case outside it',
    path: `${SEARCH}&query=26-031846MED-TOSL`,
    answers: nothing({ fasetter: null, sakerUtenfor: [shownSak()] }),
    ready: text('Saken finnes, men utenfor søket ditt'),
  },
  {
    name: 'search, case outside it, and hits',
    path: `${SEARCH}&query=26-031846MED-TOSL+vold`,
    answers: found({ sakerUtenfor: [shownSak({ sakId: 'S0' })] }),
    ready: text('Saken finnes, men utenfor søket ditt'),
  },
  {
    name: 'search, in the text of documents',
    path: `${SEARCH}&isAdvancedSearch=true&dokumenttekst=vold`,
    answers: found({ hits: MARKED, totalHits: 2 }),
    ready: async (page) => {
      await rows(page);
      await page.getByLabel('Søk i dokumenttekst').waitFor();
    },
  },
];

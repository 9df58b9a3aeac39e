import type { Page } from 'playwright';
import { pressePaths } from '#contract/paths.ts';
import type { Mottak } from '#contract/mottak.ts';
import type { Berammingsliste } from '#contract/sak.ts';
import type { Soekeforslag } from '#contract/soekeforslag.ts';
import type { Fasetter } from '#contract/treff.ts';
import { everyKindOfSak, manyHits, shownSak } from '#tests/support/shown/cases.ts';
import type { PageState } from './state.ts';

const SEARCH = '/?domstolid=alle&fraDato=2026-11-02&tilDato=2026-12-21';
const list = pressePaths.berammingsliste.path;
const rows = (page: Page) => page.getByRole('table', { name: /^Antall treff/ }).waitFor();
const nye = { siden: '2026-11-19T16:10:00+01:00', antall: 12 };
const soek = {
  soekeKategori: 'berammede',
  domstolid: 'TOSL',
  fraDato: '2026-11-23',
  tilDato: '2026-11-29',
  query: 'promillekjøring moped',
} as const;
const UTVEIER: Berammingsliste['utveier'] = [
  { slag: 'periode', antall: 2, ord: null, soek: { ...soek, tilDato: '2026-12-20' } },
  { slag: 'domstoler', antall: 1400, ord: null, soek: { ...soek, domstolid: 'alle' } },
  { slag: 'kategori', antall: 1, ord: null, soek: { ...soek, soekeKategori: 'avgjorelser' } },
  { slag: 'utenOrd', antall: 5, ord: 'moped', soek: { ...soek, query: 'promillekjøring' } },
  { slag: 'utenFiltre', antall: 9, ord: null, soek },
];
const MOTTAK: Mottak = [
  {
    ...{ domstolId: 'TOSL', domstolNavn: 'Oslo tingrett' },
    ...{ sistMottatt: '2026-11-21T06:12:00+01:00', erForsinket: false },
  },
  {
    ...{ domstolId: 'TSOS', domstolNavn: 'Søndre Østfold tingrett' },
    ...{ sistMottatt: '2026-11-17T06:12:00+01:00', erForsinket: true },
  },
];
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
  [list]: { ...manyHits(everyKindOfSak.length, 128), fasetter: FASETTER, ...change },
});
const nothing = (change: Partial<Berammingsliste> = {}) => found({ ...manyHits(0), ...change });

const bare = { detalj: null, query: null, sakId: null, domstolid: null, dag: null };
const FORSLAG: Soekeforslag = {
  grupper: [
    {
      gruppe: 'dager',
      forslag: [
        {
          ...bare,
          tekst: 'i dag i Oslo tingrett',
          detalj: '10.03.2026',
          query: '',
          domstolid: 'TOSL',
          dag: '2026-03-10',
        },
      ],
    },
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
    ready: text('Viser treff på «vold».'),
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
  {
    name: 'search, empty, ways out',
    path: `${SEARCH}&query=promillekj%C3%B8ring+moped&nye=true`,
    answers: nothing({
      ...{ fasetter: null, utveier: UTVEIER, nye: { ...nye, antall: 0 } },
      menteDu: [{ query: 'kjøring i påvirket tilstand', antall: 8 }],
    }),
    ready: text('2 treff i hele perioden'),
  },
  {
    name: 'search, unknown number',
    path: `${SEARCH}&query=26-999999MED-TOSL`,
    answers: nothing({ fasetter: null }),
    ready: text('Vi finner ikke sak 26-999999MED-TOSL. Sjekk nummeret.'),
  },
  {
    name: 'search, new since the last visit, late lists',
    path: `${SEARCH}&nye=true`,
    answers: { ...found({ nye }), [pressePaths.mottak.path]: MOTTAK },
    ready: async (page) => {
      await page.getByRole('button', { name: '12 nye siden sist', pressed: true }).waitFor();
      await page.getByText('Når kom listen fra hver domstol?').click();
      await page.getByText('Forsinket', { exact: true }).waitFor();
    },
  },
  {
    name: 'search, late list of one court',
    path: '/?domstolid=TSOS&fraDato=2026-11-02&tilDato=2026-12-21',
    answers: { ...found(), [pressePaths.mottak.path]: MOTTAK },
    ready: text('Den er forsinket, og saker kan mangle.'),
  },
  {
    name: 'search, changed form',
    path: SEARCH,
    answers: found({ nye }),
    ready: async (page) => {
      await rows(page);
      await page.getByText('Tiltaler', { exact: true }).click();
      await page.getByText('Treffene hører til forrige søk.').waitFor();
    },
  },
  {
    name: 'search, filters of a phone',
    path: `${SEARCH}&fasettsakstype=Tvistesak`,
    answers: found(),
    ready: async (page) => {
      await rows(page);
      await page.setViewportSize({ width: 375, height: 900 });
      await page.getByRole('button', { name: /^Filtre/ }).click();
      await page.getByRole('dialog', { name: 'Filtre' }).waitFor();
      await page.getByRole('button', { name: /Sorter på/ }).waitFor();
    },
  },
  {
    name: 'search, form of a phone opened',
    path: SEARCH,
    answers: found(),
    ready: async (page) => {
      await rows(page);
      await page.setViewportSize({ width: 375, height: 900 });
      await page.getByRole('button', { name: 'Endre' }).click();
      await page.getByRole('radio', { name: 'Berammede saker' }).waitFor();
    },
  },
];

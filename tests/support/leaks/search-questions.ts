import type { FASETTER } from '#contract/search.ts';
import { fasettParam, searchParamsSchema, type SearchParams } from '#contract/search.ts';
import { pressePaths } from '#contract/paths.ts';
import { KATEGORIER, PAGE_SIZES, SORT_FIELDS } from '#domain/search-rules.ts';
import { TWIN } from './hidings.ts';
import type { Navn } from './names.ts';

/** One request, and the channel that it is a test of. */
export interface Question {
  readonly channel: string;
  /** `maskin`: a program with a key of the press user. */
  readonly who: 'presse' | 'maskin' | 'admin' | 'guest';
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
}

export const get = (channel: string, path: string, who: Question['who'] = 'presse'): Question => ({
  ...{ channel, who, method: 'GET', path },
});

/** Every way in which somebody could write a name so that an answer tells that it is there. */
function written({ fornavn, etternavn }: Navn): readonly string[] {
  const whole = `${fornavn} ${etternavn}`;
  const ascii = whole.replaceAll('ø', 'o').replaceAll('å', 'a').replaceAll('æ', 'ae');
  return [
    etternavn,
    fornavn,
    `"${whole}"`,
    whole.toUpperCase(),
    `${etternavn.slice(0, 5)}*`,
    `tyveri -${etternavn}`,
    `-${etternavn}`,
    `IKKE "${whole}"`,
    `finnesikke ELLER ${etternavn}`,
    `mot ${etternavn}`,
    `${etternavn}s`,
    `${fornavn[0]!}. ${etternavn}`,
    ascii,
    `${etternavn}l`,
    `${fornavn.slice(0, -1)} tyveri`,
    fornavn + etternavn,
    `${etternavn} tyvri`,
    `${etternavn} finnesikke`,
    `finnesikke "${whole}"`,
    `${TWIN.saksnummer} ${etternavn}`,
    `26-000201 ELLER ${fornavn}`,
    `tyveri ${etternavn} hagetraktor hovedforhandling`,
    `${fornavn} ${etternavn} kroppskrenkelse`,
  ];
}

/**
 * For each parameter of a search, what is asked to see whether it tells of a name. A parameter that is missing here does not
 * compile, and fails the test of the channels.
 */
export const PARAMETERS: Readonly<
  Record<keyof SearchParams, (navn: Navn) => readonly Record<string, string>[]>
> = {
  query: (navn) => written(navn).map((query) => ({ query })),
  isAdvancedSearch: ({ etternavn }) => [
    { isAdvancedSearch: 'true', query: etternavn },
    { isAdvancedSearch: 'false', query: etternavn, parter: etternavn },
  ],
  ...advanced(),
  soekeKategori: ({ etternavn }) =>
    KATEGORIER.flatMap((soekeKategori) => [
      { soekeKategori, query: etternavn },
      { soekeKategori, query: `tyveri -${etternavn}` },
    ]),
  domstolid: ({ etternavn }) => [
    { domstolid: 'TOSL', query: etternavn },
    { domstolid: 'TOSL', query: `${TWIN.saksnummer} ${etternavn}` },
    { domstolid: 'TSOS', query: etternavn },
  ],
  fraDato: ({ etternavn }) => [{ fraDato: '2026-05-01', query: `26-000201 ${etternavn}` }],
  tilDato: ({ etternavn }) => [{ tilDato: '2026-03-10', query: `hovedforhandling ${etternavn}` }],
  ...facets(),
  sortField: ({ fornavn, etternavn }) =>
    SORT_FIELDS.flatMap((sortField) => [
      { sortField, query: etternavn },
      { sortField, query: `tyveri ELLER "${fornavn} ${etternavn}" ELLER ${etternavn}` },
    ]),
  sortAscending: ({ etternavn }) =>
    SORT_FIELDS.flatMap((sortField) => [
      { sortField, sortAscending: 'false', query: etternavn },
      { sortField, sortAscending: 'true', query: `tyveri ELLER ${etternavn}` },
    ]),
  page: ({ etternavn }) => [
    { page: '2', query: `tyveri ELLER ${etternavn}` },
    { page: '2', query: `tyveri -${etternavn}` },
    { page: '1', query: etternavn },
  ],
  dagord: ({ etternavn }) =>
    [{}, { dagord: 'ord' }, { dagord: 'uten' }].flatMap((dagord) => [
      { ...dagord, query: `${etternavn} 12. mars` },
      { ...dagord, query: `tyveri i mars -${etternavn}` },
    ]),
  nye: ({ etternavn }) => [
    { nye: 'true', query: etternavn },
    { nye: 'true', query: `tyveri -${etternavn}` },
  ],
  pageSize: ({ etternavn }) =>
    PAGE_SIZES.map((size) => ({ pageSize: String(size), query: `tyveri -${etternavn}` })),
};

/** So many of the ways in which a name is written are asked of each field. */
const IN_FIELDS = 6;

/** The fields of 'Utvidet søk', each asked for the name in every way, and beside it in the free text. */
function advanced() {
  const field = (name: string) => (navn: Navn) => [
    ...written(navn)
      .slice(0, IN_FIELDS)
      .map((text) => ({ isAdvancedSearch: 'true', [name]: text })),
    { isAdvancedSearch: 'true', [name]: '-finnesikke', query: navn.etternavn },
    { isAdvancedSearch: 'true', [name]: `-${navn.etternavn}`, query: 'tyveri' },
  ];
  return {
    saksnummer: field('saksnummer'),
    domstol: field('domstol'),
    sakengjelder: field('sakengjelder'),
    sakstype: field('sakstype'),
    parter: field('parter'),
    advokat: field('advokat'),
    bistandsadvokat: field('bistandsadvokat'),
    dommer: field('dommer'),
    rettsmotetype: field('rettsmotetype'),
    dokumenttekst: field('dokumenttekst'),
  };
}

const CHOSEN = {
  domstol: 'TSOS',
  sakstype: 'Meddomsrettssak',
  rettsmoetetype: 'Hovedforhandling',
  kode: 'MED',
  begrensning: 'referatforbud',
} as const satisfies Record<(typeof FASETTER)[number], string>;

function facets() {
  const facet =
    (fasett: (typeof FASETTER)[number]) =>
    ({ etternavn }: Navn) => [
      { [fasettParam(fasett)]: CHOSEN[fasett], query: etternavn },
      { [fasettParam(fasett)]: CHOSEN[fasett], query: `tyveri -${etternavn}` },
      { [fasettParam(fasett)]: etternavn },
    ];
  return {
    fasettdomstol: facet('domstol'),
    fasettsakstype: facet('sakstype'),
    fasettrettsmoetetype: facet('rettsmoetetype'),
    fasettkode: facet('kode'),
    fasettbegrensning: facet('begrensning'),
  };
}

const RANGE = { domstolid: 'alle', fraDato: '2026-02-15', tilDato: '2026-06-30' };

/** Searches for the name, as they are saved. */
export function savedSearches({ fornavn, etternavn }: Navn): string[] {
  const asked = [
    { query: etternavn },
    { query: `"${fornavn} ${etternavn}"` },
    { query: `tyveri -${etternavn}` },
    { query: `${etternavn.slice(0, 5)}*` },
    { query: `tyveri IKKE "${fornavn} ${etternavn}"` },
    { isAdvancedSearch: 'true', parter: etternavn },
    { isAdvancedSearch: 'true', dokumenttekst: etternavn },
  ];
  return asked.map((params) => String(new URLSearchParams({ ...RANGE, ...params })));
}

/** The addresses of calendars and feeds: of the favourites, and of each of these searches (their ids are 1, 2 …). */
export const savedFeeds = (navn: Navn) =>
  [null, ...savedSearches(navn).map((_, i) => i + 1)].map((lagretSoekId, i) => ({
    lagretSoekId,
    kalender: `${i}`.padStart(43, 'K'),
    atom: `${i}`.padStart(43, 'A'),
  }));

/** Every parameter of the search, asked about the name. */
export function searchQuestions(navn: Navn): Question[] {
  return Object.entries(PARAMETERS).flatMap(([parameter, ask]) =>
    ask(navn).map((params) => {
      const query = new URLSearchParams({ ...RANGE, ...params });
      return get(`search by ${parameter}`, `${pressePaths.berammingsliste.path}?${query}`);
    }),
  );
}

/** A file of what is found by free text, and of everything: it is found by what the search is. */
export function exportQuestions(format: 'xlsx' | 'csv', navn: Navn): Question[] {
  const asked = [{ query: '' }, ...PARAMETERS.query(navn), ...PARAMETERS.soekeKategori(navn)];
  return asked.map((params) => {
    const query = new URLSearchParams({ ...RANGE, ...params, kjennerReglene: 'true' });
    return get(`export to ${format}`, `${pressePaths.eksport[format].path}?${query}`);
  });
}

/** The parameters that the search really has. */
export const searchParameters = (): string[] => Object.keys(searchParamsSchema.def.shape);

/** How many hits a search would have brought, asked as the search itself is. */
export const recentHits = (navn: Navn): Question[] =>
  searchQuestions(navn).map(({ path, channel, ...asked }) => ({
    ...asked,
    channel: `${channel}, in the last weeks`,
    path: path.replace(pressePaths.berammingsliste.path, pressePaths.soekAnslag.path),
  }));

/** With the days before and after that have hearings, of one court, several and all. */
export const dayLists = (): Question[] =>
  ['domstolid=TSOS', 'domstolid=TSOS&domstolid=TOSL', 'domstolid=alle'].flatMap((courts) =>
    ['09', '10', '11'].map((day) =>
      get('a day’s list', `${pressePaths.dagsliste.path}?${courts}&dag=2026-03-${day}`),
    ),
  );

/** Of this month, and of the last one with hearings that were held. */
export const announcedSoFar = (as: string, path: string): Question[] =>
  ['', '?maaned=2026-02'].map((query) =>
    get(`how courts announce, so far${as}`, path + query, 'admin'),
  );

import type { Call } from './call.ts';
import * as is from './shapes.ts';

const days = { fraDato: '2026-03-01', tilDato: '2026-03-31' };
const search = { ...days, domstolid: 'alle', soekeKategori: 'berammede' };
/** Every parameter that the page can have in its address. */
const everyParameter = {
  ...search,
  query: '',
  isAdvancedSearch: 'true',
  ...{
    saksnummer: '25-000001',
    domstol: 'Søndre',
    sakengjelder: 'tyveri',
    sakstype: 'Meddomsrett',
  },
  ...{ parter: 'Synligsen', advokat: 'Åsmyr', bistandsadvokat: '', dommer: '', rettsmotetype: '' },
  ...{ page: '1', pageSize: '50', sortField: 'rettsmoete', sortAscending: 'true' },
};
const SORTS = [
  ...['rettsmoete', 'domstol', 'publiseringsdatoTiltale'],
  ...['publiseringsdatoAvgjoerelse', 'avgivelsesdato', 'sisteSak'],
];

const find = (when: string, query: Record<string, string>): Call => ({
  call: 'GET /api/presse/hent-berammingsliste',
  as: 'press user',
  when,
  query,
  status: 200,
  answer: is.hits,
});
const refuseSearch = (query: Record<string, string>, errors: Record<string, string[]>): Call => ({
  ...find(Object.values(errors).flat().join(' '), query),
  status: 400,
  answer: is.refusalOf(errors),
});

const pdf = {
  'content-type': 'application/pdf',
  'content-disposition': /^inline; filename="vist-(tiltale|dom)\.pdf"$/,
};

export const caseCalls: readonly Call[] = [
  // --- cases
  {
    call: 'GET /api/presse/saksdetaljer/{sakId}',
    as: 'press user',
    status: 200,
    answer: is.details,
  },
  {
    call: 'GET /api/presse/saksdetaljer/{sakId}',
    when: 'without hearings and names',
    as: 'press user',
    ids: { sakId: 'UTEN' },
    status: 200,
    answer: is.detailsWithout(3),
  },
  {
    call: 'GET /api/presse/saksdetaljer/{sakId}',
    when: 'two weeks after the hearing',
    as: 'press user',
    ids: { sakId: 'SKJULT' },
    status: 200,
    answer: is.detailsWithout(2),
  },
  {
    call: 'GET /api/presse/saksdetaljer/{sakId}',
    when: 'that there is not',
    as: 'press user',
    ids: { sakId: 'FINNESIKKE' },
    status: 404,
    answer: is.refusal,
  },
  {
    call: 'GET /api/presse/saksdetaljer/saksnummer/{saksnummer}',
    as: 'press user',
    status: 200,
    answer: is.details,
  },
  {
    call: 'GET /api/presse/saksdetaljer/saksnummer/{saksnummer}',
    when: 'of a case from a case API',
    as: 'press user',
    ids: { saksnummer: '25-000009TVI-TSOS/TSAR' },
    status: 200,
    answer: is.details,
  },
  {
    call: 'POST /api/presse/legg-til-favoritt/{sakId}',
    as: 'press user',
    status: 204,
    answer: null,
    then: { call: 'GET /api/presse/favoritter', status: 200, answer: is.favourites('VIST') },
  },
  {
    call: 'POST /api/presse/legg-til-favoritt/{sakId}',
    when: 'that there is not',
    as: 'press user',
    ids: { sakId: 'FINNESIKKE' },
    status: 404,
    answer: is.refusal,
  },
  {
    call: 'POST /api/presse/legg-til-favoritt/saksnummer/{saksnummer}',
    as: 'press user',
    status: 204,
    answer: null,
    then: { call: 'GET /api/presse/favoritter', status: 200, answer: is.favourites('VIST') },
  },
  {
    call: 'DELETE /api/presse/slett-favoritt/{sakId}',
    as: 'press user',
    given: 'favourite',
    status: 204,
    answer: null,
    then: { call: 'GET /api/presse/favoritter', status: 200, answer: is.favourites() },
  },
  {
    call: 'GET /api/presse/favoritter',
    as: 'press user',
    given: 'favourite',
    status: 200,
    answer: is.favourites('VIST'),
  },
  {
    call: 'GET /api/presse/tiltale/{domstolInitialer}/{filNavn}',
    as: 'press user',
    browser: 'tab',
    status: 200,
    answer: null,
    headers: pdf,
  },
  {
    call: 'GET /api/presse/avgjorelser/{domstolInitialer}/{filNavn}',
    as: 'press user',
    browser: 'tab',
    ids: { filNavn: 'vist-dom.pdf' },
    status: 200,
    answer: null,
    headers: pdf,
  },
  {
    call: 'GET /api/presse/tiltale/{domstolInitialer}/{filNavn}',
    when: 'three months after the last hearing',
    as: 'press user',
    ids: { filNavn: 'utgaatt-tiltale.pdf' },
    status: 410,
    answer: is.refusal,
  },

  // --- the search
  find('as the page asks at first', search),
  find('with every parameter of the address', everyParameter),
  ...SORTS.map((sortField) =>
    find(`by ${sortField}`, { ...search, sortField, sortAscending: 'false' }),
  ),
  ...['50', '500', '1000'].map((pageSize) =>
    find(`${pageSize} on a page`, { ...search, pageSize }),
  ),
  find('with a page that is no number', { ...search, page: 'tre', pageSize: '7' }),
  find('for decisions', { ...search, soekeKategori: 'avgjorelser' }),
  find('for indictments', { ...search, soekeKategori: 'tiltaler' }),
  {
    ...find('that finds nothing', { ...search, query: '"finnes ikke noe sted"' }),
    answer: is.noHits,
  },
  refuseSearch({ ...days }, { domstolid: ['Domstol er påkrevd.'] }),
  refuseSearch(
    { domstolid: 'alle' },
    { fraDato: ['Fra dato er påkrevd.'], tilDato: ['Til dato er påkrevd.'] },
  ),
  refuseSearch(
    { ...search, fraDato: '2025-12-09' },
    { fraDato: ['Fra dato kan ikke være mer enn 3 måneder tilbake i tid'] },
  ),
  refuseSearch(
    { ...search, tilDato: '2026-02-28' },
    { fraDato: ['Fra dato kan ikke være etter Til dato.'] },
  ),
  { call: 'GET /api/presse/standard-domstol', as: 'press user', status: 200, answer: is.ownCourt },
  { call: 'GET /api/presse/hent-varsel', as: 'press user', status: 200, answer: is.noBanner },
  {
    call: 'GET /api/presse/hent-varsel',
    when: 'with a banner',
    as: 'press user',
    given: 'banner',
    status: 200,
    answer: is.stored,
  },

  // --- in and out
  {
    call: 'GET /api/presse/auth/signin',
    as: 'nobody',
    query: { redirectUrl: '/profil' },
    browser: 'tab',
    status: 302,
    answer: null,
    headers: { location: /^http:\/\/localhost:\d+\/auth\?/ },
  },
  {
    call: 'POST /api/presse/auth/signout',
    as: 'press user',
    browser: 'form',
    status: 303,
    answer: null,
    headers: { location: /^http:\/\/localhost:\d+\// },
    then: { call: 'GET /api/presse/bruker-info', status: 401, answer: is.refusal },
  },
];

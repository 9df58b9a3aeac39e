import { expect, it } from 'vitest';
import { routes } from '#bff/routes.ts';
import { describeAbsent } from '#tests/support/leaks/absent.suite.ts';
import { CHANNELS, isAsked } from '#tests/support/leaks/channels.ts';
import { PARAMETERS, searchParameters } from '#tests/support/leaks/search-questions.ts';
import { describeTwins } from '#tests/support/leaks/twins.suite.ts';

it('every route is asked about hidden names, or says why it cannot tell of them', () => {
  const served = routes.map(({ method, path }) => `${method} ${path}`);
  expect(Object.keys(CHANNELS).sort()).toEqual(served.sort());
});

it('every parameter of the search is asked', () => {
  expect(Object.keys(PARAMETERS).sort()).toEqual(searchParameters().sort());
});

it('every parameter of the other routes that tell of cases is known', () => {
  // Of a search but its pages, which a file has all of.
  const exportParameters = [
    ...searchParameters().filter((name) => name !== 'page' && name !== 'pageSize'),
    'kjennerReglene',
  ];
  const known: Readonly<Record<string, readonly string[]>> = {
    'get /api/presse/hent-berammingsliste': searchParameters(),
    'get /api/presse/eksport/xlsx': exportParameters,
    'get /api/presse/eksport/csv': exportParameters,
    'get /api/presse/lagrede-soek/anslag': searchParameters(),
    'get /api/presse/soekeforslag': ['q'],
    'get /api/presse/dagsliste': ['domstolid', 'dag'],
    'get /api/presse/lagrede-soek/:id/siden': ['siden', 'finnes'].sort(),
    'get /api/presse/kalender': ['lagretSoekId', 'sakId'],
    'get /api/presse/dekning/varsling': ['maaned'],
    'get /api/presse/dekning/varsling/csv': ['maaned'],
    'get /api/admin/dekning/varsling': ['maaned'],
    'get /api/admin/dekning/varsling/csv': ['maaned'],
    'get /api/admin/revisjon': [
      ...['person', 'sak', 'rolle', 'slag', 'handling', 'fraDato', 'tilDato'],
      ...['page', 'pageSize', 'tilId', 'side'],
    ],
    'get /api/admin/revisjon/csv': [
      'person',
      'sak',
      'rolle',
      'slag',
      'handling',
      'fraDato',
      'tilDato',
      'side',
    ],
  };
  for (const { method, path, query } of routes) {
    const route = `${method} ${path}`;
    if (isAsked(CHANNELS[route]!))
      expect(Object.keys(query?._zod.def.shape ?? {}).sort(), route).toEqual(
        [...(known[route] ?? [])].sort(),
      );
  }
});

describeTwins();
describeAbsent();

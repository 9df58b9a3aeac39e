import type { Safeguard } from '#tests/trust/safeguard.ts';

const SAK = ['web/features/sak/sak-page.test.tsx'];
const of = { promise: 'browser-forgets', project: 'web' } as const;

export const SAFEGUARDS: readonly Safeguard[] = [
  {
    ...of,
    name: 'a case that is hidden or gone leaves every list that the browser keeps',
    file: 'web/api/saker.ts',
    find: '  forgetSak(client, sak);\n',
    replace: '',
    tests: SAK,
  },
  {
    ...of,
    name: 'that a case is hidden takes the place of the case',
    file: 'web/api/saker.ts',
    find: 'if (!(error instanceof ApiError && (error.status === 404 || error.status === 410))) throw error;',
    replace: 'if (error instanceof Error) throw error;',
    tests: SAK,
  },
  {
    ...of,
    name: 'an opened case is not kept when its page is left',
    file: 'web/api/saker.ts',
    find: '    gcTime: 0,\n',
    replace: '',
    tests: SAK,
  },
  {
    ...of,
    name: 'names that are hidden leave the lists that the browser keeps',
    file: 'web/api/saker.ts',
    find: 'if (details.parterStatus !== 0) forgetNames(client, details);',
    replace: '',
    tests: SAK,
  },
  {
    ...of,
    name: 'suggestions with a case that has been hidden are dropped',
    file: 'web/api/forget.ts',
    find: '  client.removeQueries({ queryKey: soekeforslagKey });\n',
    replace: '',
    tests: SAK,
  },
  {
    ...of,
    name: 'a favourite that has become hidden is not shown as it was',
    file: 'web/sak/favoritt-rows.ts',
    find: 'saker.filter(({ sakId }) => !ids.has(sakId))',
    replace: 'saker.filter(({ sakId }) => ids !== null && sakId !== null)',
    tests: ['web/features/search/favoritter.test.tsx'],
  },
];

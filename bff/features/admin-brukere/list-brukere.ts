import { adminPaths } from '#contract/admin/paths.ts';
import { brukereParamsSchema, brukereSchema } from '#contract/admin/brukere.ts';
import { readParams } from '#contract/query.ts';
import { listBrukere } from '#db/brukere.ts';
import { jsonRoute } from '#bff/http/json-route.ts';
import { presentBrukerRad } from '#bff/presenters/bruker.ts';

/** GET bruker/alle (SPEC §2, admin/brukere). The audit remembers who was shown, and not what was searched for. */
export const listBrukereRoute = jsonRoute({
  method: 'get',
  path: adminPaths.brukere.path,
  summary: 'One page of the press users, filtered, searched and sorted',
  access: 'manage users',
  query: brukereParamsSchema,
  response: brukereSchema,
  handle: async ({ db, query, now }) => {
    const { sok, ...params } = readParams(brukereParamsSchema, query);
    const { brukere, totalt } = await listBrukere(db, { ...params, sok }, now);
    return {
      body: { brukere: brukere.map((bruker) => presentBrukerRad(bruker, now)), totalt },
      audit: {
        handling: 'brukere_listet',
        detaljer: { ...params, harSoek: sok !== '', brukerIder: brukere.map(({ id }) => id) },
      },
    };
  },
});

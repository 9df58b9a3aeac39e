import { adminPaths } from '#contract/admin/paths.ts';
import { soeknaderParamsSchema, soeknaderSchema } from '#contract/admin/soeknader.ts';
import { readParams } from '#contract/query.ts';
import { listSoeknadPage } from '#db/soeknad-list.ts';
import { jsonRoute } from '#bff/http/json-route.ts';
import { presentSoeknadRad } from '#bff/presenters/soeknad-review.ts';

/**
 * GET soeknad/alle-soeknader (SPEC §2, admin/soeknader). The audit remembers who was shown, and not what was
 * searched for.
 */
export const listSoeknaderRoute = jsonRoute({
  method: 'get',
  path: adminPaths.soeknader.path,
  summary: 'One page of the applications, filtered, searched and sorted',
  access: 'review applications',
  query: soeknaderParamsSchema,
  response: soeknaderSchema,
  handle: async ({ db, query }) => {
    const { sok, ...params } = readParams(soeknaderParamsSchema, query);
    const { soeknader, totalt } = await listSoeknadPage(db, { ...params, sok });
    return {
      body: { soeknader: soeknader.map(presentSoeknadRad), totalt },
      audit: {
        handling: 'soeknader_listet',
        detaljer: { ...params, harSoek: sok !== '', soeknadIder: soeknader.map(({ id }) => id) },
      },
    };
  },
});

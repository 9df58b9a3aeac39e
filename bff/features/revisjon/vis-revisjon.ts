import type { Knex } from 'knex';
import { adminPaths } from '#contract/admin/paths.ts';
import {
  MAX_REVISJON,
  revisjonParamsSchema,
  revisjonSchema,
  type RevisjonParams,
} from '#contract/admin/revisjon.ts';
import { readParams } from '#contract/query.ts';
import type { RevisjonCondition } from '#db/revisjon/condition.ts';
import { countRows, newestId, readPageOfRows } from '#db/revisjon/read-rows.ts';
import { jsonRoute } from '#bff/http/json-route.ts';
import { presentRevisjon } from '#bff/presenters/revisjon.ts';
import { resolveFilter } from './resolve-filter.ts';

/** GET revisjon: who did and looked at what, newest first. Looking is written down as well. */
export const visRevisjon = jsonRoute({
  method: 'get',
  path: adminPaths.revisjon.path,
  summary: 'Who did and looked at what, when',
  access: 'read audit log',
  query: revisjonParamsSchema,
  response: revisjonSchema,
  handle: async ({ db, query }) => {
    const params = readParams(revisjonParamsSchema, query);
    const { condition, forVidt, logged } = await resolveFilter(db, params);
    const tilId = params.tilId ?? (await newestId(db));
    const found = forVidt ? NOTHING : await readLog(db, { ...condition, tilId }, params);
    const { page, pageSize } = params;
    return {
      body: { ...found, tilId, forVidt },
      audit: { handling: 'revisjon_vist', detaljer: { ...logged, page, pageSize } },
    };
  },
});

const NOTHING = { rader: [], totalt: 0, flere: false };

/** No further than MAX_REVISJON (docs/decisions/0013): counting and skipping millions of rows takes their time. */
async function readLog(
  db: Knex,
  condition: RevisjonCondition,
  { page, pageSize }: Pick<RevisjonParams, 'page' | 'pageSize'>,
) {
  const counted = await countRows(db, condition, MAX_REVISJON + 1);
  const offset = (page - 1) * pageSize;
  const rows =
    offset < Math.min(counted, MAX_REVISJON)
      ? await readPageOfRows(db, condition, { offset, limit: pageSize })
      : [];
  return {
    rader: rows.map(presentRevisjon),
    totalt: Math.min(counted, MAX_REVISJON),
    flere: counted > MAX_REVISJON,
  };
}

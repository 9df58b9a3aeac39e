import type { Knex } from 'knex';
import { jsonRoute } from '#bff/http/json-route.ts';
import { LONG_TEXTS, refuseLongTexts } from '#bff/http/texts.ts';
import { adminPaths } from '#contract/admin/paths.ts';
import {
  MAX_REVISJON,
  type RevisjonParams,
  type RevisjonRad,
  revisjonParamsSchema,
  revisjonSchema,
} from '#contract/admin/revisjon.ts';
import { readParams } from '#contract/values.ts';
import {
  type RevisjonCondition,
  type RevisjonRow,
  countRows,
  newestId,
  readPageOfRows,
} from '#db/revisjon/rows.ts';
import { displayName } from '#domain/person-name.ts';
import { pseudonymOf } from '#domain/revisjon.ts';
import { osloIso } from '#domain/time.ts';
import { resolveFilter } from './filter.ts';

/** GET revisjon: who did and looked at what, newest first. Reading the log is logged as well. */
export const visRevisjon = jsonRoute({
  method: 'get',
  path: adminPaths.revisjon.path,
  summary: 'Who did and looked at what, when',
  access: 'read audit log',
  query: revisjonParamsSchema,
  rules: LONG_TEXTS,
  response: revisjonSchema,
  handle: async ({ db, query }) => {
    refuseLongTexts(query);
    const params = readParams(revisjonParamsSchema, query);
    const { condition, forVidt, logged } = await resolveFilter(db, params);
    const tilId = params.tilId ?? (await newestId(db));
    const found = forVidt ? NOTHING : await readLog(db, { ...condition, tilId }, params);
    const { page, pageSize } = params;
    return {
      body: { ...found, tilId, forVidt },
      audit: { action: 'revisjon_vist', detaljer: { ...logged, page, pageSize } },
    };
  },
});

const NOTHING = { rader: [], totalt: 0, flere: false };

/** Counts and pages up to MAX_REVISJON rows (docs/decisions/0013): counting or skipping millions is slow. */
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

/** A row as an administrator sees it, with a pseudonym instead of the keyed hash. */
export function presentRevisjon(row: RevisjonRow): RevisjonRad {
  const { id, tidspunkt, rolle, identitetHash, navn, action, sakId, saksnummer } = row;
  return {
    id,
    tidspunkt: osloIso(tidspunkt),
    rolle,
    navn: navn === null ? null : displayName(navn),
    pseudonym: pseudonymOf(identitetHash),
    handling: action,
    sakId,
    saksnummer,
    detaljer: row.detaljer,
    harOrd: row.harOrd,
  };
}

import type { Knex } from 'knex';
import { jsonRoute } from '#bff/http/json-route.ts';
import { LIST_RULES, refuseList } from '#bff/http/lists.ts';
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
import { type Named, readNames } from '#db/revisjon/names.ts';
import { displayName } from '#domain/person-name.ts';
import { navngitteIn } from '#domain/revisjon-detaljer.ts';
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
  rules: LIST_RULES,
  response: revisjonSchema,
  handle: async ({ db, query }) => {
    refuseList(query);
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
  const names = await namesIn(db, rows);
  return {
    rader: rows.map((row) => presentRevisjon(row, names)),
    totalt: Math.min(counted, MAX_REVISJON),
    flere: counted > MAX_REVISJON,
  };
}

type Names = ReadonlyMap<string, Named>;

/** What the rows name by its id, looked up at once. */
export async function namesIn(db: Knex, rows: readonly RevisjonRow[]): Promise<Names> {
  const found = await readNames(
    db,
    rows.flatMap(({ detaljer }) => navngitteIn(detaljer)),
  );
  return new Map(found.map((one) => [one.id, one]));
}

/** A court and the number of a case are written as they are. */
function shownName({ slag, navn }: Named): string {
  return slag === 'domstol' || slag === 'sak' ? navn : displayName(navn);
}

/** A row as an administrator sees it, with a pseudonym instead of the keyed hash. */
export function presentRevisjon(row: RevisjonRow, names: Names): RevisjonRad {
  const { id, tidspunkt, rolle, identitetHash, action, sakId, saksnummer, detaljer } = row;
  const own = navngitteIn(detaljer).flatMap((one) => names.get(one.id) ?? []);
  const question = names.get(String(detaljer['bekreftelseId']));
  // An employer has no profile: the question has the contact person's name.
  const employer = rolle === 'arbeidsgiver' ? question?.navn : null;
  const navn = row.navn ?? employer ?? null;
  const gjelder = question?.gjelder ?? null;
  return {
    id,
    tidspunkt: osloIso(tidspunkt),
    rolle,
    navn: navn === null ? null : displayName(navn),
    pseudonym: pseudonymOf(identitetHash),
    handling: action,
    sakId,
    saksnummer,
    detaljer,
    navnPaa: Object.fromEntries(own.map((one) => [one.id, shownName(one)])),
    gjelder: gjelder === null ? null : displayName(gjelder),
    harOrd: row.harOrd,
  };
}

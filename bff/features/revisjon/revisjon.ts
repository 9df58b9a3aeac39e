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
import { type AuditSide, pseudonymOf } from '#domain/revisjon.ts';
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

const NOTHING = { rader: [], totalt: 0, flere: false, antall: null };

/** Counts and pages up to MAX_REVISJON rows: counting or skipping millions is slow. */
async function readLog(
  db: Knex,
  condition: RevisjonCondition,
  { page, pageSize }: Pick<RevisjonParams, 'page' | 'pageSize'>,
) {
  const { antall, counted } = await count(db, condition);
  const offset = (page - 1) * pageSize;
  const rows =
    offset < Math.min(counted, MAX_REVISJON)
      ? await readPageOfRows(db, condition, { offset, limit: pageSize })
      : [];
  const names = await namesIn(db, rows);
  return {
    rader: rows.map((row) => presentRevisjon(row, names, condition.personer)),
    totalt: Math.min(counted, MAX_REVISJON),
    antall,
    flere: counted > MAX_REVISJON,
  };
}

/** How many rows are asked for; of persons, on each of the sides. One more than MAX_REVISJON: there are more. */
async function count(db: Knex, condition: RevisjonCondition) {
  const countOf = (of: Partial<RevisjonCondition>) =>
    countRows(db, { ...condition, ...of }, MAX_REVISJON + 1);
  if (!condition.personer) return { antall: null, counted: await countOf({}) };
  const all = {
    begge: await countOf({ side: null }),
    gjortAv: await countOf({ side: 'gjortAv' }),
    gjelder: await countOf({ side: 'gjelder' }),
  };
  const most = (of: number) => Math.min(of, MAX_REVISJON);
  const { begge, gjortAv, gjelder } = all;
  return {
    antall: { begge: most(begge), gjortAv: most(gjortAv), gjelder: most(gjelder) },
    counted: all[condition.side ?? 'begge'],
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

/** Rows of before do not say what was shown again: the withdrawal does. */
function withScope({ omfang, filtype, detaljer }: RevisjonRow): RevisjonRad['detaljer'] {
  return omfang ? { omfang, ...(filtype && { filtype }), ...detaljer } : detaljer;
}

/** On which side of the row those are who were asked for. */
function sidesOf(row: RevisjonRow, personer: readonly Buffer[] | null): AuditSide[] {
  const sides = { gjortAv: row.identitetHash, gjelder: row.gjelderHash };
  return (['gjortAv', 'gjelder'] as const).filter((side) => {
    const hash = sides[side];
    return hash !== null && personer?.some((one) => one.equals(hash));
  });
}

/** A row as an administrator sees it, with pseudonyms instead of the keyed hashes. `personer`: who was asked for. */
export function presentRevisjon(
  row: RevisjonRow,
  names: Names,
  personer: readonly Buffer[] | null = null,
): RevisjonRad {
  const { id, tidspunkt, rolle, identitetHash, gjelderHash, action, sakId, saksnummer } = row;
  const detaljer = withScope(row);
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
    gjelderPseudonym: gjelderHash && pseudonymOf(gjelderHash),
    sider: sidesOf(row, personer),
    sakId,
    saksnummer,
    detaljer,
    navnPaa: Object.fromEntries(own.map((one) => [one.id, shownName(one)])),
    gjelder: gjelder === null ? null : displayName(gjelder),
    harOrd: row.harOrd,
  };
}

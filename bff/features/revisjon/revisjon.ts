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
import { readNames } from '#db/revisjon/names.ts';
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
  const names = await namesIn(db, rows);
  return {
    rader: rows.map((row) => presentRevisjon(row, names)),
    totalt: Math.min(counted, MAX_REVISJON),
    flere: counted > MAX_REVISJON,
  };
}

type Names = Readonly<Record<string, string>>;

/** The fields whose values are ids of something with a name. */
const NAMED = ['domstolid', 'soeknadId', 'brukerId', 'bekreftelseId'];

function idsIn({ detaljer }: RevisjonRow): string[] {
  const { soek } = detaljer;
  const all = { ...detaljer, ...(typeof soek === 'object' ? soek : {}) } as Record<string, unknown>;
  return NAMED.map((key) => all[key]).filter((id) => typeof id === 'string');
}

/** The names that the rows' sentences need. */
export function namesIn(db: Knex, rows: readonly RevisjonRow[]): Promise<Names> {
  return readNames(db, [...new Set(rows.flatMap(idsIn))]);
}

/** A row as an administrator sees it, with a pseudonym instead of the keyed hash. */
export function presentRevisjon(row: RevisjonRow, names: Names): RevisjonRad {
  const { id, tidspunkt, rolle, identitetHash, action, sakId, saksnummer } = row;
  const own = idsIn(row).filter((one) => Object.hasOwn(names, one));
  const navnPaa = Object.fromEntries(own.map((one) => [one, displayName(names[one]!)]));
  // An employer has no profile: the question has the contact person's name.
  const employer = rolle === 'arbeidsgiver' ? names[String(row.detaljer['bekreftelseId'])] : null;
  const navn = row.navn ?? employer ?? null;
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
    navnPaa,
    harOrd: row.harOrd,
  };
}

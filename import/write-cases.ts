import type { Knex } from 'knex';
import { endOfOsloDay, osloDay, startOfOsloDay } from '#domain/time.ts';
import type { MoeteRow, ParsedRow, SakRow } from './parse-row.ts';

interface CaseWrite {
  readonly sak: SakRow;
  readonly moeter: readonly MoeteRow[];
}

/** How many rows the database did not have, had otherwise, and had just so. */
export interface Counts {
  readonly created: number;
  readonly changed: number;
  readonly unchanged: number;
}

const TYPES: Record<keyof SakRow, string> = {
  sak_id: 'text',
  saksnummer: 'text',
  domstol_id: 'text',
  saks_tema: 'text',
  sakstype: 'text',
  parter: 'text',
  parter_anonymisert: 'boolean',
  advokat: 'text',
  bistandsadvokater: 'text[]',
  rettens_administrator: 'text',
  er_hentet_fra_sak_api: 'boolean',
  beskrivelse: 'text',
};
const COLUMNS = Object.keys(TYPES);
/** A list knows nothing of judge, lawyers and the like: what is known of them stays. */
const LIST_COLUMNS = ['saksnummer', 'domstol_id', 'saks_tema', 'parter', 'sakstype'];

const upsert = (columns: readonly string[], value: (column: string) => string) => `
  insert into sak (${COLUMNS.join(', ')}, foerst_sett)
  select ny.*, ?::timestamptz
  from jsonb_to_recordset(?::jsonb) as ny(${COLUMNS.map((name) => `${name} ${TYPES[name as keyof SakRow]}`).join(', ')})
  order by ny.sak_id collate "C"
  on conflict (sak_id) do update set (${columns.join(', ')}) = row (${columns.map(value).join(', ')})
  where (${columns.map((name) => `sak.${name}`).join(', ')})
    is distinct from (${columns.map(value).join(', ')})
  returning sak_id, xmax = 0 as ny`;

const UPSERT = {
  sak: upsert(
    COLUMNS.filter((name) => name !== 'sak_id'),
    (name) => `excluded.${name}`,
  ),
  liste: upsert(LIST_COLUMNS, (name) =>
    name === 'sakstype' ? 'coalesce(sak.sakstype, excluded.sakstype)' : `excluded.${name}`,
  ),
};

const HEARINGS = `
  with ny as materialized (select * from jsonb_to_recordset(?::jsonb) as n (sak_id text,
    start timestamptz, slutt timestamptz, sal text, rettsal_adresse text, rettsmoetetype text))`;
/** A list knows only the times: the room that is known of a hearing at these times stays. */
const SAME = {
  liste: 'r.sak_id = ny.sak_id and r.start = ny.start and r.slutt = ny.slutt',
  sak: `r.sak_id = ny.sak_id and r.start = ny.start and r.slutt = ny.slutt
    and (r.sal, r.rettsal_adresse, r.rettsmoetetype)
      is not distinct from (ny.sal, ny.rettsal_adresse, ny.rettsmoetetype)`,
};

/**
 * Brings cases with their hearings into the database; what is there just so is not written: no new version,
 * nothing in the outbox. Hearings that the row does not have go. Throws what the database throws.
 */
export async function writeCases(
  trx: Knex,
  kind: 'sak' | 'liste',
  cases: readonly CaseWrite[],
  now: Date,
): Promise<Counts> {
  const touched = await upsertCases(trx, kind, cases, now);
  const ids = cases.map(({ sak }) => sak.sak_id);
  const moeter = JSON.stringify(
    cases.flatMap(({ sak, moeter }) => moeter.map((moete) => ({ sak_id: sak.sak_id, ...moete }))),
  );
  const removed = await trx.raw<{ rows: { sak_id: string }[] }>(
    `${HEARINGS} delete from rettsmoete r where r.sak_id = any (?)
       and not exists (select from ny where ${SAME[kind]}) returning r.sak_id`,
    [moeter, ids],
  );
  const added = await trx.raw<{ rows: { sak_id: string }[] }>(
    `${HEARINGS} insert into rettsmoete (sak_id, start, slutt, sal, rettsal_adresse, rettsmoetetype)
     select ny.* from ny where not exists (select from rettsmoete r where ${SAME[kind]})
     returning sak_id`,
    [moeter],
  );
  const created = new Set(touched.filter((row) => row.ny).map((row) => row.sak_id));
  const all = new Set([...touched, ...removed.rows, ...added.rows].map((row) => row.sak_id));
  return {
    created: created.size,
    changed: all.size - created.size,
    unchanged: cases.length - all.size,
  };
}

async function upsertCases(
  trx: Knex,
  kind: 'sak' | 'liste',
  cases: readonly CaseWrite[],
  now: Date,
): Promise<{ sak_id: string; ny: boolean }[]> {
  const { rows } = await trx.raw<{ rows: { sak_id: string; ny: boolean }[] }>(UPSERT[kind], [
    now,
    JSON.stringify(cases.map(({ sak }) => sak)),
  ]);
  return rows;
}

/** Which courts and days a list speaks of. */
export class Coverage {
  readonly domstoler = new Set<string>();
  first = Infinity;
  last = -Infinity;
  /** A row that could not even be told which case it is of: nothing can be called absent then. */
  unreadable = false;

  add(row: ParsedRow): void {
    if (row.kind === 'dokument') return;
    this.domstoler.add(row.sak.domstol_id);
    for (const { start, slutt } of row.moeter) {
      this.first = Math.min(this.first, start.getTime());
      this.last = Math.max(this.last, slutt.getTime());
    }
  }
}

interface Removed {
  readonly hearings: number;
  readonly cases: number;
}

/**
 * `--complete`: the list is the whole truth for its courts, from its first day to its last. Hearings there of
 * cases that the list does not have go. A case that is left without hearings stays as one (its names are
 * hidden, SPEC §3 status 3) if anything hangs on it: a document, a favourite, or details that no list gives.
 * Otherwise only a list knew of it, and it goes too.
 */
export async function removeAbsent(trx: Knex, coverage: Coverage): Promise<Removed> {
  if (coverage.last < coverage.first) return { hearings: 0, cases: 0 };
  const from = startOfOsloDay(osloDay(new Date(coverage.first)));
  const to = endOfOsloDay(osloDay(new Date(coverage.last)));
  const { rows } = await trx.raw<{ rows: { sak_id: string }[] }>(
    `delete from rettsmoete r using sak s
     where s.sak_id = r.sak_id and s.domstol_id = any (?) and r.start >= ? and r.start < ?
       and not exists (select from import_sett i where i.noekkel = s.sak_id)
       and not exists (select from import_sett i where i.noekkel = s.saksnummer)
     returning r.sak_id`,
    [[...coverage.domstoler], from, to],
  );
  const { rowCount } = await trx.raw<{ rowCount: number }>(
    `delete from sak s where s.sak_id = any (?)
       and not exists (select from rettsmoete r where r.sak_id = s.sak_id)
       and not exists (select from dokument k where k.sak_id = s.sak_id)
       and not exists (select from favoritt f where f.sak_id = s.sak_id)
       and not s.er_hentet_fra_sak_api and not s.parter_anonymisert
       and s.advokat is null and s.rettens_administrator is null and s.beskrivelse is null
       and s.bistandsadvokater = '{}'`,
    [[...new Set(rows.map((row) => row.sak_id))]],
  );
  return { hearings: rows.length, cases: rowCount };
}

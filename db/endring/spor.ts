import type { Knex } from 'knex';
import { rowsOf, run, sql } from '#db/sql.ts';
import type { Rettsmoete } from '#domain/sak.ts';
import { erAv, MOETE_FORMER } from '#domain/endring-slag.ts';
import type { SakEndring, Tid } from '#domain/endringer.ts';
import { follow, type Spor } from '#domain/kalender.ts';

/* `rettsmoete_spor`: which hearing is which in a calendar (domain/kalender.ts). */

interface SporRow extends Omit<Spor, 'rettsalAdresse'> {
  readonly sak_id: string;
  readonly rettsal_adresse: string | null;
}

async function readSpor(
  db: Knex,
  sakIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Spor[]>> {
  const rows = await rowsOf<SporRow>(
    db,
    sql`select sak_id, spor, start, slutt, sal, rettsal_adresse, sekvens, avlyst, endret
      from rettsmoete_spor where sak_id = any(${sakIds}::text[]) order by sak_id, spor`,
  );
  return byCase(rows, ({ sak_id: _, rettsal_adresse: rettsalAdresse, ...row }) => ({
    ...row,
    rettsalAdresse,
  }));
}

/** Follows the changes, in the transaction in which they are written and the cases are locked. */
export async function followHearings(
  trx: Knex,
  endringer: readonly SakEndring[],
  now: Date,
): Promise<void> {
  const changed = endringer.filter(({ endring }) => erAv(endring, ...MOETE_FORMER));
  if (changed.length === 0) return;
  const known = await readSpor(trx, [...new Set(changed.map(({ sakId }) => sakId))]);
  const bySak = byCase(
    changed.map(({ sakId, endring }) => ({ sak_id: sakId, endring })),
    ({ endring }) => endring,
  );
  const rows = [...bySak].flatMap(([sak_id, of]) =>
    follow(known.get(sak_id) ?? [], of, now).map(({ rettsalAdresse, ...spor }) => ({
      ...{ sak_id, ...spor, rettsal_adresse: rettsalAdresse },
    })),
  );
  const ny = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as ny (sak_id text, spor text,
    start timestamptz, slutt timestamptz, sal text, rettsal_adresse text, sekvens int, avlyst boolean,
    endret timestamptz)`;
  await run(
    trx,
    sql`delete from rettsmoete_spor r where r.sak_id = any(${[...bySak.keys()]}::text[])
      and not exists (select from ${ny} where ny.sak_id = r.sak_id and ny.spor = r.spor)`,
  );
  if (rows.length === 0) return;
  await run(
    trx,
    sql`insert into rettsmoete_spor (sak_id, spor, start, slutt, sal, rettsal_adresse, sekvens, avlyst, endret)
      select ny.sak_id, ny.spor, ny.start, ny.slutt, ny.sal, ny.rettsal_adresse, ny.sekvens, ny.avlyst, ny.endret
      from ${ny}
      on conflict (sak_id, spor) do update set start = excluded.start, slutt = excluded.slutt,
        sal = excluded.sal, rettsal_adresse = excluded.rettsal_adresse, sekvens = excluded.sekvens,
        avlyst = excluded.avlyst, endret = excluded.endret`,
  );
}

/** What a calendar has to know of the cases beside their hearings. */
export interface BesideHearings {
  readonly spor: readonly Spor[];
  /** Those that are gone, and that nobody has been told of. */
  readonly borte: readonly Tid[];
}

/** Of each of the cases that has something of it. */
export async function readBesideHearings(
  db: Knex,
  sakIds: readonly string[],
): Promise<(sakId: string) => BesideHearings> {
  if (sakIds.length === 0) return () => NOTHING;
  const [spor, rows] = await Promise.all([
    readSpor(db, sakIds),
    rowsOf<BorteTid>(
      db,
      sql`select sak_id, start, slutt, sal, rettsal_adresse from rettsmoete_borte
        where sak_id = any(${sakIds}::text[]) order by sak_id, start, slutt`,
    ),
  ]);
  const borte = byCase(rows, ({ start, slutt, sal, rettsal_adresse: rettsalAdresse }): Tid => ({
    ...{ start, slutt, sal, rettsalAdresse },
  }));
  return (sakId) => ({ spor: spor.get(sakId) ?? [], borte: borte.get(sakId) ?? [] });
}

const NOTHING: BesideHearings = { spor: [], borte: [] };
type BorteTid = Pick<Rettsmoete, 'start' | 'slutt' | 'sal'> & {
  readonly sak_id: string;
  readonly rettsal_adresse: string | null;
};

function byCase<R extends { readonly sak_id: string }, T>(
  rows: readonly R[],
  read: (row: R) => T,
): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const row of rows) found.set(row.sak_id, [...(found.get(row.sak_id) ?? []), read(row)]);
  return found;
}

import type { Knex } from 'knex';
import { rowsOf, run, sql, type Sql } from '#db/sql.ts';
import { isSakWithdrawn } from '#db/tilbaketrekking/hidden.ts';
import { tidOf, type SakEndring } from '#domain/endringer.ts';
import type { Rettsmoete } from '#domain/sak.ts';

/* `rettsmoete_borte`: hearings that are gone, and of which nobody has been told: they may come back, or at another time. */

/** In how many complete lists, one after the other, a hearing has to be missing. */
const LISTS_UNTIL_CANCELLED = 2;

/** A hearing as it stood. */
export interface BorteRow {
  readonly sak_id: string;
  readonly start: Date;
  readonly slutt: Date;
  readonly sal: string | null;
  readonly rettsal_adresse: string | null;
  readonly rettsmoetetype: string | null;
  readonly begrensninger: Rettsmoete['begrensninger'];
  /** Its texts without the parties' names, where it had any. */
  readonly uten_navn?: Readonly<Record<string, unknown>> | null;
}

const toMoete = (row: BorteRow): Rettsmoete => ({
  ...{ start: row.start, slutt: row.slutt, sal: row.sal, rettsalAdresse: row.rettsal_adresse },
  ...{ rettsmoetetype: row.rettsmoetetype, begrensninger: row.begrensninger, utenNavn: null },
});

/** Those of the cases, by case. */
export async function readBorte(
  trx: Knex,
  sakIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Rettsmoete[]>> {
  const rows = await rowsOf<BorteRow>(
    trx,
    sql`select * from rettsmoete_borte where sak_id = any(${sakIds}) order by start, slutt`,
  );
  const byCase = new Map<string, Rettsmoete[]>();
  for (const row of rows) byCase.set(row.sak_id, [...(byCase.get(row.sak_id) ?? []), toMoete(row)]);
  return byCase;
}

/** These are the ones of these cases now. What was counted of those that are gone still stays. */
export async function writeBorte(
  trx: Knex,
  byCase: ReadonlyMap<string, readonly Rettsmoete[]>,
): Promise<void> {
  const sakIds = [...byCase.keys()];
  if (sakIds.length === 0) return;
  const rows = [...byCase].flatMap(([sak_id, moeter]) =>
    moeter.map(({ start, slutt, sal, rettsalAdresse, rettsmoetetype, begrensninger }) => ({
      ...{ sak_id, start, slutt, sal, rettsal_adresse: rettsalAdresse, rettsmoetetype },
      begrensninger,
    })),
  );
  const borte = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as ny (sak_id text, start timestamptz,
    slutt timestamptz, sal text, rettsal_adresse text, rettsmoetetype text, begrensninger text[])`;
  await run(
    trx,
    sql`delete from rettsmoete_borte b where b.sak_id = any(${sakIds}) and not exists (select from ${borte}
      where ny.sak_id = b.sak_id and ny.start = b.start and ny.slutt = b.slutt)`,
  );
  if (rows.length === 0) return;
  await run(
    trx,
    sql`insert into rettsmoete_borte (sak_id, start, slutt, sal, rettsal_adresse, rettsmoetetype, begrensninger)
      select ny.* from ${borte} on conflict do nothing`,
  );
}

/** These are gone together with their cases' rows. Of a hidden case nobody is told, and what is over is no news. */
export async function addBorte(trx: Knex, gone: readonly BorteRow[], now: Date): Promise<void> {
  // For good: when it is told, nobody may know any more what to look for.
  const withoutNames = gone.map((row) => ({ ...row, ...row.uten_navn }));
  await run(
    trx,
    sql`insert into rettsmoete_borte (sak_id, start, slutt, sal, rettsal_adresse, rettsmoetetype, begrensninger)
      select ny.* from jsonb_to_recordset(${JSON.stringify(withoutNames)}::jsonb) as ny (sak_id text, start timestamptz,
        slutt timestamptz, sal text, rettsal_adresse text, rettsmoetetype text, begrensninger text[])
      join sak s on s.sak_id = ny.sak_id and not ${isSakWithdrawn(sql`s.sak_id`)}
      where ny.slutt > ${now} on conflict do nothing`,
  );
}

/** A complete list: what it is about, as a condition on a hearing `r` of a case `s`, and its print. */
interface CompleteList {
  readonly covers: Sql;
  readonly print: Uint8Array;
  /** Cases by id or number whose rows were refused: the list may have their hearings. */
  readonly refused: readonly string[];
}

/**
 * Counts a complete list that has been written, and takes out the hearings that it is the second one without: they are
 * cancelled. The same list once more is no second one.
 */
export async function takeCancelled(
  trx: Knex,
  { covers, print, refused }: CompleteList,
  now: Date,
): Promise<SakEndring[]> {
  await run(
    trx,
    // What is over, what is back, and what happened to a case while it was hidden.
    sql`delete from rettsmoete_borte b where b.slutt <= ${now}
      or exists (select from rettsmoete r where r.sak_id = b.sak_id and r.start = b.start and r.slutt = b.slutt)
      or ${isSakWithdrawn(sql`b.sak_id`)}`,
  );
  await run(
    trx,
    sql`update rettsmoete_borte r set lister = r.lister + 1, siste_liste = ${print}
      from sak s where ${covers} and r.siste_liste is distinct from ${print}
        and not s.sak_id = any(${refused}) and not s.saksnummer = any(${refused})`,
  );
  const rows = await rowsOf<BorteRow>(
    trx,
    sql`delete from rettsmoete_borte where lister >= ${LISTS_UNTIL_CANCELLED} returning *`,
  );
  return rows
    .sort((a, b) => a.start.getTime() - b.start.getTime())
    .map((row) => ({
      sakId: row.sak_id,
      endring: { slag: 'avlyst', fra: tidOf(toMoete(row)), til: null },
    }));
}

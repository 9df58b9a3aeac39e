import type { Knex } from 'knex';
import { rowsOf, sql, type Sql } from '#db/sql.ts';

/**
 * For larger statements: what an administrator has hidden and not shown again. Whoever reads a case or a document for
 * somebody else asks this (docs/decisions/0025).
 */

/** Whether the whole case is hidden. */
export function isSakWithdrawn(sakId: Sql): Sql {
  return sql`exists (select from tilbaketrekking t
    where t.sak_id = ${sakId} and t.omfang = 'sak' and t.opphevet is null)`;
}

/** Whether the parties of the case are hidden by an administrator; the clock and the court hide them as well. */
export function areParterWithdrawn(sakId: Sql): Sql {
  return sql`exists (select from tilbaketrekking t
    where t.sak_id = ${sakId} and t.omfang = 'parter' and t.opphevet is null)`;
}

/** Whether the document that stands as `k` in the statement is hidden by an administrator. */
export function isDokumentWithdrawn(): Sql {
  return sql`exists (select from tilbaketrekking t
    where t.sak_id = k.sak_id and t.omfang = 'dokument' and t.opphevet is null
      and t.filtype = k.filtype and t.domstol_initialer = k.domstol_initialer and t.fil_navn = k.fil_navn)`;
}

/** Whether the document `k` is hidden, or its file has been removed (db/retention/files.ts), which looks the same. */
export function isDokumentGone(): Sql {
  return sql`(k.lagernoekkel is null or ${isDokumentWithdrawn()})`;
}

/** Whether somebody has decided that the names of the case `s` are hidden: the court, or an administrator for it. */
export function areParterWithheld(): Sql {
  return sql`(s.parter_anonymisert or 'skjultIdentitet' = any(s.begrensninger)
    or ${areParterWithdrawn(sql`s.sak_id`)}
    or exists (select from rettsmoete r
      where r.sak_id = s.sak_id and 'skjultIdentitet' = any(r.begrensninger))
    or exists (select from dokument d
      where d.sak_id = s.sak_id and 'skjultIdentitet' = any(d.begrensninger))
    or exists (select from begrensning b
      where b.sak_id = s.sak_id and b.type = 'skjultIdentitet' and b.opphevet is null))`;
}

/** The ids of all hidden cases. */
export function withdrawnSakIds(): Sql {
  return sql`select sak_id from tilbaketrekking where omfang = 'sak' and opphevet is null`;
}

/**
 * The versions of those of the cases that are hidden, of one moment: a case that is shown again meanwhile has a newer
 * version, and this one must not take it out of the index.
 */
export async function readWithdrawnVersions(
  db: Knex,
  sakIds: readonly string[],
): Promise<{ readonly sakId: string; readonly versjon: number }[]> {
  if (sakIds.length === 0) return [];
  return rowsOf(
    db,
    sql`select sak_id as "sakId", versjon from sak
     where sak_id = any(${sakIds}::text[]) and ${isSakWithdrawn(sql`sak.sak_id`)}`,
  );
}

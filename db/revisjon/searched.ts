import type { Knex } from 'knex';
import { firstRowOf, sql } from '#db/sql.ts';
import type { AuditAction } from '#domain/revisjon.ts';

const SOEK = 'soek' satisfies AuditAction;

/** Whether anybody has searched for cases later than `since`. */
export async function hasSearchedSince(db: Knex, since: Date): Promise<boolean> {
  const row = await firstRowOf<{ searched: boolean }>(
    db,
    sql`select exists (select from revisjon where handling = ${SOEK} and tidspunkt > ${since}) as searched`,
  );
  return row!.searched;
}

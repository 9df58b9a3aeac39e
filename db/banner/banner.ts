import type { Knex } from 'knex';
import { ALWAYS, firstRowOf, join, type Sql, sql } from '#db/sql.ts';
import { bannerSchema, type BannerContent } from '#contract/banner.ts';
import type { AuditAction } from '#domain/revisjon.ts';

interface StoredBanner {
  readonly nr: number;
  readonly content: BannerContent;
  /** Another one for each banner that is stored, never used again. */
  readonly versjon: number;
}

/*
 * The one banner of the described calls, and of the versions of the programs that know no other: of the several (varsler.ts) the
 * row with `ene`. Those versions read and write it by the view `varsel`.
 */

/** The stored banner, shown now or not (domain/banner.ts decides); null when there is none. */
export async function readBanner(db: Knex): Promise<StoredBanner | null> {
  const row = await db('varselbanner')
    .where({ ene: true })
    .first<StoredBanner | undefined>('nr', 'content', 'versjon');
  return row ? { ...row, content: bannerSchema.parse(row.content) } : null;
}

/** Who stored or deleted the banner last, and when. */
export interface BannerChange {
  /** Null for one whose account is gone. */
  readonly navn: string | null;
  readonly tidspunkt: Date;
}

/** The last change of the banner, from the audit log; null when there has been none. */
export async function readBannerChange(db: Knex, nr: number | null): Promise<BannerChange | null> {
  // Versions that know one banner log no number.
  const mine = sql`coalesce(detaljer->>'varselId', ${String(nr)}) = ${String(nr)}`;
  const last =
    nr === null
      ? lastChange(['varsel_slettet'], ALWAYS)
      : lastChange(['varsel_lagret', 'varsel_stoppet'], mine);
  return (await firstRowOf<BannerChange>(db, last)) ?? null;
}

/** A query for who did the last of these actions on a banner, and when. */
export function lastChange(actions: readonly AuditAction[], which: Sql): Sql {
  // The newest of each action is found in the index; of several together it would be a sort.
  const newest = actions.map(
    (action) => sql`(select identitet_hash, tidspunkt, id from revisjon
      where handling = ${action} and ${which} order by tidspunkt desc, id desc limit 1)`,
  );
  return sql`select r.tidspunkt,
      (select navn from administrator a where a.identitet_hash = r.identitet_hash) as navn
    from (${join(newest, ' union all ')}) as r order by r.tidspunkt desc, r.id desc limit 1`;
}

/** Stores the banner, and gives its number; null when there is one already. */
export async function insertBanner(
  db: Knex,
  content: BannerContent,
  now: Date,
): Promise<number | null> {
  const [row] = await db('varselbanner')
    .insert({ ene: true, content: JSON.stringify(content), start: now, oppdatert: now })
    .onConflict('ene')
    .ignore()
    .returning<{ nr: number }[]>('nr');
  return row?.nr ?? null;
}

/** Locks the banner until the transaction ends, so that nobody changes it in between; null when there is none. */
export async function lockBanner(db: Knex): Promise<Omit<StoredBanner, 'content'> | null> {
  const row = await firstRowOf<Omit<StoredBanner, 'content'>>(
    db,
    sql`select nr, versjon from varselbanner where ene for update`,
  );
  return row ?? null;
}

/** Replaces the banner that there is. */
export async function updateBanner(db: Knex, content: BannerContent, now: Date): Promise<void> {
  await db('varselbanner')
    .where({ ene: true })
    .update({ content: JSON.stringify(content), oppdatert: now });
}

/** Stores the banner, in place of an earlier one if there is one. */
export async function saveBanner(db: Knex, content: BannerContent, now: Date): Promise<void> {
  await db('varselbanner')
    .insert({ ene: true, content: JSON.stringify(content), start: now, oppdatert: now })
    .onConflict('ene')
    .merge(['content', 'oppdatert']);
}

/** Removes the banner; false when there was none. */
export async function deleteBanner(db: Knex): Promise<boolean> {
  return (await db('varselbanner').where({ ene: true }).delete()) > 0;
}

import type { Knex } from 'knex';
import { firstRowOf, sql } from '#db/sql.ts';
import { bannerSchema, type BannerContent } from '#contract/banner.ts';

interface StoredBanner {
  readonly content: BannerContent;
  /** Another one for each banner that is stored, never used again. */
  readonly versjon: number;
}

/** The stored banner, shown now or not (domain/banner.ts decides); null when there is none. */
export async function readBanner(db: Knex): Promise<StoredBanner | null> {
  const row = await db<{ content: unknown; versjon: number }>('varsel').first('content', 'versjon');
  return row ? { content: bannerSchema.parse(row.content), versjon: row.versjon } : null;
}

/** Who stored or deleted the banner last, and when. */
export interface BannerChange {
  /** Null for one whose account is gone. */
  readonly navn: string | null;
  readonly tidspunkt: Date;
}

/** The last change of the banner, from the audit log; null when there has been none. */
export async function readBannerChange(db: Knex): Promise<BannerChange | null> {
  // The newest of each action is one step in the index; of both together it would be a sort.
  const newest = (handling: string) => sql`(select identitet_hash, tidspunkt, id from revisjon
    where handling = ${handling} order by tidspunkt desc, id desc limit 1)`;
  const row = await firstRowOf<BannerChange>(
    db,
    sql`select r.tidspunkt,
        (select navn from administrator a where a.identitet_hash = r.identitet_hash) as navn
      from (${newest('varsel_lagret')} union all ${newest('varsel_slettet')}) as r
      order by r.tidspunkt desc, r.id desc limit 1`,
  );
  return row ?? null;
}

/** Stores the banner; false when there is one already. */
export async function insertBanner(db: Knex, content: BannerContent, now: Date): Promise<boolean> {
  const rows = await db('varsel')
    .insert({ id: true, content: JSON.stringify(content), oppdatert: now })
    .onConflict('id')
    .ignore()
    .returning('id');
  return rows.length > 0;
}

/** Locks the banner until the transaction ends, so that nobody changes it in between; null when there is none. */
export async function lockBanner(db: Knex): Promise<Pick<StoredBanner, 'versjon'> | null> {
  const row = await firstRowOf<Pick<StoredBanner, 'versjon'>>(
    db,
    sql`select versjon from varsel for update`,
  );
  return row ?? null;
}

/** Replaces the banner that there is. */
export async function updateBanner(db: Knex, content: BannerContent, now: Date): Promise<void> {
  await db('varsel').update({ content: JSON.stringify(content), oppdatert: now });
}

/** Stores the banner, in place of an earlier one if there is one. */
export async function saveBanner(db: Knex, content: BannerContent, now: Date): Promise<void> {
  await db('varsel')
    .insert({ id: true, content: JSON.stringify(content), oppdatert: now })
    .onConflict('id')
    .merge(['content', 'oppdatert']);
}

/** Removes the banner; false when there was none. */
export async function deleteBanner(db: Knex): Promise<boolean> {
  return (await db('varsel').delete()) > 0;
}

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

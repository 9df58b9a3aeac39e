import { Client } from '@elastic/elasticsearch';
import type { Knex } from 'knex';
import { firstRowOf, sql } from '#db/sql.ts';

/**
 * Megabytes of one generation on disk, by the beginning of its tables' names or the name of its index; in Elasticsearch
 * after its segments have been merged to one.
 */
export async function indexMegabytes(
  at: { readonly url: string } | { readonly db: Knex },
  name: string,
): Promise<number> {
  const bytes = 'db' in at ? await inPostgres(at.db, name) : await inElastic(at.url, name);
  return Math.round(bytes / 2 ** 20);
}

async function inPostgres(db: Knex, tables: string): Promise<number> {
  const row = await firstRowOf<{ bytes: string }>(
    db,
    sql`select sum(pg_total_relation_size(c.oid))::text as bytes from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'soek' and c.relkind = 'r' and starts_with(c.relname, ${`${tables}_`})`,
  );
  return Number(row?.bytes ?? 0);
}

async function inElastic(url: string, index: string): Promise<number> {
  const client = new Client({ node: url, requestTimeout: 600_000 });
  try {
    await client.indices.forcemerge({ index, max_num_segments: 1 });
    await client.indices.flush({ index });
    const { _all } = await client.indices.stats({ index, metric: 'store' });
    return _all.primaries?.store?.size_in_bytes ?? 0;
  } finally {
    await client.close();
  }
}

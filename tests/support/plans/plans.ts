import type { Knex } from 'knex';
import type pg from 'pg';
import { rowsOf, sql } from '#db/sql.ts';
import type { Statement } from './statements.ts';

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Cond'?: string;
  readonly 'Index Name'?: string;
  readonly Filter?: string;
  readonly Plans?: readonly PlanNode[];
}

/**
 * What a statement reads as a whole of the tables, by its plan: a table, or an index from its one end, unless something
 * above stops it early.
 */
export async function readsWhole(
  client: pg.Client,
  { text, values }: Statement,
  isLarge: (table: string) => boolean,
): Promise<string[]> {
  const { rows } = await client.query<{ 'QUERY PLAN': readonly [{ Plan: PlanNode }] }>({
    text: `explain (format json) ${text}`,
    values: [...values],
  });
  return [...new Set(wholeIn(rows[0]!['QUERY PLAN'][0].Plan, isLarge, false))];
}

function wholeIn(node: PlanNode, isLarge: (table: string) => boolean, stops: boolean): string[] {
  const { 'Node Type': type, 'Relation Name': table = '', 'Index Name': index = '' } = node;
  const own = isLarge(table) && isWhole(node, stops) ? [`${type} on ${table} ${index}`] : [];
  // A sort or an aggregate reads everything below it, whatever is above.
  const below = type === 'Limit' || (stops && !/Sort|Aggregate|Hash|Materialize/.test(type));
  return [...own, ...(node.Plans ?? []).flatMap((one) => wholeIn(one, isLarge, below))];
}

function isWhole(node: PlanNode, stops: boolean): boolean {
  // Without a filter, the first rows of a table are as many as are asked for.
  if (node['Node Type'] === 'Seq Scan') return !(stops && node.Filter === undefined);
  const isWalk = node['Node Type'].startsWith('Index') && node['Index Cond'] === undefined;
  return isWalk && !stops && !SHORT.test(node['Index Name'] ?? '');
}

/** Indexes that have only a few of a table's rows: what is hidden now, what waits. */
const SHORT =
  /^(tilbaketrekking_gjelder|begrensning_gjelder|epost_utboks_(venter|usendt|doed)|sak_utboks_tekst)$/;

/** Rows of the large tables, in a service with a million cases. */
const MILLION = 1_000_000;

/**
 * Lets the planner believe in a million rows in each large table and its indexes, with values spread as they are now. Their
 * pages stay as they are, so that a whole table looks cheaper than it will be. Throws when a large table is empty: a table
 * without pages has no rows for the planner, whatever its statistics say.
 */
export async function believeInMillions(db: Knex, isLarge: (table: string) => boolean) {
  const tables = await rowsOf<{ oid: number; name: string }>(
    db,
    sql`select c.oid::int, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname in ('public', 'soek')`,
  );
  const large = tables.filter(({ name }) => isLarge(name));
  const oids = large.map(({ oid }) => oid);
  for (const { name } of large) {
    // Autovacuum would correct the statistics at any moment.
    await db.raw('alter table ?? set (autovacuum_enabled = false)', [name]);
  }
  // Cuts empty pages off as autovacuum may have done.
  await db.raw('vacuum analyze');
  const empty = await rowsOf<{ name: string }>(
    db,
    sql`select oid::regclass::text as name from pg_class where oid = any(${oids}) and pg_relation_size(oid) = 0`,
  );
  if (empty.length > 0) throw new Error(`no rows: ${empty.map(({ name }) => name).join(', ')}`);
  await db.raw(
    `update pg_class set reltuples = ?,
      relpages = greatest(1, pg_relation_size(oid) / current_setting('block_size')::int)
      where oid = any(?) or oid in (select indexrelid from pg_index where indrelid = any(?))`,
    [MILLION, oids, oids],
  );
}

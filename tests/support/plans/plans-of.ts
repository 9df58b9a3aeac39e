import pg from 'pg';
import type { TestBff } from '#tests/support/bff/test-bff.ts';

/** The plans, as text, of the statements that `work` sends and that `which` matches; and what it gives. */
export async function plansOf<T>(
  { db, databaseUrl }: Pick<TestBff, 'db' | 'databaseUrl'>,
  which: RegExp,
  work: () => Promise<T>,
): Promise<{ plans: string[]; result: T }> {
  const asked: { sql: string; bindings: readonly unknown[] }[] = [];
  const note = (query: { sql: string; bindings: readonly unknown[] }) => void asked.push(query);
  db.on('query', note);
  const result = await work();
  db.removeListener('query', note);
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const plans: string[] = [];
  for (const { sql, bindings } of asked.filter((one) => which.test(one.sql))) {
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${sql}`, [...bindings]);
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
  }
  await client.end();
  return { plans, result };
}

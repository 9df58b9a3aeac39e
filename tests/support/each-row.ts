import { inspect } from 'node:util';

const ROW_LENGTH = 300;

/**
 * Checks each row of a table in one test. Every row is checked; the test fails with each row that failed, and why.
 * A table without rows fails too.
 */
export async function eachRow<T>(
  rows: readonly T[],
  check: (row: T) => void | Promise<void>,
): Promise<void> {
  if (rows.length === 0) throw new Error('The table has no rows');
  const failures: string[] = [];
  for (const row of rows) {
    try {
      await check(row);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      failures.push(`${shown(row)}\n    ${message.replaceAll('\n', '\n    ')}`);
    }
  }
  if (failures.length > 0)
    throw new Error(`${failures.length} of ${rows.length} rows failed:\n${failures.join('\n')}`);
}

function shown(row: unknown): string {
  const text =
    typeof row === 'string'
      ? row
      : inspect(row, { depth: 2, breakLength: Infinity, compact: true, maxStringLength: 120 });
  return text.length > ROW_LENGTH ? `${text.slice(0, ROW_LENGTH)}…` : text;
}

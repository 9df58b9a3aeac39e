/** Which rows of the log are meant; null and an empty list are not the same: the latter means none. */
export interface RevisjonCondition {
  readonly personer: readonly Buffer[] | null;
  readonly saker: readonly string[] | null;
  readonly handling: string | null;
  /** Inclusive. */
  readonly fra: Date | null;
  /** Exclusive. */
  readonly til: Date | null;
  /** No row that was added after this one. */
  readonly tilId: number;
}

/** A row that has been read: older ones come after it. */
export interface Position {
  readonly tidspunkt: Date;
  readonly id: number;
}

interface Clause {
  readonly sql: string;
  readonly bindings: readonly unknown[];
}

/** `from` of the rows that are meant, as `r`, the newest `limit` of them at least. */
export function newestRows(
  condition: RevisjonCondition,
  limit: number,
  after: Position | null,
): Clause {
  const { personer, saker } = condition;
  if (saker) return each('sak_id', 'text', saker, others(condition, after), limit);
  if (personer) return each('identitet_hash', 'bytea', personer, others(condition, after), limit);
  return only(others(condition, after), limit);
}

/**
 * For every case or person the newest rows of its own, straight from an index that has them in order: a list of
 * several with one `order by` would be sorted whole before its first row is known.
 */
function each(
  column: 'sak_id' | 'identitet_hash',
  type: 'text' | 'bytea',
  keys: readonly unknown[],
  clauses: readonly Clause[],
  limit: number,
): Clause {
  const own = only([{ sql: `revisjon.${column} = nokkel.verdi`, bindings: [] }, ...clauses], limit);
  return {
    sql: `unnest(?::${type}[]) as nokkel (verdi) cross join lateral ${own.sql}`,
    bindings: [[...keys], ...own.bindings],
  };
}

function only(clauses: readonly Clause[], limit: number): Clause {
  const where = clauses.map(({ sql }) => sql).join(' and ');
  return {
    sql: `(select * from revisjon where ${where} order by tidspunkt desc, id desc limit ?) as r`,
    bindings: [...clauses.flatMap(({ bindings }) => bindings), limit],
  };
}

function others(condition: RevisjonCondition, after: Position | null): Clause[] {
  const { personer, saker, handling, fra, til, tilId } = condition;
  const clause = (sql: string, ...bindings: unknown[]): Clause => ({ sql, bindings });
  return [
    clause('id <= ?', tilId),
    ...(saker && personer ? [clause('identitet_hash = any(?::bytea[])', [...personer])] : []),
    ...(handling === null ? [] : [clause('handling = ?', handling)]),
    ...(fra ? [clause('tidspunkt >= ?', fra)] : []),
    ...(til ? [clause('tidspunkt < ?', til)] : []),
    ...(after ? [clause('(tidspunkt, id) < (?, ?)', after.tidspunkt, after.id)] : []),
  ];
}

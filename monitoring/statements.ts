import type { Knex } from 'knex';
import { COLUMNS } from '#db/retention/columns.ts';
import type { Attributes } from './trace.ts';

/** A statement as knex tells of it. Its text and its values are looked at here, and go nowhere. */
interface Told {
  readonly __knexQueryUid: string;
  readonly sql?: string;
}
interface Begun {
  readonly end: (error?: unknown) => void;
}

/** More statements than connections can be under way. More than this means a leaked entry. */
const MOST = 1000;

/** Begins what `begin` gives with each statement of the pool, and ends it with the statement. */
export function watchStatements(
  db: Knex,
  begin: (name: string, attributes: Attributes) => Begun | null,
): void {
  const underWay = new Map<string, Begun>();
  const take = (id: string) => {
    const one = underWay.get(id);
    underWay.delete(id);
    return one;
  };
  db.on('query', ({ __knexQueryUid: id, sql = '' }: Told) => {
    const told = describeStatement(sql);
    const { 'db.operation.name': operation, 'db.collection.name': table } = told;
    const begun = begin([operation, table].filter(Boolean).join(' '), told);
    if (begun && underWay.size < MOST) underWay.set(id, begun);
  });
  db.on('query-response', (_response: unknown, { __knexQueryUid: id }: Told) => take(id)?.end());
  db.on('query-error', (error: unknown, { __knexQueryUid: id }: Told) => take(id)?.end(error));
}

const OPERATIONS = new Set([
  ...['select', 'insert', 'update', 'delete', 'with', 'begin', 'commit', 'rollback'],
  ...['lock', 'set', 'notify', 'savepoint', 'release'],
]);
/** Every table that we have (a test compares them with the database). */
const TABLES = new Set(Object.keys(COLUMNS).map((name) => name.replace(/^\w+\./, '')));

/**
 * What may be told of a statement: its kind and the first of our tables that it names. Both are among words that are known
 * beforehand, so that nothing of a value can be told, even if one stood in the text.
 */
export function describeStatement(text: string): Attributes {
  const [word = ''] = /^\s*[a-z]+/i.exec(text) ?? [];
  const operation = word.trim().toLowerCase();
  const named = text.matchAll(/\b(?:from|into|update|join)\s+(?:\w+\.)?"?(\w+)/gi);
  const table = [...named].map(([, name]) => name!).find((name) => TABLES.has(name));
  return {
    'db.system.name': 'postgresql',
    'db.operation.name': OPERATIONS.has(operation) ? operation : 'other',
    ...(table && { 'db.collection.name': table }),
  };
}

import knex from 'knex';
import { afterAll, describe, expect, it } from 'vitest';
import { allOf, anyOf, join, raw, sql, toRaw, type Sql } from './sql.ts';

const db = knex({ client: 'pg' });
afterAll(() => db.destroy());

/** The statement as it goes to Postgres. */
function sent(statement: Sql): [string, unknown[]] {
  const { sql: text, bindings } = toRaw(db, statement).toSQL().toNative();
  return [text, [...bindings]];
}

describe('a statement', () => {
  it('sends every value as a binding, and never as text', () => {
    const hostile = "'; drop table sak; --";
    expect(sent(sql`select ${hostile}, ${1}, ${null}`)).toEqual([
      'select $1, $2, $3',
      [hostile, 1, null],
    ]);
  });

  it('takes in pieces with their values, in order', () => {
    const piece = sql`b = ${2} and ${sql`c = ${3}`}`;
    expect(sent(sql`a = ${1} and ${piece} and d = ${4}`)).toEqual([
      'a = $1 and b = $2 and c = $3 and d = $4',
      [1, 2, 3, 4],
    ]);
  });

  it('binds a list as one array', () => {
    const ids = ['a', 'b'];
    expect(sent(sql`sak_id = any(${ids})`)).toEqual(['sak_id = any($1)', [ids]]);
  });

  it('keeps a question mark that is part of the text', () => {
    expect(sent(sql`data ? ${'key'} and note = 'why?'`)).toEqual([
      "data ? $1 and note = 'why?'",
      ['key'],
    ]);
  });

  it('takes text of our own through raw, and lists of pieces through join', () => {
    const columns = join([raw('a'), raw('b')], ', ');
    expect(sent(sql`select ${columns} from ${raw('sak')}`)).toEqual(['select a, b from sak', []]);
  });
});

describe('conditions', () => {
  it('are put in brackets', () => {
    const both = [sql`a = ${1}`, sql`b = ${2}`];
    expect(sent(sql`${allOf(both)} or ${anyOf(both)}`)).toEqual([
      '(a = $1 and b = $2) or (a = $3 or b = $4)',
      [1, 2, 1, 2],
    ]);
  });

  it('are all true, and none true, where there are none', () => {
    expect([sent(allOf([])), sent(anyOf([]))]).toEqual([
      ['true', []],
      ['false', []],
    ]);
  });
});

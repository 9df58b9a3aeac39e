import { describe, expect, it } from 'vitest';
import { describeStatement } from './statements.ts';

describe('what is told of a statement', () => {
  it.each([
    ['select navn from domstol where id = ?', 'select', 'domstol'],
    ['with eldste as (select sak_id from sak_utboks) select 1', 'with', 'sak_utboks'],
    ['insert into "revisjon" (handling) values (?)', 'insert', 'revisjon'],
    ['update spor_b.doedbrev set forsoek = 1', 'update', 'doedbrev'],
    ['BEGIN;', 'begin', undefined],
    ['select 1', 'select', undefined],
    ["vacuum 'Hulda'", 'other', undefined],
    ["select 'Hulda Gjemtdal' from gjemtdal", 'select', undefined],
  ])('%s', (text, operation, table) => {
    expect(describeStatement(text)).toEqual({
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      ...(table && { 'db.collection.name': table }),
    });
  });
});

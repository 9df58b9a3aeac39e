import fc from 'fast-check';
import pg from 'pg';
import { expect, it } from 'vitest';
import { readTextArray, TEXT_ARRAY } from './text-array.ts';

const driver = pg.types.getTypeParser(TEXT_ARRAY) as (text: string) => unknown;

/** As Postgres writes an array: a value in quotes when it needs them. */
function written(values: readonly (string | null)[]): string {
  const one = (value: string | null) => {
    if (value === null) return 'NULL';
    const isPlain = value !== '' && !/[\s,{}"\\]/.test(value) && value.toLowerCase() !== 'null';
    return isPlain ? value : `"${value.replace(/["\\]/g, '\\$&')}"`;
  };
  return `{${values.map(one).join(',')}}`;
}

const word = fc.oneof(
  fc.constantFrom('', 'null', 'NULL', 'Oslo', 'a,b', '{', '}', '{}', '"', '\\', 'Indre Østfold'),
  fc.string(),
);

it('reads what Postgres writes, as the driver does', () => {
  fc.assert(
    fc.property(fc.array(fc.option(word)), (values) => {
      const text = written(values);
      expect(readTextArray(text)).toEqual(driver(text));
      expect(readTextArray(text)).toEqual(values);
    }),
  );
});

it.each([
  '{}',
  '{{a,b},{c,d}}',
  '{a,{b}}',
  '[2:3]={a,b}',
  '{NULL}',
  '{skjultIdentitet,lukketDoer}',
])('reads %s as the driver does', (text) => expect(readTextArray(text)).toEqual(driver(text)));

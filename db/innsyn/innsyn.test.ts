import { describe, expect, it } from 'vitest';
import { innsynSchema } from '#contract/innsyn.ts';
import { COLUMNS } from '#db/retention/columns.ts';
import { DEL_IDER, feltI, kolonnerI } from '#domain/innsyn/deler.ts';
import { FELT_NAVN } from '#domain/innsyn/navn.ts';
import { UTELATT, UTELATT_SLAG } from '#domain/innsyn/utelatt.ts';

const words = (text: string) => text.split(/\s+/).filter((word) => word !== '');

/** Every column, with why it is kept. */
const columns = Object.entries(COLUMNS).flatMap(([table, byKept]) =>
  Object.entries(byKept).flatMap(([kept, names]) =>
    words(names).map((name) => ({ table, kept, column: `${table}.${name}` })),
  ),
);
const given = new Set(DEL_IDER.flatMap(kolonnerI));
const leftOut = Object.entries(UTELATT).flatMap(([table, reasons]) =>
  Object.values(reasons).flatMap((names) => words(names).map((name) => `${table}.${name}`)),
);

describe('what a person is given of what is stored', () => {
  it('has every personal column, or a reason why not', () => {
    const answered = (one: (typeof columns)[number]) =>
      given.has(one.column) ||
      leftOut.includes(one.column) ||
      leftOut.includes(`${one.table}.*`) ||
      Object.hasOwn(UTELATT_SLAG, one.kept);
    expect(
      columns.filter((one) => !answered(one)).map(({ column }) => column),
      'A new personal column? Give it in domain/innsyn/deler.ts, or say why not in utelatt.ts there.',
    ).toEqual([]);
  });

  it('speaks of no column that there is not, and gives none that it has a reason to leave out', () => {
    const known = new Set(columns.flatMap(({ table, column }) => [column, `${table}.*`]));
    expect([...given, ...leftOut].filter((column) => !known.has(column))).toEqual([]);
    expect(leftOut.filter((column) => given.has(column))).toEqual([]);
    expect(new Set(leftOut).size).toBe(leftOut.length);
  });

  it('gives no hash, key or other secret', () => {
    const secret = /hash|token|nonce|hemmelighet|kodeverifikator|\.noekkel$/;
    expect([...given].filter((column) => secret.test(column))).toEqual([]);
  });

  it('has a heading for each field, and for nothing else', () => {
    const felt = new Set<string>(DEL_IDER.flatMap((id) => feltI(id)));
    expect(Object.keys(FELT_NAVN).sort()).toEqual([...felt].sort());
  });

  it('has a shape in which each part has its fields and no other', () => {
    const part = { navn: 'x', rader: [], flere: false };
    const deler = Object.fromEntries(DEL_IDER.map((id) => [id, part]));
    const whole = { skjema: 'pressetjenesten/innsyn/1', laget: 'x', deler, utelatt: [] };
    expect(innsynSchema.safeParse(whole).success).toBe(true);
    const more = { ...part, rader: [{ opprettet: null, sist_sett: null, hash: 'x' }] };
    const odd = { ...whole, deler: { ...deler, identitet: more } };
    expect(innsynSchema.safeParse(odd).success).toBe(false);
  });
});

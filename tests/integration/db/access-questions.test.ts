import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/servers/database.ts';

let test: TestDatabase;
let db: Knex;
let id: string;
let identitet_hash: Buffer;
beforeAll(async () => {
  test = await createTestDatabase();
  db = test.db;
});
beforeEach(async () => {
  identitet_hash = randomBytes(32);
  id = await ask();
});
afterAll(() => test.close());

const ASKED = new Date('2026-03-10T12:00:00+01:00');
const ANSWERED = new Date('2026-03-11T12:00:00+01:00');
const question = () => ({
  ...{ identitet_hash, navn: 'A B', stilling: 'Journalist', redaksjon: 'Avisa', begrunnelse: 'C' },
  ...{
    kontaktperson_navn: 'D',
    kontaktperson_organisasjon: 'E',
    kontaktperson_epost: 'd@e.example',
  },
  ...{ opprettet: ASKED, utloeper: new Date('2026-04-10T00:00:00+02:00') },
});
const EMPTY = {
  ...{ navn: null, stilling: null, redaksjon: null, begrunnelse: null, kontaktperson_navn: null },
  ...{ kontaktperson_organisasjon: null, kontaktperson_epost: null },
};
const ANSWER = { svar: 'bekreftet', svart: ANSWERED };

async function ask(more: object = {}): Promise<string> {
  const [row] = await db('arbeidsgiver_bekreftelse')
    .insert({ ...question(), ...more })
    .returning<{ id: string }[]>('id');
  return row!.id;
}
const change = (columns: object) => db('arbeidsgiver_bekreftelse').where({ id }).update(columns);
const refused = { code: '23514' };

describe('a question to an employer, in the database', () => {
  it.each<[string, object[]]>([
    ['answered', [ANSWER]],
    ['replaced', [{ erstattet: ANSWERED }]],
    ['answered, then erased', [ANSWER, { ...EMPTY, slettet: ANSWERED }]],
    ['replaced, then erased', [{ erstattet: ANSWERED }, { ...EMPTY, slettet: ANSWERED }]],
  ])('may be %s', async (_, changes) => {
    for (const columns of changes) expect(await change(columns)).toBe(1);
  });

  it.each<[string, object[], object]>([
    ['answered twice', [ANSWER], { svar: 'avkreftet' }],
    ['unanswered again', [ANSWER], { svar: null, svart: null }],
    ['answered when it has been replaced', [{ erstattet: ANSWERED }], ANSWER],
    ['answered and replaced at once', [], { ...ANSWER, erstattet: ANSWERED }],
    ['answered when it has been erased', [{ ...EMPTY, slettet: ANSWERED }], ANSWER],
    ['taken up again', [{ erstattet: ANSWERED }], { erstattet: null }],
    ['asked of somebody else', [], { kontaktperson_epost: 'x@y.example' }],
    ['given more time', [], { utloeper: new Date('2027-01-01') }],
    [
      'answered after its end',
      [],
      { svar: 'bekreftet', svart: new Date('2026-04-10T00:00:00+02:00') },
    ],
    ['answered before it was asked', [], { svar: 'bekreftet', svart: new Date('2026-03-09') }],
    ['answered without a time', [], { svar: 'bekreftet' }],
    ['erased in part', [], { ...EMPTY, navn: 'A B', slettet: ANSWERED }],
    ['emptied without being erased', [], EMPTY],
    ['brought back', [{ ...EMPTY, slettet: ANSWERED }], { slettet: null, ...question() }],
  ])('is never %s', async (_, before, columns) => {
    for (const earlier of before) await change(earlier);
    await expect(change(columns)).rejects.toMatchObject(refused);
  });

  it('begins open, and is the only open one of its person', async () => {
    await expect(ask()).rejects.toMatchObject({ code: '23505' });
    await change(ANSWER);
    await expect(ask(ANSWER)).rejects.toMatchObject(refused);
    await ask();
  });
});

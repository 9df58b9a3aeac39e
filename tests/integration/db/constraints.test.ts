import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/servers/database.ts';
import { giveAccess } from '#tests/support/access/persons.ts';
import { dokument, moete, sak } from '#tests/support/cases/rows.ts';

let test: TestDatabase;
let db: Knex;

beforeAll(async () => {
  test = await createTestDatabase();
  db = test.db;
  await db('sak').insert(sak('EN'));
});
afterAll(() => test.close());

/** A press user since January, for a year, whom an administrator suspends. */
async function suspended(columns: Record<string, string>, sluttdato?: string): Promise<string> {
  const id = await giveAccess(db, {
    identitetHash: randomBytes(32),
    fornavn: 'Suspendert',
    etternavn: 'Bruker',
    from: new Date('2026-01-10T12:00:00Z'),
    to: new Date('2027-01-10T12:00:00Z'),
    ...(sluttdato ? { sluttdato } : {}),
  });
  const begrunnelse = { suspendert_begrunnelse: 'Mistanke om misbruk.' };
  await db('pressebruker')
    .where({ id })
    .update({ ...begrunnelse, ...columns });
  return id;
}

describe('what the schema refuses', () => {
  it.each([
    ['a sakId with other characters', () => db('sak').insert({ ...sak('A B') })],
    ['a court that does not exist', () => db('sak').insert({ ...sak('A'), domstol_id: 'XXXX' })],
    [
      'a case-API case without description',
      () => db('sak').insert({ ...sak('A'), er_hentet_fra_sak_api: true }),
    ],
    ['a changed sakId', () => db('sak').where({ sak_id: 'EN' }).update({ sak_id: 'TO' })],
    [
      'a hearing that ends when it begins',
      () => db('rettsmoete').insert({ ...moete('EN'), slutt: '2026-03-10T08:00:00Z' }),
    ],
    ['a hearing without its case', () => db('rettsmoete').insert(moete('INGEN'))],
    [
      'a decision without avgivelsesdato',
      () => db('dokument').insert(dokument('EN', { filtype: 'avgjoerelse' })),
    ],
    [
      'an indictment with one',
      () => db('dokument').insert(dokument('EN', { avgivelsesdato: '2026-01-01' })),
    ],
    [
      'a file name that leads elsewhere',
      () => db('dokument').insert(dokument('EN', { fil_navn: '../x.pdf' })),
    ],
    ['a hidden file name', () => db('dokument').insert(dokument('EN', { fil_navn: '.x.pdf' }))],
    ['the same address twice', () => db('dokument').insert([dokument('EN'), dokument('EN')])],
    ['emptying the cases behind the index', () => db.raw('truncate sak cascade')],
    [
      'a return address of another site',
      () =>
        db('innlogging').insert({
          state_hash: Buffer.alloc(32),
          slag: 'presse',
          nonce: 'n',
          kodeverifikator: 'k',
          retur: '//x.no',
          utloeper: '2027-01-01',
        }),
    ],
    [
      'access that ends before it begins',
      () =>
        giveAccess(db, {
          identitetHash: Buffer.alloc(32),
          fornavn: 'A',
          etternavn: 'B',
          from: new Date('2026-02-01'),
          to: new Date('2026-01-01'),
        }),
    ],
    [
      'a suspension until a day that has come',
      () => suspended({ suspendert_til: '2026-03-10', suspendert_fra: '2026-03-10T12:00:00Z' }),
    ],
    [
      'a suspension of access that has ended',
      () =>
        suspended(
          { suspendert_til: '2026-03-20', suspendert_fra: '2026-03-10T12:00:00Z' },
          '2026-03-10',
        ),
    ],
    [
      'a yearly update while access is suspended',
      async () => {
        const id = await suspended({
          suspendert_til: '2027-03-20',
          suspendert_fra: '2026-03-10T12:00:00Z',
        });
        await db('pressebruker')
          .where({ id })
          .update({ bekreftet: '2027-03-10T12:00:00Z', tilgang_til: '2028-03-10T12:00:00Z' });
      },
    ],
    [
      'a second banner',
      () =>
        db('varsel').insert(
          [1, 2].map(() => ({
            content: { message: 'a', purpose: 'info' },
            oppdatert: '2026-01-01',
          })),
        ),
    ],
  ])('%s', async (_, wrong) => {
    // A constraint or a trigger, not a mistake in this test.
    await expect(wrong()).rejects.toMatchObject({
      code: expect.stringMatching(/^(23...|P0001)$/) as string,
    });
  });

  it('any change of the audit trail', async () => {
    await db('revisjon').insert({
      tidspunkt: '2026-01-01',
      identitet_hash: Buffer.alloc(32),
      rolle: 'presse',
      handling: 'sak.vis',
    });
    for (const change of [
      () => db('revisjon').update({ handling: 'annet' }),
      () => db('revisjon').delete(),
      () => db.raw('truncate revisjon cascade'),
    ])
      await expect(change()).rejects.toThrow('append-only');
  });
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFolderStore } from '#db/dokumentlager/folder.ts';
import { runRetention } from '#db/retention/run.ts';
import { STEPS } from '#db/retention/steps.ts';
import { cutoff, DEFAULT_PERIODS } from '#domain/retention.ts';
import { giveAccess } from '#tests/support/access/persons.ts';
import { sak } from '#tests/support/cases/rows.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/servers/database.ts';
import {
  applicant,
  hash,
  insertRow,
  logged,
  plus,
  retentionRows,
  type PutIn,
} from '#tests/support/retention-rows.ts';
import { tried } from '#tests/support/trust.ts';

/** Long ago: the database lets no row of the log go that is younger than a year by its own clock. */
const NOW = new Date('2024-08-15T10:00:00Z');

let test: TestDatabase;
let db: Knex;
let dir: string;
let rows: Readonly<Record<string, PutIn>>;
const insert = (...row: [string, Record<string, unknown>, string]) => insertRow(db, ...row);
beforeAll(async () => {
  test = await createTestDatabase();
  ({ db } = test);
  dir = await mkdtemp(join(tmpdir(), 'presse-retention-'));
  rows = retentionRows(db, NOW);
  await db('sak').insert(sak('S1'));
});
afterAll(async () => {
  await test.close();
  await rm(dir, { recursive: true });
});

/** They have tests of their own. */
const OTHERS = ['names', 'files', 'unusedFiles'];

const clean = async () => {
  const lager = openFolderStore(dir);
  const report = await runRetention({ db, lager, periods: DEFAULT_PERIODS, now: NOW });
  expect(report?.failed).toEqual([]);
  return report!;
};

describe('each kind of row', () => {
  it.each(STEPS.filter(({ id }) => !OTHERS.includes(id)).map((step) => [step.id, step] as const))(
    '%s: a millisecond before its period is over it is kept, and then it leaves',
    async (id, { period }) => {
      const limit = period === null ? NOW : cutoff(DEFAULT_PERIODS[period], NOW);
      const kept = await rows[id]!(plus(limit, 1));
      const before = await kept();
      const gone = await rows[id]!(limit);
      expect(await gone()).toBeGreaterThan(0);
      const { removed, overdue } = await clean();
      expect(await gone()).toBe(0);
      expect(await kept()).toBe(before);
      expect(removed[id]).toBe(1);
      expect(overdue).toEqual({});
      tried('retention', 2);
    },
  );

  it('is tried: no step is left out', () => {
    expect(STEPS.map(({ id }) => id)).toEqual([...OTHERS, ...Object.keys(rows)]);
  });
});

describe('what stays', () => {
  const longAgo = new Date('2015-01-01T10:00:00Z');

  it('is what is in effect, however old it is', async () => {
    const hidden = { sak_id: 'S1', omfang: 'sak', grunn: 'feil', forklaring: 'x', skjult: longAgo };
    const left = await insert('tilbaketrekking', hidden, 'id');
    const set = { sak_id: 'S1', type: 'fotoforbud', tekst: 'x', satt: longAgo };
    const restricted = await insert('begrensning', set, 'id');
    await clean();
    expect([await left(), await restricted()]).toEqual([1, 1]);
    await db('tilbaketrekking').delete();
  });

  it('is an account with access, and one whose owner is suspended or has applied anew', async () => {
    const person = (to: Date, columns: Record<string, unknown> = {}, sluttdato?: string) => {
      const identitetHash = hash();
      const name = { fornavn: 'Per', etternavn: 'Presse' };
      return giveAccess(db, {
        identitetHash,
        ...name,
        from: longAgo,
        to,
        columns,
        ...(sluttdato ? { sluttdato } : {}),
      });
    };
    await person(plus(NOW, 1));
    const suspension = { suspendert_til: '2030-01-01', suspendert_fra: longAgo };
    await person(plus(longAgo, 9), { ...suspension, suspendert_begrunnelse: 'x' });
    const id = await person(new Date('2016-01-01T10:00:00Z'), {}, '2015-06-01');
    const applied = await db('pressebruker').where({ id }).first<{ identitet_hash: Buffer }>();
    await db('soeknad').insert({ ...applicant(NOW), identitet_hash: applied.identitet_hash });
    const was = await db('pressebruker').orderBy('id').pluck('id');
    await clean();
    expect(await db('pressebruker').orderBy('id').pluck('id')).toEqual(was);
  });

  it('is whoever the log still names', async () => {
    const person = hash();
    const row = { person, hash: hash(), noekkel: 'x', opprettet: longAgo, sist_sett: longAgo };
    const left = await insert('identitet', row, 'person');
    await db('revisjon').insert({ ...logged(NOW), identitet_hash: person });
    await clean();
    expect(await left()).toBe(1);
  });
});

describe('the log', () => {
  it('loses no row that is younger than a year, whoever asks the database', async () => {
    const young = new Date(Date.now() - 300 * 24 * 3_600_000);
    const left = await insert('revisjon', logged(young), 'id');
    const ask = (limit: Date) => db.raw('select revisjon_fjern_foer(?, 10)', [limit]);
    await expect(ask(new Date())).rejects.toThrow('for a year');
    await expect(db('revisjon').delete()).rejects.toThrow('append-only');
    await expect(
      db.transaction(async (trx) => {
        await trx.raw("select set_config('presse.revisjon_fjern', 'on', true)");
        await trx('revisjon').where({ tidspunkt: young }).delete();
      }),
    ).rejects.toThrow('append-only');
    await expect(db('revisjon').update({ handling: 'sak' })).rejects.toThrow('append-only');
    expect(await left()).toBe(1);
  });

  it('takes the words with it', async () => {
    const at = cutoff(DEFAULT_PERIODS.audit, NOW);
    const [row] = await db('revisjon').insert(logged(at)).returning<{ id: number }[]>('id');
    const words = { revisjon_id: row!.id, tidspunkt: NOW, kryptert: Buffer.from('{}') };
    const left = await insert('revisjon_ord', words, 'revisjon_id');
    await clean();
    expect(await left()).toBe(0);
  });
});

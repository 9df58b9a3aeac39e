import type { Knex } from 'knex';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readSaker, readSakerAfter } from '#db/sak/saker.ts';
import { readStaleMask } from '#db/sak/stale-mask.ts';
import {
  insertWithdrawal,
  liftWithdrawal,
  listWithdrawals,
  lockForWithdrawal,
  type Target,
} from '#db/tilbaketrekking/withdraw.ts';
import { createTestImport, type TestImport } from '#tests/support/cases/import.ts';
import { sak } from '#tests/support/cases/rows.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/servers/database.ts';
import { tried } from '#tests/support/trust.ts';
import { lockWaits } from '#tests/support/servers/lock-waits.ts';
import { until } from '#tests/support/until.ts';

/* What is hidden stays hidden, whatever the court sends, and whoever writes at the same time. */

let test: TestDatabase;
let db: Knex;
let imports: TestImport;
const NOW = new Date('2026-03-10T12:00:00+01:00');
const by = { identitetHash: null, operatoer: 'Kari Drift' };

beforeAll(async () => {
  test = await createTestDatabase();
  db = test.db;
  imports = await createTestImport(db);
});
afterAll(async () => {
  await imports.close();
  await test.close();
});
beforeEach(async () => {
  for (const table of ['sak', 'tilbaketrekking', 'sak_utboks', 'doedbrev'])
    await db(table).delete();
});

const hide = (sakId: string, more: Partial<Target> = {}, at = db) =>
  at.transaction(async (trx: Knex) => {
    await lockForWithdrawal(trx, sakId);
    const target = { sakId, omfang: 'sak', dokument: null, ...more } as const;
    const why = { grunn: 'feil', forklaring: 'Feil sak.', varslet: 0 } as const;
    return insertWithdrawal(trx, { ...target, ...why, ...by }, NOW);
  });
const lift = (sakId: string, id: number) =>
  db.transaction((trx: Knex) =>
    liftWithdrawal(trx, { id, sakId }, { forklaring: 'Rettet.', ...by }, NOW),
  );
const isShown = async (sakId: string) => (await readSaker(db, [sakId])).length === 1;
const line = (sakId: string, saksnummer: string, parter = 'Påtalemyndigheten mot Even Bakkerud') =>
  JSON.stringify({
    ...{ sakId, saksnummer, parter, saksTema: 'Ran' },
    møteliste: [{ start: '2026-03-10T09:00:00+01:00', slutt: '2026-03-10T15:00:00+01:00' }],
  });
/** Every row is taken in. */
async function court(...lines: string[]): Promise<void> {
  expect(await imports.importText(lines.join('\n'))).toMatchObject({ rejected: 0 });
}
const NUMBER = '26-000777MED-TSOS/TSAR';

describe('a hidden case', () => {
  it('stays hidden when the court sends it again, changes it, takes it away and sends it anew', async () => {
    await court(line('S1', NUMBER));
    expect(await isShown('S1')).toBe(true);
    await hide('S1');
    await court(line('S1', NUMBER));
    expect(await isShown('S1')).toBe(false);
    await court(line('S1', NUMBER, 'Påtalemyndigheten mot Ola Annen'));
    expect(await isShown('S1')).toBe(false);
    await db('sak').where({ sak_id: 'S1' }).delete();
    await court(line('S1', NUMBER));
    expect(await isShown('S1')).toBe(false);
    expect(await readSakerAfter(db, null, 10)).toEqual([]);
    tried('withdrawn', 3);
  });

  it('stays hidden when it comes under another id with the same number', async () => {
    await court(line('S1', NUMBER));
    await hide('S1');
    await court(line('S2', NUMBER));
    expect(await isShown('S2')).toBe(false);
    await db('sak').where({ sak_id: 'S1' }).delete();
    await court(line('S3', NUMBER));
    expect(await isShown('S3')).toBe(false);
    tried('withdrawn', 2);
  });

  it('hides the case with which its number is merged, whichever of them gets the number', async () => {
    await court(line('S1', NUMBER), line('S2', '26-000778MED-TSOS'));
    await hide('S1');
    expect(await isShown('S2')).toBe(true);
    await court(line('S2', NUMBER));
    expect(await isShown('S2')).toBe(false);
    await court(line('S4', '26-000779MED-TSOS'), line('S1', '26-000779MED-TSOS'));
    expect(await isShown('S4')).toBe(false);
    tried('withdrawn', 2);
  });

  it('is lifted together with what was hidden with it', async () => {
    await court(line('S1', NUMBER), line('S2', NUMBER));
    const id = await hide('S1');
    expect([await isShown('S1'), await isShown('S2')]).toEqual([false, false]);
    expect(await lift('S1', id!)).toEqual({ omfang: 'sak' });
    expect([await isShown('S1'), await isShown('S2')]).toEqual([true, true]);
    expect(await lift('S1', id!)).toBe(false);
    expect(await lift('S2', id!)).toBeNull();
    expect(await listWithdrawals(db, 'S1')).toMatchObject([
      { opphevetForklaring: 'Rettet.', opphevetAv: 'Kari Drift' },
    ]);
    expect(await hide('S1')).not.toBeNull();
  });

  it('stays hidden while parties that are hidden too are shown again', async () => {
    await court(line('S1', NUMBER));
    await hide('S1');
    const id = await hide('S1', { omfang: 'parter' });
    await lift('S1', id!);
    expect(await isShown('S1')).toBe(false);
  });
});

describe('hiding beside an import', () => {
  it('waits for the import that is writing the case, and hides what that has written', async () => {
    await court(line('S1', NUMBER));
    const order: string[] = [];
    let hiding: Promise<unknown> | undefined;
    await db.transaction(async (trx) => {
      await trx('sak').insert({ ...sak('S9'), saksnummer: '26-000999MED-TSOS' });
      await trx('sak').where({ sak_id: 'S1' }).update({ parter: 'Ola Annen' });
      hiding = hide('S1').then(() => order.push('hidden'));
      await blocked();
      order.push('imported');
    });
    await hiding;
    expect(order).toEqual(['imported', 'hidden']);
    expect(await isShown('S1')).toBe(false);
  });

  it('hides also a case of the same number that is being added at that moment', async () => {
    await court(line('S1', NUMBER));
    let hiding: Promise<unknown> | undefined;
    await db.transaction(async (trx) => {
      await trx('sak').insert({ ...sak('S2'), saksnummer: NUMBER });
      hiding = hide('S1');
      await blocked();
    });
    await hiding;
    expect(await isShown('S2')).toBe(false);
  });

  it('comes first when it began first: the case that is added then is hidden', async () => {
    await court(line('S1', NUMBER));
    let adding: Promise<unknown> | undefined;
    await db.transaction(async (trx: Knex) => {
      await lockForWithdrawal(trx, 'S1');
      adding = db('sak')
        .insert({ ...sak('S2'), saksnummer: NUMBER })
        .then(() => undefined);
      await blocked();
      const why = { grunn: 'feil', forklaring: 'Feil.', varslet: 0, ...by } as const;
      const target = { sakId: 'S1', omfang: 'sak', dokument: null } as const;
      await insertWithdrawal(trx, { ...target, ...why }, NOW);
    });
    await adding;
    expect(await isShown('S2')).toBe(false);
  });

  const blocked = () => until('somebody waits for a lock', async () => (await lockWaits(db)) > 0);
});

describe('the mask with thousands of hidden cases', () => {
  const MANY = 5_000;
  const ids = Array.from({ length: MANY }, (_, nr) => `T${nr}`);

  it('names each of them, and stays exact for the others', async () => {
    const rows = [...ids, 'ANDRE'].map((id, nr) => ({
      ...sak(id),
      ...{ saksnummer: `26-${String(nr).padStart(6, '0')}MED-TSOS`, parter: 'Even Bakkerud' },
    }));
    for (let from = 0; from < rows.length; from += 1_000)
      await db('sak').insert(rows.slice(from, from + 1_000));
    await db('sak_utboks').delete();
    await db.raw(
      `insert into tilbaketrekking (sak_id, omfang, grunn, forklaring, skjult)
       select sak_id, 'sak', 'feil', 'Feil.', ? from sak where sak_id <> 'ANDRE'`,
      [NOW],
    );
    await db('sak').where({ sak_id: 'ANDRE' }).update({ saks_tema: 'Ran' });
    const mask = await readStaleMask(db, NOW);
    expect([...mask.saker].sort()).toEqual([...ids].sort());
    expect(mask).toMatchObject({ tekst: [], parter: ['ANDRE'], dokumenttekst: ['ANDRE'] });
    await db('sak_utboks').update({ tekst: true });
    await db.raw(
      'insert into sak_utboks (sak_id, transaksjon) select sak_id, 1::text::xid8 from sak',
    );
    const long = await readStaleMask(db, NOW);
    expect(new Set(long.saker)).toEqual(new Set(ids));
    expect(long).toMatchObject({ tekst: ['ANDRE'], parter: 'all' });
    tried('withdrawn', 2 * MANY);
  });
});

import { Registry } from 'prom-client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noteImported } from '#db/domstol/innlesinger.ts';
import { addImportfil } from '#db/importfil/write.ts';
import { addMail } from '#db/queues/mail-outbox.ts';
import { orderRebuild, takeOrder } from '#db/queues/rebuild-orders.ts';
import { openDatabase } from '#db/connection.ts';
import { followBatch } from '#indexer/batch.ts';
import { beginOrResume } from '#indexer/generations.ts';
import { rebuild } from '#indexer/rebuild/rebuild.ts';
import { SILENT } from '#indexer/progress.ts';
import { status } from '#indexer/status.ts';
import { measureService } from '#monitoring/service.ts';
import { insertSaker, manySaker } from '#tests/support/cases/rows.ts';
import {
  createMemoryIndexer,
  NOON,
  type TestIndexer,
} from '#tests/support/indexer/test-indexer.ts';
import { tellingWorld } from '#tests/support/indexer/told.ts';
import type { MemoryIndex } from '#tests/support/indexer/memory-index.ts';

let test: TestIndexer<MemoryIndex>;
let registry: Registry;
beforeEach(async () => {
  test = await createMemoryIndexer();
  registry = new Registry();
  const { db, engine, index, clock } = test.indexer;
  measureService(registry, { db, engine, index, clock });
});
afterEach(() => test.close());

/** The lines with values, without `presse_`. */
async function measured(of = registry): Promise<string[]> {
  const text = await of.metrics();
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return lines.map((line) => line.replace('presse_', ''));
}
const valueOf = async (name: string) =>
  Number((await measured()).find((line) => line.startsWith(`${name} `))?.split(' ')[1]);
const build = () =>
  rebuild(test.indexer, { signal: new AbortController().signal, progress: SILENT });

describe('what is measured of the service', () => {
  it('is how far the index is behind, until the follower has written it', async () => {
    await build();
    expect(await measured()).toEqual(
      expect.arrayContaining(['index_rows_waiting 0', 'index_lag_seconds 0', 'index_followed 1']),
    );
    const { db } = test.indexer;
    await insertSaker(db, manySaker(3));
    await db('sak_utboks').update({ opprettet: db.raw(`now() - interval '90 s'`) });
    expect(await valueOf('index_rows_waiting')).toBe(3);
    expect(await valueOf('index_lag_seconds')).toBeGreaterThanOrEqual(90);
    await followBatch(test.indexer);
    expect(await measured()).toEqual(
      expect.arrayContaining(['index_rows_waiting 0', 'index_lag_seconds 0', 'dead_letters 0']),
    );
  });

  it('is what could not be indexed, and what should have been hidden by now', async () => {
    const { db } = test.indexer;
    await insertSaker(db, manySaker(2));
    const [first] = await db('sak').pluck<string[]>('sak_id');
    await db('doedbrev').insert({ sak_id: first, grunn: 'avvist' });
    const due = new Date(NOON.getTime() - 300_000);
    await db('sak').where({ sak_id: first }).update({ neste_overgang: due });
    expect(await measured()).toEqual(
      expect.arrayContaining([
        'dead_letters 1',
        'transitions_overdue 1',
        'transitions_overdue_seconds 300',
      ]),
    );
  });

  it('is whether the searched index gets every change, with what it was built, and what is being built', async () => {
    const { db, index } = test.indexer;
    expect(await measured()).toEqual(
      expect.arrayContaining([
        'index_followed 0',
        'index_version{version="current"} 0',
        'index_generations{status="aktiv"} 0',
        'rebuild_running 0',
      ]),
    );
    await build();
    await beginOrResume(test.indexer);
    await db('indeksgenerasjon').where({ status: 'bygger' }).update({ antall: 17 });
    expect(await measured()).toEqual(
      expect.arrayContaining([
        'index_followed 1',
        'index_version{version="current"} 1',
        'index_generations{status="bygger"} 1',
        'rebuild_running 1',
        'rebuild_cases_written 17',
      ]),
    );
    await index.create('elsewhere');
    await index.activate('elsewhere');
    expect(await measured()).toContain('index_followed 0');
  });

  it('is what became of the rebuild that was ordered last', async () => {
    const { db } = test.indexer;
    const statusOf = (lines: string[]) =>
      lines.filter(
        (line) => /^rebuild_order.* 1$/.test(line) || line.startsWith('rebuild_ordered'),
      );
    expect(statusOf(await measured())).toEqual([]);
    await orderRebuild(db, Buffer.alloc(32), NOON);
    const asked = `rebuild_ordered_seconds ${NOON.getTime() / 1000}`;
    expect(statusOf(await measured())).toEqual(['rebuild_order{status="venter"} 1', asked]);
    await takeOrder(db, NOON);
    expect(statusOf(await measured())).toEqual(['rebuild_order{status="paagaar"} 1', asked]);
    await db('indeks_oppdrag').update({
      status: 'feilet',
      feil: 'uventet',
      eier: null,
      ferdig: NOON,
    });
    expect(statusOf(await measured())).toEqual(['rebuild_order{status="feilet"} 1']);
  });

  it('is the e-mail that waits, and since when; not to whom', async () => {
    const { db } = test.indexer;
    const mail = { mal: 'soeknad_mottatt', til: 'hulda@fjordavisa.example', data: {} };
    const earlier = new Date(NOON.getTime() - 600_000);
    await addMail(db, { ...mail, identitetHash: Buffer.alloc(32), noekkel: 'a' }, earlier);
    await addMail(db, { ...mail, identitetHash: Buffer.alloc(32), noekkel: 'b' }, NOON);
    await db('epost_utboks').where({ noekkel: 'b' }).update({ status: 'doed' });
    const lines = await measured();
    expect(lines).toEqual(
      expect.arrayContaining([
        'mail_unsent{status="venter"} 1',
        'mail_unsent{status="doed"} 1',
        'mail_oldest_seconds 600',
      ]),
    );
    expect(lines.join()).not.toMatch(/hulda|fjordavisa/i);
  });

  it('is the news that wait to be told by e-mail, and since when they are due; not of what', async () => {
    const { db } = test.indexer;
    const told = tellingWorld(db, () => NOON);
    const person = await told.addPerson();
    await insertSaker(db, manySaker(3));
    const [first, second, third] = await db('sak').orderBy('sak_id').pluck<string[]>('sak_id');
    const tell = async (varsle: string, sak_id: string | undefined, hours: number) => {
      const lagret_soek_id = await told.addSoek(person, 'query=Bakkerud', { varsle });
      const tidspunkt = new Date(NOON.getTime() - hours * 3_600_000);
      await db('nyhet').insert({ pressebruker_id: person, sak_id, lagret_soek_id, tidspunkt });
    };
    expect(await measured()).toEqual(
      expect.arrayContaining(['notices_unsent 0', 'notices_due_seconds 0']),
    );
    // Noon is on a Tuesday: what came after seven on Monday waits for a week.
    await tell('ukentlig', first, 28);
    expect(await valueOf('notices_due_seconds')).toBe(0);
    await tell('daglig', second, 6);
    expect(await valueOf('notices_due_seconds')).toBe(5 * 3600);
    await tell('straks', third, 5.5);
    const lines = await measured();
    expect(lines).toEqual(
      expect.arrayContaining(['notices_unsent 3', `notices_due_seconds ${5.5 * 3600}`]),
    );
    expect(lines.join()).not.toMatch(/bakkerud/i);
    await db('nyhet').update({ sendt: NOON });
    expect(await valueOf('notices_unsent')).toBe(0);
  });

  it('is the last import of each court', async () => {
    await test.indexer.db.transaction((trx) => noteImported(trx, ['TOSL', 'TSOS', 'TOSL'], NOON));
    expect(await measured()).toEqual(
      expect.arrayContaining([
        `import_last_seconds{domstol="TOSL"} ${NOON.getTime() / 1000}`,
        'import_cases{domstol="TOSL"} 2',
        'import_cases{domstol="TSOS"} 1',
      ]),
    );
  });

  it('is how much time of working days has gone by since then', async () => {
    const { db, engine, index } = test.indexer;
    // The Wednesday before Easter, and the Tuesday after it.
    const [last, now] = ['2026-04-01T06:00:00+02:00', '2026-04-07T07:00:00+02:00'];
    await db.transaction((trx) => noteImported(trx, ['TOSL'], new Date(last)));
    const later = new Registry();
    measureService(later, { db, engine, index, clock: () => new Date(now) });
    expect(await measured(later)).toContain(
      `import_working_seconds{domstol="TOSL"} ${(18 + 7) * 3600}`,
    );
  });

  it('is what became of the files of the last day, and which courts are silent', async () => {
    const { db } = test.indexer;
    const silent = async () =>
      (await measured()).filter((line) => line.startsWith('import_silent'));
    expect(await measured()).toEqual(
      expect.arrayContaining(['import_files{result="lest"} 0', 'import_rows_refused 0']),
    );
    const hours = (ago: number) => new Date(NOON.getTime() - ago * 3_600_000);
    const fremdrift = { nye: 1, endret: 0, uendret: 0, gjentatt: 0, avvist: 3, feil: 4 };
    const add = (begynt: Date, resultat: 'lest' | 'delvis') =>
      addImportfil(db, {
        ...{ fil: 'a', begynt, fremdrift: { ...fremdrift, innhold: [], domstolIds: [] } },
        slutt: { ferdig: begynt, resultat, borteSaker: 0, borteMoeter: 0 },
      });
    await add(hours(1), 'delvis');
    await add(hours(25), 'lest');
    expect(await measured()).toEqual(
      expect.arrayContaining([
        'import_files{result="delvis"} 1',
        'import_files{result="lest"} 0',
        'import_rows_refused 3',
      ]),
    );
    expect(await silent()).toEqual(['import_silent_courts 0']);
    await db.transaction(async (trx) => {
      await noteImported(trx, ['TOSL'], NOON);
      await noteImported(trx, ['TSOS'], hours(24 * 14));
    });
    expect(await silent()).toEqual([
      'import_silent_days{domstol="TSOS"} 14',
      'import_silent_courts 1',
    ]);
    const { imports, silent: named } = await status(test.indexer);
    expect(imports).toEqual([{ resultat: 'delvis', filer: 1, avvist: 3 }]);
    expect(named).toMatchObject([{ navn: 'Søndre Østfold tingrett', dager: 14 }]);
  });
});

it('without Postgres nothing of it is told, rather than something old or 0', async () => {
  const { engine, index, clock, databaseUrl } = test.indexer;
  const gone = new URL(databaseUrl);
  gone.pathname = '/ikke_en_database';
  const db = openDatabase(gone.toString(), { connectTimeout: 1500 });
  const other = new Registry();
  measureService(other, { db, engine, index, clock });
  expect(await measured(other)).toEqual([]);
  await db.destroy();
});

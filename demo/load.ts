import type { Knex } from 'knex';
import type pg from 'pg';
import { holdWithoutGenerations } from '#db/queues/generations.ts';
import { currentSnapshot, removeOwnRows, removeRowsOf } from '#db/queues/sak-outbox.ts';
import type { DokumentRow } from '#db/sak/dokumenter.ts';
import type { Dokumentlager } from '#db/dokumentlager/port.ts';
import { type Day, startOfOsloDay } from '#domain/time.ts';
import { rowsOf, run, sql } from '#db/sql.ts';
import { extractTexts } from '#import/text/extract.ts';
import { createPdfReader } from '#import/text/pdf-reader.ts';
import { writeCases } from '#import/write-cases.ts';
import { type DemoCourt, type DemoSak, MAX_CASES, demoSak } from './demo-sak.ts';
import { documentMaker } from './documents/maker.ts';
import { seedOf } from './random.ts';
import { noteDemoKnown } from './known.ts';
import { noteReceipts } from './receipts.ts';
import { DOKUMENT_COLUMNS, copyRows, replaceDokumenter } from './write-rows.ts';

interface DemoOptions {
  readonly cases: number;
  readonly seed: string;
  /** The Oslo day around which everything happens. */
  readonly day: Day;
  readonly onProgress?: (done: number) => void;
}

/** Cases in a transaction, and in memory. */
const CHUNK = 2000;

/**
 * Streams synthetic cases with hearings and PDF documents into database and store. The same arguments give the same
 * rows and bytes. Demo cases that are in the database already are brought up to date; other cases are not touched.
 */
export async function loadDemo(
  db: Knex,
  lager: Dokumentlager,
  options: DemoOptions,
): Promise<void> {
  if (options.cases > MAX_CASES) throw new Error(`At most ${MAX_CASES} cases can be made`);
  const setting = {
    seed: seedOf(options.seed),
    day: options.day,
    courts: await readCourts(db, options.day),
  };
  const store = documentMaker(lager);
  const courtsOfCases: string[] = [];
  for (let from = 0; from < options.cases; from += CHUNK) {
    const to = Math.min(from + CHUNK, options.cases);
    const made: DemoSak[] = [];
    const documents: DokumentRow[] = [];
    for (let index = from; index < to; index += 1) {
      const demo = demoSak(index, setting);
      made.push(demo);
      for (const file of demo.filer)
        documents.push(documentRow(demo, file, await store(index, demo, file)));
    }
    await writeChunk(db, made, documents, startOfOsloDay(options.day));
    courtsOfCases.push(...made.map(({ sak }) => sak.domstol_id));
    options.onProgress?.(to);
  }
  await readTexts(db, lager, options.day);
  await noteReceipts(db, courtsOfCases, options.day);
}

/** Reads the documents as an import does. Without an index nobody needs the outbox rows: the first rebuild reads all. */
async function readTexts(db: Knex, lager: Dokumentlager, day: Day): Promise<void> {
  const reader = createPdfReader();
  try {
    await extractTexts({ db, lager, reader }, { now: startOfOsloDay(day) });
  } finally {
    await reader.close();
  }
  await db.transaction(async (trx) => {
    if (await holdWithoutGenerations(trx)) await removeRowsOf(trx, await currentSnapshot(trx));
  });
}

/** The courts of that day, as `demoSak` takes them. */
export async function readCourts(db: Knex, day: Day): Promise<DemoCourt[]> {
  return rowsOf<DemoCourt>(
    db,
    sql`select d.id, d.type, d.seter,
       coalesce((select json_agg(json_build_object('suffiks', s.suffiks, 'sete', s.sete) order by s.suffiks)
         from domstol_sete s where s.domstol_id = d.id), '[]') as suffikser
     from domstol d where d.gyldig_til is null or d.gyldig_til > ${day} order by d.id collate "C"`,
  );
}

function documentRow(
  demo: DemoSak,
  file: DemoSak['filer'][number],
  stored: { noekkel: string; bytes: number; sha256: Buffer },
): DokumentRow {
  return {
    sak_id: demo.sak.sak_id,
    filtype: file.filtype,
    tittel: file.tittel,
    fil_navn: file.filNavn,
    domstol_initialer: demo.sak.domstol_id,
    publiseringsdato: file.publiseringsdato,
    avgivelsesdato: file.avgivelsesdato,
    lagernoekkel: stored.noekkel,
    bytes: stored.bytes,
    sha256: stored.sha256,
    begrensninger: demo.begrensetFil,
  };
}

async function writeChunk(
  db: Knex,
  made: readonly DemoSak[],
  documents: readonly DokumentRow[],
  now: Date,
): Promise<void> {
  await db.transaction(async (trx) => {
    const quiet = await holdWithoutGenerations(trx);
    const ids = made.map(({ sak }) => sak.sak_id);
    const stored = await rowsOf<{ sak_id: string }>(
      trx,
      sql`select sak_id from sak where sak_id = any(${ids})`,
    );
    const known = new Set(stored.map((row) => row.sak_id));
    const fresh = made.filter(({ sak }) => !known.has(sak.sak_id));
    const old = made.filter(({ sak }) => known.has(sak.sak_id));
    await copyChunk(
      trx,
      fresh,
      documents.filter((row) => !known.has(row.sak_id)),
    );
    if (old.length > 0) {
      await writeCases(trx, 'sak', old, new Date(0));
      await replaceDokumenter(
        trx,
        [...known],
        documents.filter((row) => known.has(row.sak_id)),
      );
      await writeTimes(trx, old);
    }
    await noteDemoKnown(trx, ids, now);
    // A rebuild that makes the first index reads every case: a million outbox rows would only be work.
    if (quiet) await removeOwnRows(trx, ids);
  });
}

/** When a case was first seen, and changed, follows from the day as everything else does. */
async function writeTimes(trx: Knex, cases: readonly DemoSak[]): Promise<void> {
  const times = cases.map(({ sak, foerstSett, endret }) => ({
    sak_id: sak.sak_id,
    foerst_sett: foerstSett,
    endret,
  }));
  await run(
    trx,
    sql`update sak set foerst_sett = ny.foerst_sett, endret = ny.endret
      from jsonb_to_recordset(${JSON.stringify(times)}::jsonb)
        as ny (sak_id text, foerst_sett timestamptz(3), endret timestamptz(3))
      where sak.sak_id = ny.sak_id
        and (sak.foerst_sett, sak.endret) is distinct from (ny.foerst_sett, ny.endret)`,
  );
}

async function copyChunk(
  trx: Knex.Transaction,
  cases: readonly DemoSak[],
  documents: readonly DokumentRow[],
): Promise<void> {
  const [first] = cases;
  if (!first) return;
  const client = (await (trx.client as TrxClient).acquireConnection()) as pg.Client;
  // Names in texts are found afterwards, by the indexer.
  const columns = Object.keys(first.sak) as Exclude<keyof typeof first.sak, 'uten_navn'>[];
  await copyRows(
    client,
    'sak',
    [...columns, 'foerst_sett', 'endret'],
    cases.map(({ sak, foerstSett, endret }) => [
      ...columns.map((name) => sak[name]),
      ...[foerstSett, endret],
    ]),
  );
  await copyRows(
    client,
    'sak_anke',
    ['sak_id', 'anke_fra'],
    cases.flatMap(({ sak, ankeFra }) => (ankeFra === null ? [] : [[sak.sak_id, ankeFra]])),
  );
  await copyRows(
    client,
    'rettsmoete',
    ['sak_id', 'start', 'slutt', 'sal', 'rettsal_adresse', 'rettsmoetetype', 'begrensninger'],
    cases.flatMap(({ sak, moeter }) =>
      moeter.map((m) => [
        ...[sak.sak_id, m.start, m.slutt, m.sal, m.rettsal_adresse, m.rettsmoetetype],
        m.begrensninger,
      ]),
    ),
  );
  await copyRows(
    client,
    'dokument',
    DOKUMENT_COLUMNS,
    documents.map((row) => DOKUMENT_COLUMNS.map((name) => row[name])),
  );
}

/** The client of a transaction always gives the connection of the transaction. */
interface TrxClient {
  acquireConnection(): Promise<unknown>;
}

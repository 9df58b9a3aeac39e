import pg from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '#bff/routes.ts';
import { deliverDue } from '#bff/mail/deliver.ts';
import { enqueueEmployerReminders } from '#bff/mail/employer-reminders.ts';
import { enqueueNewsroomLists } from '#bff/mail/newsroom-lists.ts';
import { enqueueReminders } from '#bff/mail/reminders.ts';
import { createMetrics } from '#bff/http/metrics.ts';
import { readSoek } from '#db/lagret-soek/telling.ts';
import {
  addEndringerOfFavoritter,
  addTreff,
  holdTreff,
  noteByName,
  readNamesRemoved,
  readTreff,
  removeTreff,
} from '#db/notice/write.ts';
import { rowsOf, sql } from '#db/sql.ts';
import { runRetention } from '#db/retention/run.ts';
import type { Indexer } from '#indexer/indexer.ts';
import { followedGeneration } from '#indexer/generations.ts';
import { SILENT } from '#indexer/progress.ts';
import { rebuild } from '#indexer/rebuild/rebuild.ts';
import { status } from '#indexer/status.ts';
import { sweep } from '#indexer/sweep.ts';
import { nextDue } from '#indexer/transitions.ts';
import { createSearches } from '#indexer/notices/searches.ts';
import { createNotices } from '#indexer/notices/notices.ts';
import { verify } from '#indexer/verify/verify.ts';
import { DEFAULT_PERIODS } from '#domain/retention.ts';
import { buildDocument } from '#search/document.ts';
import { analysisVersion } from '#search/version.ts';
import { KEYS } from '#tests/support/access/persons.ts';
import { startTestBff, type TestBff } from '#tests/support/bff/test-bff.ts';
import { storeSaker } from '#tests/support/cases/saker.ts';
import { CALLS } from '#tests/support/plans/calls.ts';
import { enqueueTestNotices } from '#tests/support/plans/notices.ts';
import { manyRows } from '#tests/support/plans/many-rows.ts';
import { believeInMillions, readsWhole } from '#tests/support/plans/plans.ts';
import { recordStatements, type Statement } from '#tests/support/plans/statements.ts';

/*
 * Every statement of every route, of the indexer, of the deletion of what is old and of e-mail, as it is really sent, is
 * planned as with a million rows in each table that grows.
 */

/** Tables that grow with the cases, and with how often the service is used. */
const LARGE = [
  ...[
    'sak',
    'rettsmoete',
    'dokument',
    'dokument_tekst',
    'sak_utboks',
    'sak_gravstein',
    'navn_skjult',
    'navn_i_tekst',
    'parter_foer',
    'sak_endring',
    'sak_anke',
    'rettsmoete_spor',
    'rettsmoete_kjent',
  ],
  ...[
    'favoritt',
    'lagret_soek',
    'abonnement',
    'tilgangsnoekkel',
    'nyhet',
    'varsling',
    'notat',
    'sesjon',
    'innlogging',
    'utlogging',
    'rategrense',
    'identitet',
    'epost_utboks',
  ],
  ...['revisjon', 'revisjon_ord', 'revisjon_segl', 'revisjon_uforseglet'],
  ...['importfil', 'importfil_domstol', 'importfil_avvist', 'importfil_funn', 'importfil_foer'],
];
/** Those that do not: as many rows as courts, journalists, decisions that somebody took, or things that went wrong. */
const SMALL = [
  ...['domstol', 'domstol_sete', 'innlesing', 'innlesing_dag', 'varsling_dag'],
  ...['pressebruker', 'soeknad', 'arbeidsgiver_bekreftelse', 'administrator'],
  ...['samtale_kommentar', 'samtale_besoek', 'klage'],
  ...['avslagsgrunn', 'soeknad_avslagsgrunn', 'epost_mal_versjon'],
  ...['redaksjon', 'redaksjon_domene', 'redaksjon_kontakt', 'soeknad_redaksjon'],
  ...['redaksjon_liste', 'redaksjon_liste_borte'],
  ...['tilbaketrekking', 'opphevelse_forslag', 'skjult_endring', 'begrensning', 'varselbanner'],
  ...['noekkel', 'opprydding', 'arkiv', 'arkivpakke', 'revisjon_anker', 'revisjon_eldre'],
  ...['gjennomgang', 'gjennomgang_rad'],
  ...[
    'doedbrev',
    'rettsmoete_borte',
    'lagerfil_ubrukt',
    'indeksgenerasjon',
    'indeks_oppdrag',
    'indeksspor',
    'generasjon',
  ],
  ...['migrasjon', 'migrasjon_lock', 'migrasjon_sjekksum'],
];
const isLarge = (table: string) => LARGE.includes(table);

/** What reads more, and why it may. */
const MAY_READ_ALL: readonly (readonly [pattern: RegExp, why: string])[] = [
  [
    /count\(distinct sak_id\) as saker[^]*from sak_utboks/,
    'how many cases wait, for the operations page',
  ],
  [/from sak_utboks\s+where pg_visible_in_snapshot/, 'takes what waits, and the oldest come first'],
  [/^select count\(\*\) as antall from sak$/, 'status and rebuild say how many cases there are'],
  [
    /count\(\*\) as saker from sak group by domstol_id/,
    'cases of each court, for the operations page',
  ],
  [
    /^with (kommende|sist) as|^select domstol_id as "domstolId",\s+date_trunc/,
    'counts for /dekning, every quarter of an hour',
  ],
  [/^select kode, count\(\*\) as antall from dokument_tekst/, 'status says what became of texts'],
  [/count\(\*\)::int as antall from lagret_soek where varsle/, 'how many tell, for the statistics'],
  [/s\.begrensninger as typer/, 'cases that courts restrict, for the administrators'],
  [/from identitet as i/, 'looks for persons whom no table knows any more, once a day'],
  [/^delete from identitet/, 'the same'],
  [/import_sett/, 'a temporary table of the rows of one list, which is gone by now'],
];

let bff: TestBff;
let indexer: Indexer;
const never = new AbortController().signal;
let ofRequests: readonly Statement[];
let ofPrograms: readonly Statement[];
const statuses = new Map<string, readonly number[]>();

beforeAll(async () => {
  const recording = recordStatements();
  bff = await startTestBff();
  await storeSaker(bff);
  const { db, databaseUrl, search, time } = bff;
  indexer = {
    ...{ db, databaseUrl, engine: 'postgres', index: search.index, build: buildDocument },
    ...{
      notices: createNotices(),
      analysis: analysisVersion(),
      clock: () => time.now,
      log: pino({ level: 'silent' }),
    },
  };
  recording.take();
  for (const [route, call] of Object.entries(CALLS))
    statuses.set(
      route,
      (await call(bff)).map(({ status }) => status),
    );
  ofRequests = recording.take();
  await otherPrograms();
  ofPrograms = recording.take();
  recording.stop();
  await manyRows(db);
  await believeInMillions(db, isLarge);
}, 300_000);
afterAll(() => bff.close());

async function otherPrograms() {
  const { db, documents, time, url } = bff;
  await bff.measured();
  await enqueueReminders(db, time.now);
  await enqueueEmployerReminders(db, time.now);
  await enqueueNewsroomLists(db, KEYS, time.now);
  await enqueueTestNotices(db, time.now);
  const mail = {
    ...{ db, logger: indexer.log, metrics: createMetrics(), domain: 'domstol.example' },
    clock: () => time.now,
    ...{
      render: { publicUrl: url, sessionKeys: KEYS.session, noteKeys: KEYS.audit },
      random: Math.random,
    },
    sender: { ping: async () => undefined, send: async () => undefined, close: () => undefined },
  };
  await deliverDue(mail, time.now);
  await followedGeneration(indexer);
  await sweep(indexer, { signal: never });
  await tell();
  await nextDue(db);
  await status(indexer);
  await verify(indexer, { signal: never, progress: SILENT, repair: true });
  await rebuild(indexer, { signal: never, progress: SILENT });
  await runRetention({ db, lager: documents, periods: DEFAULT_PERIODS, now: time.now });
}

/** What a follower tells of cases that some search finds, and takes back. */
async function tell() {
  const { db, time } = bff;
  const { now } = time;
  const [sakId, period] = ['VIST', { now, since: now }];
  await db.transaction(async (trx) => {
    const searches = createSearches();
    await searches.keepUp(trx, now);
    await searches.keepUp(trx, now);
    await readSoek(trx, [1]);
    await readTreff(trx, [sakId], now);
    await readNamesRemoved(trx, [sakId]);
    await addTreff(trx, [{ lagretSoekId: 1, sakId, vedNavn: true, innhold: '1' }], period);
    await holdTreff(trx, [{ lagretSoekId: 1, sakId }]);
    await addEndringerOfFavoritter(trx, [sakId], period);
    await noteByName(trx, [1], true);
    await removeTreff(trx, [1]);
  });
}

describe('a million cases', () => {
  it('are asked of by every route', () => {
    expect(Object.keys(CALLS).sort()).toEqual(
      routes.map(({ method, path }) => `${method} ${path}`).sort(),
    );
    const failed = [...statuses].filter(([, all]) => all.some((status) => status >= 400));
    expect(failed).toEqual([]);
  });

  it('are in tables of which each is known to grow or to stay small', async () => {
    const tables = await rowsOf<{ name: string }>(
      bff.db,
      sql`select distinct c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where c.relkind = 'r' and n.nspname in ('public', 'soek', 'spor_b') and c.relname !~ '_g[0-9]{8}t'`,
    );
    expect(tables.map(({ name }) => name).sort()).toEqual([...LARGE, ...SMALL].sort());
  });

  it('are never read as a whole by a request', async () => {
    expect(ofRequests.length).toBeGreaterThan(100);
    expect(await readingAll(ofRequests)).toEqual({});
  });

  it('are never read as a whole by the programs beside it', async () => {
    expect(ofPrograms.length).toBeGreaterThan(50);
    expect(await readingAll(ofPrograms)).toEqual({});
  });

  it('have an index for every foreign key, so that a deletion finds what hangs on it', async () => {
    const missing = await rowsOf<{ key: string; table: string }>(
      bff.db,
      sql`select conname as key, conrelid::regclass::text as table from pg_constraint c
        where contype = 'f' and not exists (select from pg_index i
          where i.indrelid = c.conrelid and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey)`,
    );
    expect(missing.filter(({ table }) => isLarge(table))).toEqual([]);
  });
});

async function readingAll(statements: readonly Statement[]) {
  const client = new pg.Client({ connectionString: bff.databaseUrl });
  await client.connect();
  const whole: Record<string, string[]> = {};
  try {
    for (const statement of statements) {
      // A rebuild has dropped the engine's tables of before.
      if (statement.text.includes('soek."')) continue;
      if (MAY_READ_ALL.some(([pattern]) => pattern.test(statement.text))) continue;
      const found = await readsWhole(client, statement, isLarge);
      if (found.length > 0) whole[statement.text] = found;
    }
  } finally {
    await client.end();
  }
  return whole;
}

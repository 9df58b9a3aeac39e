import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { openFolderStore } from '#db/dokumentlager/folder.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/servers/database.ts';
import { importFile, type ImportOptions, type ImportSummary } from '#import/import-file.ts';

interface Rejected {
  readonly line: number;
  readonly field: string | null;
  readonly reason: string;
}
export interface TestImport {
  readonly dir: string;
  /** Imports the text as a file. Gives the summary and the rejected rows. */
  readonly importText: (
    text: string,
    options?: ImportOptions,
    at?: Date,
  ) => Promise<ImportSummary & { readonly rejects: readonly Rejected[] }>;
  readonly close: () => Promise<void>;
}

/** The time of an import when a test gives none. */
export const IMPORTED_AT = new Date('2026-03-01T08:00:00Z');

export async function createTestImport(db: Knex): Promise<TestImport> {
  const dir = await mkdtemp(join(tmpdir(), 'presse-import-'));
  const lager = openFolderStore(join(dir, 'lager'));
  return {
    dir,
    importText: async (text, options = {}, at = IMPORTED_AT) => {
      const file = join(dir, 'fil');
      await writeFile(file, text);
      const summary = await importFile({ db, lager, now: at }, file, options);
      const rejects = await readFile(summary.rejectsFile, 'utf8').catch(() => '');
      const lines = rejects.split('\n').filter((line) => line !== '');
      return { ...summary, rejects: lines.map((line) => JSON.parse(line) as Rejected) };
    },
    close: () => rm(dir, { recursive: true }),
  };
}

/** A database and a folder for the files of this test file; each test begins without cases. */
export function useImport() {
  // Filled in before the first test, so that a file can keep it in a constant.
  const files = {} as TestImport & { readonly db: Knex };
  let database: TestDatabase | undefined;
  beforeAll(async () => {
    database = await createTestDatabase();
    Object.assign(files, await createTestImport(database.db), { db: database.db });
  });
  afterAll(async () => {
    await database?.close();
    await files.close();
  });
  beforeEach(async () => {
    await files.db('sak').delete();
    await files.db('sak_utboks').delete();
  });
  return {
    files,
    ids: () => files.db('sak').orderBy('sak_id').pluck<string[]>('sak_id'),
    versions: () => files.db('sak').orderBy('sak_id').select('sak_id', 'versjon'),
  };
}

/** A line of a case file; every name is made up. */
export function linje(sakId: string, more: Record<string, unknown> = {}): string {
  return JSON.stringify({
    sakId,
    saksnummer: '25-187797MED-TSOS/TSAR',
    parter: 'Påtalemyndigheten mot Even Bakkerud',
    møteliste: [{ start: '2026-03-10T09:00:00', slutt: '2026-03-10T15:30:00', sal: 'Sal 1' }],
    ...more,
  });
}

/** An element of a public list, with a hearing on each of the days. */
export function treff(
  sakId: string,
  days: readonly string[],
  more: Record<string, unknown> = {},
): Record<string, unknown> {
  const intervaller = days.map((day) => ({ start: `${day}T09:00:00`, end: `${day}T15:30:00` }));
  return {
    id: '1',
    sakId,
    saksnummer: '25-187797MED-TSOS/TSAR',
    domstol: 'Søndre Østfold tingrett',
    sakenGjelder: null,
    parter: null,
    startdato: null,
    sluttdato: null,
    rettsmoeteIntervaller: intervaller,
    ...more,
  };
}

export function liste(...hits: unknown[]): string {
  return JSON.stringify({ count: hits.length, hits }, null, 1);
}

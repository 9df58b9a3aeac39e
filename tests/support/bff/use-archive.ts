import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type ArchiveReport, runArchive } from '#bff/arkiv/run.ts';
import { setArchive, takeDecisions } from '#db/arkiv/pakker.ts';
import type { Arkivlager } from '#db/dokumentlager/archive.ts';
import { openArchiveFolder } from '#db/dokumentlager/archive-folder.ts';
import { REASON, useReview } from './use-review.ts';

export const MINUTE = 60_000;
/** Of the applicant, whom nothing but her package may name. */
export const NORA = 'Fjellvang';

interface Row {
  readonly id: string;
  readonly versjon: number;
  readonly innhold: { readonly soeknad: object; readonly vedtak: object } | null;
  readonly skrevet: Date | null;
  readonly kvittert: Date | null;
  readonly kvittering: string | null;
  readonly fjernet: Date | null;
}

/** For every test of this file: an application, and an archive that has every decision from before. */
export function useArchive() {
  const review = useReview();
  const db = () => review.get().bff.db;
  const now = () => review.get().bff.time.now;
  let dir = '';
  let lager: Arkivlager;
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'presse-arkiv-'));
    lager = openArchiveFolder(dir);
  });
  afterAll(() => rm(dir, { recursive: true }));
  beforeEach(async () => {
    await db()('arkivpakke').delete();
    await db()('arkiv').delete();
    await setArchive(db(), true);
    await takeDecisions(db(), now());
    await db()('arkivpakke').update({
      ...{ innhold: null, skrevet: now(), manifest_sha256: Buffer.alloc(32) },
      ...{ kvittert: now(), kvittering: 'fil', fjernet: now() },
    });
  });
  const folder = (id: string) => join(dir, 'arkiv', id);
  const failures: string[] = [];
  return {
    ...{ review, db, now, folder, failures },
    dir: () => dir,
    lager: () => lager,
    later: (ms: number) => new Date(now().getTime() + ms),
    /** Of the application. */
    packages: () =>
      db()('arkivpakke').where({ soeknad_id: review.get().id }).orderBy('versjon').select<Row[]>(),
    run: async (at: Date, store = lager): Promise<ArchiveReport | null> => {
      failures.length = 0;
      const onFailure = (_: string, reason: string) => void failures.push(reason);
      return runArchive({ db: db(), lager: store, now: at }, { onFailure });
    },
    filesOf: async (id: string) =>
      existsSync(folder(id)) ? (await readdir(folder(id))).sort() : [],
    reject: () => review.act('avslaa', REASON),
    /** As the archive does; `text`: it answers something else. */
    acknowledge: async (id: string, text?: string) =>
      writeFile(join(folder(id), 'kvittering.txt'), text ?? (await receiptOf(folder(id)))),
  };
}

/** What `sha256sum manifest-sha256.txt` says in this folder. */
export async function receiptOf(folder: string): Promise<string> {
  const manifest = await readFile(join(folder, 'manifest-sha256.txt'));
  return `${createHash('sha256').update(manifest).digest('hex')}  manifest-sha256.txt\n`;
}

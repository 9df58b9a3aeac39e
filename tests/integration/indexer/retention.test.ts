import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFolderStore } from '#db/dokumentlager/folder.ts';
import { runRetention } from '#db/retention/run.ts';
import { lookForNames } from '#db/sak/names.ts';
import { DEFAULT_PERIODS } from '#domain/retention.ts';
import { addOsloDays } from '#domain/time.ts';
import { followBatch } from '#indexer/batch.ts';
import { SILENT } from '#indexer/progress.ts';
import { rebuild } from '#indexer/rebuild/rebuild.ts';
import { sweep } from '#indexer/sweep.ts';
import { isRight, verify } from '#indexer/verify/verify.ts';
import { buildDokument, buildSak } from '#tests/support/cases/build-sak.ts';
import { storeSak } from '#tests/support/cases/store-sak.ts';
import type { MemoryIndex } from '#tests/support/indexer/memory-index.ts';
import {
  contentsOf,
  createMemoryIndexer,
  type TestIndexer,
} from '#tests/support/indexer/test-indexer.ts';
import { tried } from '#tests/support/trust.ts';

let test: TestIndexer<MemoryIndex>;
let dir: string;
beforeAll(async () => {
  test = await createMemoryIndexer();
  dir = await mkdtemp(join(tmpdir(), 'presse-retention-'));
});
afterAll(async () => {
  await test.close();
  await rm(dir, { recursive: true });
});

const options = { signal: new AbortController().signal, progress: SILENT };

describe('the index, when names and files leave Postgres', () => {
  it('is what it was: nothing waits, verify finds no difference, and a rebuild makes the same', async () => {
    const { indexer } = test;
    const lager = openFolderStore(dir);
    await storeSak(
      indexer.db,
      lager,
      buildSak({
        saksTema: 'Tyveri – Even Bakkerud',
        saksTemaUtenNavn: 'Tyveri – [navn skjult]',
        dokumenter: [
          buildDokument({
            avgivelsesdato: '2026-03-12',
            tittel: 'Dom mot Even Bakkerud',
            tittelUtenNavn: 'Dom mot [navn skjult]',
            tekst: 'Even Bakkerud stjal.',
          }),
        ],
      }),
    );
    await lookForNames(indexer.db, 10);
    await rebuild(indexer, options);
    test.time.now = addOsloDays(test.time.now, 200);
    await sweep(indexer, options);
    await followBatch(indexer);
    const generation = (await indexer.index.active())!;
    const was = await contentsOf(indexer.index, generation);
    const target = { db: indexer.db, lager, periods: DEFAULT_PERIODS, now: test.time.now };
    expect(await runRetention(target)).toMatchObject({
      ...{ failed: [], overdue: {}, removed: { names: 1, files: 1, unusedFiles: 1 } },
    });
    expect(await indexer.db('sak_utboks')).toEqual([]);
    expect(isRight(await verify(indexer, { ...options, whole: true }))).toBe(true);
    expect(await contentsOf(indexer.index, generation)).toEqual(was);
    const { generation: next } = await rebuild(indexer, options);
    expect(await contentsOf(indexer.index, next)).toEqual(was);
    tried('retention', 3);
  });
});

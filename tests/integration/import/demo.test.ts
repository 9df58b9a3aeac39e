import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadDemo } from '#demo/load.ts';
import { readDays, readInnlesinger } from '#db/domstol/innlesinger.ts';
import { knownGaps } from '#domain/dekning.ts';
import { isLate } from '#domain/mottak.ts';
import { openFolderStore } from '#db/dokumentlager/folder.ts';
import { pdfProblem } from '#import/write-documents.ts';
import { withTekster } from '#db/sak/dokumenttekster.ts';
import { readSakerAfter } from '#db/sak/saker.ts';
import { isTekstSearchable, parterStatus, visibleFiles } from '#domain/visibility.ts';
import { type Sak, parseSaksnummer } from '#domain/sak.ts';
import { startOfOsloDay } from '#domain/time.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/servers/database.ts';

/** Enough for every court and every state. */
const CASES = 600;
/** Enough to compare two loads. Each load makes and reads a PDF file for every other case. */
const FEW = 120;
const PATIENCE = 180_000;
const DAY = '2026-11-21';
const now = new Date('2026-11-21T09:00:00+01:00');
let tests: TestDatabase[];
let dirs: string[];
let saker: Sak[];
let few: Sak[];

async function load(db: Knex, dir: string, cases: number, day = DAY) {
  await loadDemo(db, openFolderStore(dir), { cases, seed: 'en', day });
  return readSakerAfter(db, null, 10_000);
}

async function bytesOf(dir: string): Promise<Map<string, string>> {
  const names = (await readdir(dir, { recursive: true }))
    .filter((name) => name.endsWith('.pdf'))
    .sort();
  return new Map(
    await Promise.all(
      names.map(async (name) => [name, await readFile(join(dir, name), 'latin1')] as const),
    ),
  );
}

beforeAll(async () => {
  tests = await Promise.all([0, 1, 2].map(() => createTestDatabase()));
  dirs = await Promise.all([0, 1, 2].map(() => mkdtemp(join(tmpdir(), 'presse-demo-'))));
  saker = await load(tests[0]!.db, dirs[0]!, CASES);
}, PATIENCE);
afterAll(async () => {
  await Promise.all(tests.map((test) => test.close()));
  await Promise.all(dirs.map((dir) => rm(dir, { recursive: true })));
});

// Makes thousands of cases several times: on a busy machine half a minute is not enough.
vi.setConfig({ testTimeout: 120_000 });

describe('demo data', () => {
  it('has received a list from every court with cases, from some long ago', async () => {
    const received = await readInnlesinger(tests[0]!.db);
    expect(received.map(({ domstolId }) => domstolId).sort()).toEqual(
      [...new Set(saker.map(({ domstolId }) => domstolId))].sort(),
    );
    expect(received.reduce((sum, one) => sum + one.saker, 0)).toBe(CASES);
    expect(received.every(({ sist }) => sist < now)).toBe(true);
    const late = received.filter(({ sist }) => isLate(sist, now));
    expect(late.length).toBeGreaterThan(0);
    expect(late.length).toBeLessThan(received.length / 4);
  });

  it('has lists of every working day of twelve weeks, but for gaps of a few courts', async () => {
    const received = await readDays(tests[0]!.db, '2000-01-01');
    const gaps = received.map(({ dager }) => knownGaps(new Set(dager), DAY));
    expect(Math.min(...received.map(({ dager }) => dager.length))).toBeGreaterThan(40);
    const some = gaps.filter(({ length }) => length > 0);
    expect(some.length).toBeGreaterThan(1);
    expect(some.length).toBeLessThan(gaps.length / 2);
  });

  it(
    'is the same for the same arguments, to the byte, and when it is made again',
    async () => {
      few = await load(tests[1]!.db, dirs[1]!, FEW);
      expect(few).toHaveLength(FEW);
      expect(await load(tests[2]!.db, dirs[2]!, FEW)).toEqual(few);
      const bytes = await bytesOf(dirs[1]!);
      expect(bytes.size).toBeGreaterThan(10);
      expect(await bytesOf(dirs[2]!)).toEqual(bytes);
      expect(await load(tests[1]!.db, dirs[1]!, FEW)).toEqual(few);
    },
    PATIENCE,
  );

  it(
    'follows another day when it is made again',
    async () => {
      const moved = await load(tests[1]!.db, dirs[1]!, FEW, '2026-12-21');
      expect(moved.filter(({ erHentetFraSakApi }) => !erHentetFraSakApi)).toHaveLength(
        few.filter(({ erHentetFraSakApi }) => !erHentetFraSakApi).length,
      );
      const last = (all: Sak[]) =>
        Math.max(...all.flatMap((sak) => sak.rettsmoeter.map(({ slutt }) => slutt.getTime())));
      expect(last(moved)).toBeGreaterThan(last(few));
      const newest = (all: Sak[]) => Math.max(...all.map((sak) => sak.foerstSett.getTime()));
      expect(newest(moved) - newest(few)).toBeGreaterThan(20 * 86_400_000);
    },
    PATIENCE,
  );

  it('has cases in every state', () => {
    const statuses = new Set(saker.map((sak) => parterStatus(sak, now)));
    expect([...statuses].sort()).toEqual([0, 1, 2, 3]);
    for (const filtype of ['tiltale', 'avgjoerelse'] as const) {
      const files = saker.map((sak) => visibleFiles(sak, filtype, now));
      expect(files.some(({ utgaaetFil }) => utgaaetFil)).toBe(true);
      expect(files.some(({ filer }) => filer.length > 0)).toBe(true);
    }
    expect(
      saker.some(({ erHentetFraSakApi, beskrivelse }) => erHentetFraSakApi && beskrivelse),
    ).toBe(true);
    expect(saker.some(({ saksTema }) => (saksTema?.length ?? 0) > 200)).toBe(true);
    expect(saker.some(({ parter }) => (parter?.length ?? 0) > 1140)).toBe(true);
    expect(saker.some(({ bistandsadvokater }) => bistandsadvokater.length > 0)).toBe(true);
  });

  it('has trials on days that do not follow each other, and hearings on working days only', () => {
    const days = saker.map((sak) => sak.rettsmoeter.map(({ start }) => start.getTime()));
    const gap = 5 * 24 * 3_600_000;
    expect(days.some((all) => all.some((time, nr) => nr > 0 && time - all[nr - 1]! > gap))).toBe(
      true,
    );
    for (const time of days.flat()) expect([0, 6]).not.toContain(new Date(time).getUTCDay());
  });

  it('covers every court, with numbers in its own form and each number once', () => {
    expect(new Set(saker.map(({ domstolId }) => domstolId)).size).toBe(42);
    expect(new Set(saker.map(({ saksnummer }) => saksnummer)).size).toBe(CASES);
    for (const { saksnummer, domstolId } of saker)
      expect(parseSaksnummer(saksnummer)?.court).toBe(domstolId);
  });

  it('has some cases that came in the last night, and some that were changed after they came', () => {
    const afternoon = new Date(startOfOsloDay(DAY).getTime() - 8 * 3_600_000);
    const fresh = saker.filter(({ foerstSett }) => foerstSett > afternoon);
    expect(fresh.length).toBeGreaterThan(0);
    expect(fresh.length).toBeLessThan(CASES / 20);
    const changed = saker.filter(({ endret }) => endret);
    expect(changed.length).toBeGreaterThan(CASES / 20);
    for (const { endret, foerstSett } of changed) {
      expect(endret!.getTime()).toBeGreaterThan(foerstSett.getTime());
      expect(endret!.getTime()).toBeLessThan(now.getTime());
    }
  });

  it('publishes nothing after the day, and sees no case after it', () => {
    for (const { dokumenter, foerstSett } of saker) {
      expect(foerstSett.getTime()).toBeLessThan(now.getTime());
      for (const file of dokumenter) expect(file.publiseringsdato <= DAY).toBe(true);
    }
  });

  it('has PDF files that the service accepts', async () => {
    const files = await bytesOf(dirs[0]!);
    expect(files.size).toBeGreaterThan(100);
    for (const name of [...files.keys()].slice(0, 10))
      expect(await pdfProblem(join(dirs[0]!, name))).toBeNull();
  });

  it('leaves the outbox empty while there is no index, and tells it when there is one', async () => {
    const { db } = tests[2]!;
    expect(await db('sak_utboks').pluck('id')).toEqual([]);
    await db('indeksgenerasjon').insert({ navn: 'saker-1', motor: 'postgres', status: 'bygger' });
    await load(db, dirs[2]!, FEW + 10);
    expect(await db('sak_utboks').distinct('sak_id').pluck('sak_id')).toHaveLength(10);
  });

  it('has the texts of the documents whose words may be searched, and no other', async () => {
    const found = await withTekster(tests[0]!.db, saker, now);
    const texts = found.flatMap((sak) =>
      sak.dokumenter.map((fil) => [fil.tekst !== undefined, isTekstSearchable(fil, sak, now)]),
    );
    expect(texts.filter(([has]) => has).length).toBeGreaterThan(20);
    expect(texts.filter(([has, may]) => has && !may)).toEqual([]);
    // Some are scanned, as they are in courts.
    expect(texts.filter(([has, may]) => may && !has).length).toBeLessThan(texts.length / 10);
  });
});

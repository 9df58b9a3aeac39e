import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ArchiveReport, runArchive } from '#bff/arkiv/run.ts';
import { archiveDue } from '#bff/retention-worker.ts';
import { readWaiting, setArchive, takeDecisions } from '#db/arkiv/pakker.ts';
import type { Arkivlager } from '#db/dokumentlager/archive.ts';
import { openArchiveFolder } from '#db/dokumentlager/archive-folder.ts';
import { openFolderStore } from '#db/dokumentlager/folder.ts';
import { runRetention } from '#db/retention/run.ts';
import { eraseBekreftelser } from '#db/soeknad/bekreftelser.ts';
import { eraseSoeknader } from '#db/soeknad/soeknader.ts';
import { outcomeOf } from '#domain/arkiv.ts';
import { DEFAULT_PERIODS } from '#domain/retention.ts';
import { addOsloMonths } from '#domain/time.ts';
import { measureArchive } from '#monitoring/archive.ts';
import { REASON, useReview } from '#tests/support/bff/use-review.ts';
import { hashOf } from '#tests/support/access/persons.ts';

const MINUTE = 60_000;
const review = useReview();
const db = () => review.get().bff.db;
const now = () => review.get().bff.time.now;
const later = (ms: number) => new Date(now().getTime() + ms);

let dir: string;
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
  // Those of the press users who are there in every test: the archive has them.
  await takeDecisions(db(), later(0));
  await db()('arkivpakke').update({
    ...{ innhold: null, skrevet: now(), manifest_sha256: Buffer.alloc(32) },
    ...{ kvittert: now(), kvittering: 'fil', fjernet: now() },
  });
});

interface Row {
  readonly id: string;
  readonly versjon: number;
  readonly innhold: { readonly soeknad: object; readonly vedtak: object } | null;
  readonly skrevet: Date | null;
  readonly kvittert: Date | null;
  readonly kvittering: string | null;
  readonly fjernet: Date | null;
}
const ofNora = () => ({ soeknad_id: review.get().id });
const packages = () => db()('arkivpakke').where(ofNora()).orderBy('versjon').select<Row[]>();
const failures: string[] = [];
const run = async (at: Date, store = lager): Promise<ArchiveReport | null> => {
  failures.length = 0;
  const onFailure = (_: string, reason: string) => void failures.push(reason);
  return runArchive({ db: db(), lager: store, now: at }, { onFailure });
};
const folder = (id: string) => join(dir, 'arkiv', id);
const filesOf = async (id: string) =>
  existsSync(folder(id)) ? (await readdir(folder(id))).sort() : [];
const receiptFor = async (id: string) => {
  const manifest = await readFile(join(folder(id), 'manifest-sha256.txt'));
  return `${createHash('sha256').update(manifest).digest('hex')}  manifest-sha256.txt\n`;
};
const acknowledge = async (id: string, text?: string) =>
  writeFile(join(folder(id), 'kvittering.txt'), text ?? (await receiptFor(id)));
const reject = () => review.act('avslaa', REASON);
const NORA = 'Fjellvang';
const emptied = async () =>
  (await db()('soeknad').where({ id: review.get().id }).whereNotNull('fornavn')).length === 0;

describe('a decided application', () => {
  it('becomes a package when it can no longer be undone, and one only', async () => {
    await run(later(0));
    expect(await packages()).toEqual([]);
    await reject();
    await run(later(10 * MINUTE - 1));
    expect(await packages()).toEqual([]);
    expect(await run(later(10 * MINUTE))).toMatchObject({ taken: 1, written: 1, failed: 0 });
    expect(await run(later(70 * MINUTE))).toMatchObject({ taken: 0, written: 0, failed: 0 });
    const [pakke, ...others] = await packages();
    expect(others).toEqual([]);
    expect(await filesOf(pakke!.id)).toEqual([
      ...['arbeidsgiver.pdf', 'arkivmelding.xml', 'manifest-sha256.txt'],
      ...['soeknad.pdf', 'vedtak.pdf'],
    ]);
    const xml = await readFile(join(folder(pakke!.id), 'arkivmelding.xml'), 'utf8');
    expect(xml).toContain(NORA);
    expect(xml).toContain('Astrid');
  });

  it('that is undone gets none; decided anew, it gets one of the decision that stands', async () => {
    await reject();
    await review.get().admin(`${review.path()}/angre`, { method: 'POST', json: {} });
    await run(later(20 * MINUTE));
    expect(await packages()).toEqual([]);
    await review.act('godkjenn');
    await run(later(20 * MINUTE));
    expect((await packages()).map(({ innhold }) => innhold!.vedtak)).toMatchObject([
      { godkjent: true },
    ]);
  });

  it('that is taken up again and decided anew gets another version beside the first', async () => {
    await reject();
    const json = { grunn: 'Ny vurdering.' };
    await review.get().admin(`${review.path()}/ta-opp-igjen`, { method: 'POST', json });
    expect(await packages()).toMatchObject([
      { versjon: 1, innhold: { vedtak: { godkjent: false } } },
    ]);
    const { bff } = review.get();
    bff.time.now = later(MINUTE);
    await review.act('godkjenn');
    expect(await run(later(20 * MINUTE))).toMatchObject({ taken: 1, written: 2 });
    expect(await packages()).toMatchObject([
      { versjon: 1, innhold: { vedtak: { godkjent: false } } },
      { versjon: 2, innhold: { vedtak: { godkjent: true } } },
    ]);
  });

  it('stays where there is no archive as it was', async () => {
    await setArchive(db(), false);
    await reject();
    await eraseSoeknader(db(), hashOf('autentisert'), now());
    expect(await packages()).toEqual([]);
  });
});

describe('what leaves', () => {
  const copy = async () => JSON.stringify((await packages())[0]?.innhold ?? null);

  it('with somebody who ends the profile goes at once, access too, and the archive gets its copy', async () => {
    await review.act('godkjenn');
    const { nora } = review.get();
    expect((await nora('/api/presse/slett-profil', { method: 'DELETE' })).status).toBe(204);
    expect((await nora('/api/presse/profil')).status).toBe(401);
    const expected = outcomeOf('left', { archive: true, kvittert: null });
    expect(expected).toEqual({
      access: 'ends at once',
      application: 'is emptied at once',
      copy: 'waits for the receipt',
    });
    expect(await emptied()).toBe(true);
    expect(await copy()).toContain(NORA);
    await run(later(MINUTE));
    const [pakke] = await packages();
    expect(await filesOf(pakke!.id)).toContain('arbeidsgiver.pdf');
    await acknowledge(pakke!.id);
    await run(later(2 * MINUTE));
    expect(await copy()).toBe('null');
    expect(await filesOf(pakke!.id)).toEqual([]);
  });

  it('by its period leaves a copy, and the copy stays however long the archive says nothing', async () => {
    await reject();
    const target = { db: db(), lager: openFolderStore(dir), periods: DEFAULT_PERIODS };
    await runRetention({ ...target, now: addOsloMonths(now(), 7) });
    expect(await emptied()).toBe(true);
    await run(addOsloMonths(now(), 7));
    await runRetention({ ...target, now: addOsloMonths(now(), 120) });
    expect(await copy()).toContain(NORA);
    const [pakke] = await packages();
    expect(await filesOf(pakke!.id)).toContain('manifest-sha256.txt');
  });

  it('by an order of an administrator leaves a copy', async () => {
    await review.act('godkjenn');
    await db()('pressebruker').where({ identitet_hash: hashOf('autentisert') }).update({
      ...{ slettes_fra: now(), slettes_bestilt: now(), slettes_bestilt_av: hashOf('admin') },
    });
    const target = { db: db(), lager: openFolderStore(dir), periods: DEFAULT_PERIODS };
    expect(await runRetention({ ...target, now: later(MINUTE) })).toMatchObject({
      removed: { ordered: 1 },
    });
    expect(await emptied()).toBe(true);
    expect(await copy()).toContain(NORA);
  });

  it('has the question to the employer in its copy, in whatever order it is emptied', async () => {
    await reject();
    await eraseBekreftelser(db(), hashOf('autentisert'), now());
    await eraseSoeknader(db(), hashOf('autentisert'), now());
    expect(JSON.parse(await copy())).toMatchObject({
      soeknad: { etternavn: NORA },
      spoersmaal: [{ svar: null }],
    });
  });

  it('undecided leaves none', async () => {
    await eraseBekreftelser(db(), hashOf('autentisert'), now());
    await eraseSoeknader(db(), hashOf('autentisert'), now());
    expect(await packages()).toEqual([]);
  });
});

describe('a receipt', () => {
  const written = async () => {
    await reject();
    await run(later(10 * MINUTE));
    return (await packages())[0]!.id;
  };

  it('ends the copy and the package, once', async () => {
    const id = await written();
    await acknowledge(id);
    expect(await run(later(11 * MINUTE))).toMatchObject({ acknowledged: 1, removed: 1 });
    expect(await packages()).toMatchObject([
      {
        innhold: null,
        kvittert: later(11 * MINUTE),
        kvittering: 'fil',
        fjernet: later(11 * MINUTE),
      },
    ]);
    expect(await filesOf(id)).toEqual([]);
    await mkdir(folder(id), { recursive: true });
    await acknowledge(id, 'again').catch(() => undefined);
    expect(await run(later(12 * MINUTE))).toMatchObject({ acknowledged: 0, taken: 0, removed: 0 });
    expect(await packages()).toMatchObject([{ kvittert: later(11 * MINUTE) }]);
  });

  it.each(['', 'OK', 'ab'.repeat(32)])('that is none keeps everything: %j', async (text) => {
    const id = await written();
    await acknowledge(id, text);
    expect(await run(later(11 * MINUTE))).toMatchObject({ acknowledged: 0, failed: 1 });
    expect(failures).toEqual(['kvittering.txt does not begin with the SHA-256 of the manifest']);
    expect(await packages()).toMatchObject([{ kvittert: null, fjernet: null }]);
    expect((await packages())[0]!.innhold).not.toBeNull();
  });

  it('does not come: how many wait, and for how long, is measured', async () => {
    await written();
    const registry = new Registry();
    measureArchive(
      registry,
      () => readWaiting(db()),
      () => later(20 * MINUTE),
    );
    const measured = await registry.metrics();
    expect(measured).toContain('presse_archive_waiting 1');
    expect(measured).toContain('presse_archive_oldest_waiting_seconds 600');
    expect(measured).not.toContain(NORA);
  });
});

describe('a store that fails', () => {
  it.each([0, 1, 2, 3, 4])('after %i files leaves no package that looks whole', async (files) => {
    await reject();
    let left = files;
    const failing: Arkivlager = {
      ...lager,
      put: async (...file) => {
        if (left-- === 0) throw new Error('the disk is full');
        await lager.put(...file);
      },
    };
    expect(await run(later(10 * MINUTE), failing)).toMatchObject({ written: 0, failed: 1 });
    const [pakke] = await packages();
    expect(await filesOf(pakke!.id)).toHaveLength(files);
    expect(await filesOf(pakke!.id)).not.toContain('manifest-sha256.txt');
    expect(pakke).toMatchObject({ skrevet: null });
    expect(await run(later(11 * MINUTE))).toMatchObject({ written: 1, failed: 0 });
    expect(await filesOf(pakke!.id)).toHaveLength(5);
  });

  it('while a package is removed does so again by the next run', async () => {
    await reject();
    await run(later(10 * MINUTE));
    const [pakke] = await packages();
    await acknowledge(pakke!.id);
    const failing = { ...lager, remove: () => Promise.reject(new Error('no')) };
    expect(await run(later(11 * MINUTE), failing)).toMatchObject({ acknowledged: 1, failed: 1 });
    expect(await run(later(12 * MINUTE))).toMatchObject({ removed: 1, failed: 0 });
    expect(await filesOf(pakke!.id)).toEqual([]);
  });
});

describe('two servers at once', () => {
  it('write each package once, and no more often than every hour', async () => {
    await reject();
    let puts = 0;
    const arkiv: Arkivlager = {
      ...lager,
      put: (...file) => {
        puts += 1;
        return lager.put(...file);
      },
    };
    const lines: string[] = [];
    const logger = pino({}, { write: (line: string) => void lines.push(line) });
    const retention = { db: db(), lager: openFolderStore(dir), periods: DEFAULT_PERIODS, arkiv };
    const look = (at: Date) => archiveDue({ clock: () => at, logger, retention });
    const at = later(10 * MINUTE);
    await Promise.all([look(at), look(at), look(at)]);
    expect(puts).toBe(5);
    await look(later(69 * MINUTE));
    expect(lines.filter((line) => line.includes('looked after'))).toHaveLength(1);
    await look(later(70 * MINUTE));
    expect(lines.filter((line) => line.includes('looked after'))).toHaveLength(2);
    expect(lines.join('')).not.toContain(NORA);
  });
});

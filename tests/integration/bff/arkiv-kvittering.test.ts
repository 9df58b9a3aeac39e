import { mkdir } from 'node:fs/promises';
import pino from 'pino';
import { Registry } from 'prom-client';
import { describe, expect, it } from 'vitest';
import { archiveDue } from '#bff/retention-worker.ts';
import { readWaiting } from '#db/arkiv/pakker.ts';
import type { Arkivlager } from '#db/dokumentlager/archive.ts';
import { openFolderStore } from '#db/dokumentlager/folder.ts';
import { DEFAULT_PERIODS } from '#domain/retention.ts';
import { measureArchive } from '#monitoring/archive.ts';
import { MINUTE, NORA, useArchive } from '#tests/support/bff/use-archive.ts';

const archive = useArchive();
const { db, later, packages, run, reject, filesOf, folder, acknowledge, failures } = archive;

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
      ...archive.lager(),
      put: async (...file) => {
        if (left-- === 0) throw new Error('the disk is full');
        await archive.lager().put(...file);
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

  it('and has lost a package is given it again', async () => {
    await reject();
    await run(later(10 * MINUTE));
    const [pakke] = await packages();
    await archive.lager().remove(pakke!.id);
    await run(later(11 * MINUTE));
    expect(await filesOf(pakke!.id)).toHaveLength(5);
    await acknowledge(pakke!.id);
    expect(await run(later(12 * MINUTE))).toMatchObject({ acknowledged: 1 });
  });

  it('while a package is removed does so again by the next run', async () => {
    await reject();
    await run(later(10 * MINUTE));
    const [pakke] = await packages();
    await acknowledge(pakke!.id);
    const failing = { ...archive.lager(), remove: () => Promise.reject(new Error('no')) };
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
      ...archive.lager(),
      put: (...file) => {
        puts += 1;
        return archive.lager().put(...file);
      },
    };
    const lines: string[] = [];
    const logger = pino({}, { write: (line: string) => void lines.push(line) });
    const retention = {
      db: db(),
      lager: openFolderStore(archive.dir()),
      periods: DEFAULT_PERIODS,
      arkiv,
    };
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

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { copyDocuments } from './copy.ts';
import { openFolderStore } from './folder.ts';
import { type Dokumentlager, DokumentlagerUnavailable } from './port.ts';

let dir: string;
let from: Dokumentlager;
let to: Dokumentlager;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'presse-kopi-'));
  [from, to] = ['fra', 'til'].map((name) => openFolderStore(join(dir, name))) as [
    Dokumentlager,
    Dokumentlager,
  ];
});
afterEach(() => rm(dir, { recursive: true }));

const NOTHING = { copied: 0, there: 0, damaged: 0, gone: 0 };

describe('copying documents from one store into another', () => {
  it('gives each its key, once, and leaves the first store as it is', async () => {
    const texts = ['en', 'to', ''];
    const stored = await Promise.all(texts.map((text) => from.put(Buffer.from(text))));
    await writeFile(join(dir, 'fra', '.01234567-89ab-cdef-0123-456789abcdef.part'), 'half');
    expect(await copyDocuments(from, to)).toEqual({ ...NOTHING, copied: 3 });
    expect(await copyDocuments(from, to)).toEqual({ ...NOTHING, there: 3 });
    for (const store of [from, to])
      for (const [nr, { noekkel }] of stored.entries())
        expect((await buffer((await store.open(noekkel))!.content)).toString()).toBe(texts[nr]);
  });

  it('leaves a damaged document out, and says which', async () => {
    const good = await from.put(Buffer.from('hel'));
    const bad = await from.put(Buffer.from('halv'));
    await writeFile(join(dir, 'fra', bad.noekkel), 'ha');
    const told: string[] = [];
    const counts = await copyDocuments(from, to, {
      onDocument: (outcome, noekkel) => told.push(`${outcome} ${noekkel}`),
    });
    expect(counts).toEqual({ ...NOTHING, copied: 1, damaged: 1 });
    expect(told.sort()).toEqual([`copied ${good.noekkel}`, `damaged ${bad.noekkel}`]);
    expect(await to.open(bad.noekkel)).toBeNull();
  });

  it('puts a document again that is there in part', async () => {
    const { noekkel } = await from.put(Buffer.from('innhold'));
    await to.put(Buffer.from('innhold'));
    await writeFile(join(dir, 'til', noekkel), 'inn');
    expect(await copyDocuments(from, to)).toEqual({ ...NOTHING, copied: 1 });
    expect(await to.size(noekkel)).toBe(7);
  });

  it('goes on without a document that is removed meanwhile', async () => {
    const { noekkel } = await from.put(Buffer.from('fjernes'));
    const removing = {
      ...from,
      size: async (key: string) => {
        await from.remove(noekkel);
        return from.size(key);
      },
    };
    expect(await copyDocuments(removing, to)).toEqual({ ...NOTHING, gone: 1 });
  });

  it('stops when it is told to, and when a store does not answer', async () => {
    await from.put(Buffer.from('en'));
    const stop = new AbortController();
    stop.abort();
    expect(await copyDocuments(from, to, { signal: stop.signal })).toEqual(NOTHING);
    await rm(join(dir, 'til'), { recursive: true });
    await expect(copyDocuments(from, to)).rejects.toThrow(DokumentlagerUnavailable);
  });
});

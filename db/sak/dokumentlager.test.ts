import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDokumentlager, type Dokumentlager } from './dokumentlager.ts';

let dir: string;
let lager: Dokumentlager;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'presse-lager-'));
  lager = openDokumentlager(join(dir, 'a', 'b'));
});
afterAll(() => rm(dir, { recursive: true }));

const files = async () =>
  (await readdir(dir, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());

describe('the document store', () => {
  it('keeps a document under a key of its content, once', async () => {
    const first = await lager.put(Buffer.from('innhold'));
    async function* parts(): AsyncGenerator<Uint8Array> {
      yield Buffer.from('inn');
      yield Buffer.from('hold');
    }
    expect(await lager.put(parts())).toEqual(first);
    expect(first).toMatchObject({
      bytes: 7,
      noekkel: expect.stringMatching(/^[0-9a-f]{2}\/[0-9a-f]{64}\.pdf$/) as string,
    });
    expect(await files()).toHaveLength(1);
  });

  it('reads it whole and in part', async () => {
    const { noekkel } = await lager.put(Buffer.from('innhold'));
    expect(await text(lager.open(noekkel))).toBe('innhold');
    expect(await text(lager.open(noekkel, { start: 3, end: 5 }))).toBe('hol');
    expect(await lager.size(noekkel)).toBe(7);
  });

  it('leaves nothing of a document that broke off', async () => {
    const before = await files();
    async function* broken(): AsyncGenerator<Uint8Array> {
      yield Buffer.from('halv');
      throw new Error('broke off');
    }
    await expect(lager.put(broken())).rejects.toThrow('broke off');
    expect(await files()).toEqual(before);
  });

  it('has nothing under another key, and refuses what is not a key', async () => {
    const missing = `ab/${'a'.repeat(64)}.pdf`;
    expect(await lager.size(missing)).toBeNull();
    await expect(text(lager.open(missing))).rejects.toThrow('ENOENT');
    for (const wrong of ['../x.pdf', `ab/../${'a'.repeat(64)}.pdf`, '', '/etc/passwd'])
      expect(() => lager.open(wrong)).toThrow('Not a key');
  });
});

import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { pressePaths, systemPaths } from '#contract/paths.ts';
import { openFolderStore } from '#db/dokumentlager/folder.ts';
import type { Dokumentlager } from '#db/dokumentlager/port.ts';
import type { Ask } from '#tests/support/bff/http-client.ts';
import { startTestBff, type TestBff } from '#tests/support/bff/test-bff.ts';
import { storeSaker } from '#tests/support/cases/saker.ts';
import { canOpenSmallDisk, openSmallDisk } from '#tests/support/faults/small-disk.ts';
import { tried } from '#tests/support/trust.ts';

const DOCUMENT = pressePaths.dokument.href('tiltale', 'TSOS', 'vist-tiltale.pdf');
const isRoot = process.getuid?.() === 0;
const able = canOpenSmallDisk();
const onlyRoot = able ? '' : ' (skipped: only root may mount a small disk)';

let bff: TestBff;
let presse: Ask;
let dir: string;
/** The file that is asked for, and the folder that it is in. */
let file: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'presse-dokumenter-'));
  const documents = openFolderStore(dir);
  bff = await startTestBff({ deps: { documents } });
  await storeSaker({ ...bff, documents });
  presse = await bff.signedIn('presse');
  const { lagernoekkel } = await bff
    .db('dokument')
    .where({ fil_navn: 'vist-tiltale.pdf' })
    .first<{ lagernoekkel: string }>('lagernoekkel');
  file = join(dir, lagernoekkel);
});
afterAll(async () => {
  await bff?.close();
  await rm(dir, { recursive: true, force: true });
});

const ready = async () => {
  const { status, json } = await bff.guest(systemPaths.ready.href());
  return `${status} ${(json as { dependencies: { documents: string } }).dependencies.documents}`;
};
const aside = () => `${dir}-aside`;

interface Loss {
  readonly lose: () => Promise<unknown>;
  readonly mend: () => Promise<unknown>;
  /** Whether readiness can know of it. */
  readonly ready: string;
}

const LOSSES: Readonly<Record<string, Loss>> = {
  'is not there': {
    lose: () => rename(dir, aside()),
    mend: () => rename(aside(), dir),
    ready: '200 down',
  },
  'is a file': {
    lose: () => rename(dir, aside()).then(() => writeFile(dir, '')),
    mend: () => rm(dir).then(() => rename(aside(), dir)),
    ready: '200 down',
  },
  'has lost the file': {
    lose: () => rename(file, aside()),
    mend: () => rename(aside(), file),
    ready: '200 ok',
  },
  'has a folder in its place': {
    lose: () => rename(file, aside()).then(() => mkdir(file)),
    mend: () => rm(file, { recursive: true }).then(() => rename(aside(), file)),
    ready: '200 ok',
  },
  // Root may read everything.
  ...(isRoot
    ? {}
    : {
        'may not be entered': {
          lose: () => chmod(dir, 0o000),
          mend: () => chmod(dir, 0o700),
          ready: '200 down',
        },
        'may not be read': {
          lose: () => chmod(file, 0o000),
          mend: () => chmod(file, 0o600),
          ready: '200 ok',
        },
      }),
};

describe('a folder of documents', () => {
  it.each(Object.entries(LOSSES))(
    'that %s takes only documents with it',
    async (_, { lose, mend, ready: expected }) => {
      await lose();
      try {
        for (const method of ['GET', 'HEAD'])
          expect((await presse(DOCUMENT, { method })).status).toBe(503);
        expect((await presse(DOCUMENT)).json).toMatchObject({ id: 'documents_unavailable' });
        expect(await ready()).toBe(expected);
        expect((await presse(pressePaths.saksdetaljer.href('VIST'))).status).toBe(200);
      } finally {
        await mend();
      }
      expect((await presse(DOCUMENT)).status).toBe(200);
      expect(await ready()).toBe('200 ok');
      tried('dependencies', 1);
    },
  );
});

describe('a document that is not the one that was stored', () => {
  it('is a clear outage when it is small, and breaks off when it is large', async () => {
    const documents = openFolderStore(dir);
    const row = bff.db('dokument').where({ fil_navn: 'vist-tiltale.pdf' });
    const before = await row
      .clone()
      .first<Record<string, unknown>>('lagernoekkel', 'bytes', 'sha256');
    try {
      for (const size of [1_000, 300_000]) {
        const { noekkel, bytes, sha256 } = await documents.put(Buffer.alloc(size, 'tekst '));
        await row.clone().update({ lagernoekkel: noekkel, bytes, sha256 });
        expect((await presse(DOCUMENT)).text).toHaveLength(size);
        const file = join(dir, noekkel);
        // As long as it was: only its content says that it is another one.
        await writeFile(file, Buffer.alloc(size, 'TEKST '));
        if (size === 1_000) expect((await presse(DOCUMENT)).status).toBe(503);
        else await expect(presse(DOCUMENT)).rejects.toThrow();
        await writeFile(file, Buffer.alloc(size - 1, 'tekst '));
        for (const method of ['GET', 'HEAD'])
          expect((await presse(DOCUMENT, { method })).status).toBe(503);
        tried('dependencies', 1);
      }
    } finally {
      await row.clone().update(before as object);
    }
    expect((await presse(DOCUMENT)).status).toBe(200);
  });
});

describe.skipIf(!able)(`a disk for documents${onlyRoot}`, () => {
  const closing: (() => unknown)[] = [];
  afterEach(() => {
    for (const close of closing.splice(0)) close();
  });
  const small = () => {
    const disk = openSmallDisk(4);
    closing.push(disk.close);
    return disk;
  };
  const text = Buffer.alloc(100_000, 'tekst ');
  const read = async (documents: Dokumentlager, noekkel: string) =>
    buffer((await documents.open(noekkel))!.content);

  it('that is full refuses what does not fit, keeps no half of it, and takes it when there is room', async () => {
    const { folder, fill, free } = small();
    const documents = openFolderStore(folder);
    const first = await documents.put(text);
    fill();
    const other = Buffer.from(text).reverse();
    await expect(documents.put(other)).rejects.toThrow('no space left');
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
    expect(await read(documents, first.noekkel)).toEqual(text);
    free();
    expect(await read(documents, (await documents.put(other)).noekkel)).toEqual(other);
    tried('dependencies', 1);
  });

  it('that is read-only is read, and refuses what is new', async () => {
    const { folder } = small();
    const documents = openFolderStore(folder);
    const { noekkel } = await documents.put(text);
    execFileSync('mount', ['-o', 'remount,ro', folder]);
    expect(await documents.size(noekkel)).toBe(text.length);
    await documents.ping();
    expect(await read(documents, noekkel)).toEqual(text);
    await expect(documents.put(Buffer.from('nytt'))).rejects.toThrow('read-only');
    expect(await readdir(folder)).toHaveLength(1);
    tried('dependencies', 1);
  });
});

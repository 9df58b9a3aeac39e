import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import type { Arkivlager } from '#db/dokumentlager/archive.ts';
import { openArchiveFolder } from '#db/dokumentlager/archive-folder.ts';
import { openFolderStore } from '#db/dokumentlager/folder.ts';
import type { Dokumentlager } from '#db/dokumentlager/port.ts';
import { openArchiveBucket } from '#db/dokumentlager/s3/archive-bucket.ts';
import { openBucketStore } from '#db/dokumentlager/s3/store.ts';
import { makeBucket, objectStoreForTests } from '#tests/support/servers/object-store.ts';

interface Stores {
  readonly arkiv: Arkivlager;
  readonly documents: Dokumentlager;
}

const PAKKE = '0d3f5b0e-5a0e-4a57-9a38-1f5b1a8f6a01';
const OTHER = '0d3f5b0e-5a0e-4a57-9a38-1f5b1a8f6a02';
const FILE = 'arkivmelding.xml';

/** What the store of packages does, in a folder and in a bucket. */
function archiveContract(name: string, start: () => Promise<Stores>): void {
  describe(name, () => {
    let arkiv: Arkivlager;
    let documents: Dokumentlager;
    beforeAll(async () => {
      ({ arkiv, documents } = await start());
    });

    it('keeps a file under its name, and the last one that was put there', async () => {
      await arkiv.put(PAKKE, FILE, Buffer.from('først'));
      await arkiv.put(PAKKE, FILE, Buffer.from('så'));
      expect(await arkiv.read(PAKKE, FILE)).toBe('så');
      expect(await arkiv.read(OTHER, FILE)).toBeNull();
    });

    it('is apart from the documents, which don’t list it', async () => {
      const names: string[] = [];
      for await (const one of documents.list()) names.push(one);
      expect(names).toEqual([]);
    });

    it('removes a package whole, with what the archive has put there, twice if need be', async () => {
      await arkiv.put(PAKKE, 'manifest-sha256.txt', Buffer.from('x'));
      await arkiv.put(PAKKE, 'kvittering.txt', Buffer.from('x'));
      await arkiv.put(OTHER, FILE, Buffer.from('en annen'));
      await arkiv.remove(PAKKE);
      await arkiv.remove(PAKKE);
      for (const file of [FILE, 'manifest-sha256.txt', 'kvittering.txt'])
        expect(await arkiv.read(PAKKE, file)).toBeNull();
      expect(await arkiv.read(OTHER, FILE)).toBe('en annen');
    });

    it.each([
      ['../x', FILE],
      ['', FILE],
      [PAKKE, '../../x.txt'],
      [PAKKE, '.part'],
    ])('refuses what is no package, and no file of one: %j %j', async (pakke, file) => {
      await expect(async () => arkiv.put(pakke, file, Buffer.from('x'))).rejects.toThrow(/^Not /);
      await expect(async () => arkiv.read(pakke, file)).rejects.toThrow(/^Not /);
    });
  });
}

let dir: string;
afterAll(() => rm(dir, { recursive: true }));
archiveContract('packages in a folder', async () => {
  dir = await mkdtemp(join(tmpdir(), 'presse-arkiv-'));
  return { arkiv: openArchiveFolder(dir), documents: openFolderStore(dir) };
});

test('a folder that can’t take a file keeps nothing of it', async () => {
  const arkiv = openArchiveFolder(dir);
  await arkiv.put(OTHER, FILE, Buffer.from('helt'));
  const broken = { length: 1 } as unknown as Buffer;
  await expect(arkiv.put(OTHER, FILE, broken)).rejects.toThrow();
  expect(await arkiv.read(OTHER, FILE)).toBe('helt');
  expect(await readdir(dir)).toEqual(['arkiv']);
});

const found = objectStoreForTests();
if ('skip' in found)
  describe.skip(`packages in a bucket (${found.skip})`, () => test('the whole contract')); // No object store is to be had here: `skip` says why.
else
  archiveContract('packages in a bucket', async () => {
    const settings = await makeBucket(found.endpoint);
    return { arkiv: openArchiveBucket(settings), documents: openBucketStore(settings) };
  });

import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { programPath } from '#build/paths.ts';
import { openFolderStore } from '#db/dokumentlager/folder.ts';
import { openBucketStore } from '#db/dokumentlager/s3/store.ts';
import { makeBucket, objectStoreForTests } from '#tests/support/servers/object-store.ts';

const found = objectStoreForTests();
const [endpoint, skipped] =
  'endpoint' in found ? [found.endpoint, ''] : ['', ` (skipped: ${found.skip})`];

describe.skipIf(skipped)(`npm run copy-documents${skipped}`, () => {
  let dir: string;
  let env: Record<string, string>;
  let bucket: ReturnType<typeof openBucketStore>;
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'presse-kopi-'));
    const settings = await makeBucket(endpoint);
    bucket = openBucketStore(settings);
    const secret = join(dir, 'secret');
    await writeFile(secret, `${settings.secretAccessKey}\n`);
    env = {
      ...{ PATH: process.env['PATH'] ?? '', DOKUMENT_BUCKET: settings.bucket },
      ...{ S3_ENDPOINT: endpoint, S3_REGION: settings.region },
      ...{ S3_ACCESS_KEY_ID: settings.accessKeyId, S3_SECRET_ACCESS_KEY_FILE: secret },
    };
  });
  afterAll(() => rm(dir, { recursive: true }));

  /** Runs the program as it is delivered. */
  const run = (args: readonly string[], more: Record<string, string> = {}) =>
    new Promise<{ code: number; out: string; err: string }>((resolve) => {
      const child = execFile(
        process.execPath,
        [programPath('copy-documents'), ...args],
        { env: { ...env, ...more } },
        (_error, out, err) => {
          resolve({ code: child.exitCode ?? -1, out, err });
        },
      );
    });

  it('moves a folder into a bucket and back, and nothing twice', async () => {
    const folder = openFolderStore(join(dir, 'fra'));
    const { noekkel } = await folder.put(Buffer.from('innhold'));
    await folder.put(Buffer.from('mer innhold'));
    expect(await run([join(dir, 'fra')])).toEqual({
      ...{ code: 0, out: '2 documents copied, 0 were there already\n', err: '' },
    });
    expect((await buffer((await bucket.open(noekkel))!.content)).toString()).toBe('innhold');
    expect((await run([join(dir, 'fra')])).out).toBe('0 documents copied, 2 were there already\n');
    expect((await run([join(dir, 'til'), '--out'])).out).toMatch(/^2 documents copied/);
    expect(await openFolderStore(join(dir, 'til')).size(noekkel)).toBe(7);
  });

  it('says what is wrong: with a document, a folder, the settings', async () => {
    const folder = openFolderStore(join(dir, 'skadet'));
    const { noekkel } = await folder.put(Buffer.from('helt'));
    await writeFile(join(dir, 'skadet', noekkel), 'delvis');
    expect(await run([join(dir, 'skadet')])).toMatchObject({
      code: 1,
      err: `${noekkel} is damaged: import it again; it was not copied\n`,
    });
    expect(await run([join(dir, 'ingen')])).toMatchObject({
      code: 2,
      err: `There is no folder ${join(dir, 'ingen')}\n`,
    });
    const { code, err } = await run([join(dir, 'fra')], { S3_ACCESS_KEY_ID: 'noen-andre' });
    expect([code, err]).toEqual([2, 'The object store answered 403\n']);
    expect((await run([dir], { S3_ENDPOINT: '' })).err).toContain('S3_ENDPOINT: is required');
  });
});

import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseEnvironment } from '#settings/read.ts';
import { dokumentlagerSchema, openDokumentlager } from './settings.ts';

const parse = (env: NodeJS.ProcessEnv) => parseEnvironment(dokumentlagerSchema, env);
const problems = (env: NodeJS.ProcessEnv): string[] => {
  try {
    parse(env);
    return [];
  } catch (error) {
    return [...(error as Error).message.matchAll(/^ {2}(\w+):/gm)].map((match) => match[1]!);
  }
};
const bucket = {
  DOKUMENT_BUCKET: 'presse-dokumenter',
  S3_ENDPOINT: 'https://s3.example',
  S3_ACCESS_KEY_ID: 'presse',
  S3_SECRET_ACCESS_KEY: 'hemmelig',
};

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'presse-lager-'));
});
afterAll(() => rm(dir, { recursive: true }));

describe('the settings of the document store', () => {
  it('choose a folder, of its own or in the data folder', async () => {
    openDokumentlager(parse({ PRESSE_DATA_DIR: dir }));
    openDokumentlager(parse({ PRESSE_DATA_DIR: dir, DOKUMENT_DIR: join(dir, 'egen') }));
    expect((await readdir(dir)).sort()).toEqual(['dokumenter', 'egen']);
  });

  it('choose a bucket, and make no folder', async () => {
    const before = await readdir(dir);
    openDokumentlager(parse({ ...bucket, PRESSE_DATA_DIR: join(dir, 'ny') }));
    expect(await readdir(dir)).toEqual(before);
  });

  it('of a bucket are all there, in production too', () => {
    expect(problems({ ...bucket, NODE_ENV: 'production' })).toEqual([]);
    for (const name of ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])
      expect(problems({ ...bucket, [name]: '' })).toEqual([name]);
    expect(problems({ NODE_ENV: 'production' })).toEqual(['DOKUMENT_DIR']);
  });

  it.each([
    ['a folder as well', { DOKUMENT_DIR: '/srv' }, 'DOKUMENT_BUCKET'],
    ['an endpoint with the bucket', { S3_ENDPOINT: 'https://s3.example/presse' }, 'S3_ENDPOINT'],
    ['an endpoint without TLS', { S3_ENDPOINT: 'http://s3.example' }, 'S3_ENDPOINT'],
    ['a published key', { S3_SECRET_ACCESS_KEY: 'development-only' }, 'S3_SECRET_ACCESS_KEY'],
    ['a path as the bucket', { DOKUMENT_BUCKET: 'presse/dokumenter' }, 'DOKUMENT_BUCKET'],
  ])('are refused in production with %s', (_, change, name) => {
    expect(problems({ ...bucket, ...change, NODE_ENV: 'production' })).toEqual([name]);
  });

  it('may be without TLS in a closed network', () => {
    const plain = { ...bucket, S3_ENDPOINT: 'http://minio:9000', CLOSED_NETWORK: 'true' };
    expect(problems({ ...plain, NODE_ENV: 'production' })).toEqual([]);
  });
});

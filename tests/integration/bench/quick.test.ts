import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { BENCHES, type BenchName } from '#bench/benches.ts';
import { projectRoot } from '#build/paths.ts';
import { elasticsearchForTests } from '#tests/support/servers/elasticsearch.ts';

const elasticsearch = elasticsearchForTests();
const dataDir = mkdtempSync(join(tmpdir(), 'presse-bench-'));
afterAll(() => {
  rmSync(dataDir, { recursive: true, force: true });
});

const output = z.object({
  results: z.record(
    z.string(),
    z.array(z.object({ name: z.string(), ours: z.object({ median: z.number() }) })).min(1),
  ),
});

/** It installs its other side from PyPI, which a test must not need. */
const INSTALLS: readonly string[] = ['peer'];
const names = (Object.keys(BENCHES) as BenchName[]).filter((name) => !INSTALLS.includes(name));

/** The figures of a few cases mean nothing: that every measurement runs is what is tested. */
describe.skipIf('skip' in elasticsearch)('npm run bench', () => {
  it.each(names)('%s measures in its quick form', { timeout: 300_000 }, async (name) => {
    if ('skip' in elasticsearch) return;
    const args = ['--import', 'tsx', 'bench/main.ts', name, '--quick', '--json'];
    const { stdout } = await promisify(execFile)(process.execPath, args, {
      cwd: projectRoot,
      env: {
        ...process.env,
        NODE_ENV: 'development',
        DATABASE_URL: inject('postgres').url,
        ELASTICSEARCH_URL: elasticsearch.url,
        PRESSE_DATA_DIR: dataDir,
      },
    });
    const figures = output.parse(JSON.parse(stdout)).results[name] ?? [];
    expect(figures.every(({ ours }) => Number.isFinite(ours.median))).toBe(true);
  });
});

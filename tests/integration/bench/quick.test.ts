import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { BENCHES, type BenchName } from '#bench/benches.ts';
import { projectRoot } from '#build/paths.ts';
import { eachRow } from '#tests/support/each-row.ts';
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
  it('measures everything in its quick form', { timeout: 900_000 }, async () => {
    if ('skip' in elasticsearch) return;
    const args = ['--import', 'tsx', 'bench/main.ts', ...names, '--quick', '--json'];
    const { stdout } = await promisify(execFile)(process.execPath, args, {
      cwd: projectRoot,
      maxBuffer: 64 * 1024 * 1024,
      env: {
        ...process.env,
        NODE_ENV: 'development',
        DATABASE_URL: inject('postgres').url,
        ELASTICSEARCH_URL: elasticsearch.url,
        PRESSE_DATA_DIR: dataDir,
      },
    });
    const { results } = output.parse(JSON.parse(stdout));
    expect(Object.keys(results)).toEqual(names);
    await eachRow(names, (name) => {
      for (const { ours } of results[name]!) expect(ours.median).toSatisfy(Number.isFinite);
    });
  });
});

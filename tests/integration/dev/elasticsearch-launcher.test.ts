import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openDataDir } from '#dev/servers/data-dir.ts';
import { startElasticsearch } from '#dev/servers/elasticsearch/start.ts';
import { elasticsearchForTests } from '#tests/support/servers/elasticsearch.ts';

const found = elasticsearchForTests();
const [url, skipped] = 'url' in found ? [found.url, ''] : ['', ` (skipped: ${found.skip})`];
// In Docker every start is a container of its own.
const isOurs = await isLocalNode(url);

it.skipIf(skipped)(`Elasticsearch is the version that production runs${skipped}`, async () => {
  const answer = (await (await fetch(url)).json()) as { version: { number: string } };
  expect(answer.version.number).toBe('9.4.3');
});

it.skipIf(skipped || !isOurs)(
  `a node of our own is found by the next who asks, and stays while one uses it${skipped}`,
  async () => {
    const dataDir = join(openDataDir(process.env), 'tests');
    const second = await startElasticsearch({ dataDir, ephemeral: true });
    expect(second.url).toBe(url);
    await second.stop();
    expect(await isLocalNode(url)).toBe(true);
  },
);

async function isLocalNode(address: string): Promise<boolean> {
  if (!address) return false;
  const answer = (await (await fetch(address)).json()) as { cluster_name: string };
  return answer.cluster_name === 'presse-local';
}

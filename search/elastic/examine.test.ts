import { afterEach, describe, expect, it } from 'vitest';
import { EngineUnavailable } from '#search/port.ts';
import {
  blackHole,
  fakeElasticsearch,
  type Fake,
} from '#tests/support/servers/fake-elasticsearch.ts';
import { examineCluster, watermark } from './examine.ts';

const closing: Fake[] = [];
afterEach(async () => {
  for (const { close } of closing.splice(0)) await close();
});

const GB = 1024 ** 3;
const DISK = 'cluster.routing.allocation.disk.watermark';
/** By the beginning of the path. */
const ANSWERS: Readonly<Record<string, unknown>> = {
  '/_cluster/health': { status: 'yellow', number_of_data_nodes: 1, unassigned_shards: 2 },
  '/_nodes/stats': {
    nodes: {
      n: {
        timestamp: 1_000_000,
        fs: { total: { total_in_bytes: 100 * GB, available_in_bytes: 7 * GB } },
      },
    },
  },
  '/_cluster/settings': {
    persistent: { [`${DISK}.low`]: '90%' },
    transient: {},
    defaults: { [`${DISK}.low.max_headroom`]: '200gb', [`${DISK}.flood_stage`]: '5gb' },
  },
  '/presse': {
    'presse-1': { settings: { 'index.blocks.read_only_allow_delete': 'true' } },
    'presse-2': { settings: {} },
  },
  '/': { version: { number: '9.4.3' } },
};

async function cluster(forbidden = false): Promise<Fake> {
  const fake = await fakeElasticsearch((path) => {
    const found = Object.keys(ANSWERS).find((begin) => path.startsWith(begin));
    if (forbidden && found !== '/') return { status: 403, json: { error: { type: 'security' } } };
    return { status: 200, json: ANSWERS[found ?? '/'] };
  });
  closing.push(fake);
  return fake;
}

describe('a cluster', () => {
  it('says its version, its health, its disks, and what is closed for writing', async () => {
    const { url } = await cluster();
    const facts = await examineCluster({ url, prefix: 'presse' }, 5_000);
    expect(facts).toMatchObject({
      version: '9.4.3',
      health: { status: 'yellow', unassigned_shards: 2 },
      disks: [{ free: 7 * GB, total: 100 * GB, flood: 5 * GB }],
      blocked: ['presse-1'],
    });
    expect(facts.disks?.[0]?.low).toBeCloseTo(10 * GB, -3);
    expect(facts.date).toEqual(new Date(1_000_000));
  });

  it('that lets us ask nothing else still says its version', async () => {
    const { url } = await cluster(true);
    expect(await examineCluster({ url }, 5_000)).toMatchObject({
      ...{ version: '9.4.3', health: null, disks: null, blocked: null },
    });
  });

  it('that never answers is away when the time is up', async () => {
    const hole = await blackHole();
    closing.push(hole);
    await expect(examineCluster({ url: hole.url }, 100)).rejects.toThrow(EngineUnavailable);
  });
});

describe('how much of a disk must be free', () => {
  it.each([
    ['85%', '200gb', 100, 15],
    ['85%', '200gb', 10_000, 200],
    ['0.85', '-1', 10_000, 1_500],
    ['500mb', '', 100, 500 / 1024],
    ['', '', 100, 0],
  ])('is by the setting %j with headroom %j of %d GB: %d GB', (text, headroom, total, free) => {
    expect(watermark(text, headroom, total * GB) / GB).toBeCloseTo(free, 6);
  });
});

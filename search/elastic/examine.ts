import { Client } from '@elastic/elasticsearch';
import { z } from 'zod';
import { info, read } from './answers.ts';
import type { ElasticOptions } from './adapter.ts';
import { withTimeout } from './timeout.ts';

/** What a cluster says of itself. A part that we may not ask for is null. */
export interface ClusterFacts {
  readonly version: string;
  readonly health: z.infer<typeof health> | null;
  readonly disks: readonly Disk[] | null;
  /** Indices of ours that can't be written, because a disk was full. */
  readonly blocked: readonly string[] | null;
  /** The clock of one of its nodes. */
  readonly date: Date | null;
}

/** Of a node: its data folder, and how many bytes must be free before shards are moved away, and before it is closed for writing. */
export interface Disk {
  readonly free: number;
  readonly total: number;
  readonly low: number;
  readonly flood: number;
}

const health = z.object({
  status: z.enum(['green', 'yellow', 'red']),
  number_of_data_nodes: z.int(),
  unassigned_shards: z.int(),
});
const space = z.object({ total_in_bytes: z.number(), available_in_bytes: z.number() });
const stats = z.object({
  nodes: z.record(z.string(), z.object({ timestamp: z.number(), fs: z.object({ total: space }) })),
});
const DISK = 'cluster.routing.allocation.disk.watermark';
const settings = z.object({
  persistent: z.record(z.string(), z.unknown()),
  transient: z.record(z.string(), z.unknown()),
  defaults: z.record(z.string(), z.unknown()),
});
const blocks = z.record(z.string(), z.object({ settings: z.record(z.string(), z.unknown()) }));

/** Asks a cluster how it is. Throws `EngineUnavailable` when it does not answer, or is no Elasticsearch. */
export async function examineCluster(
  { url, ca, prefix = 'presse-saker' }: ElasticOptions,
  budget: number,
): Promise<ClusterFacts> {
  const client = new Client({
    ...{ nodes: url.split(','), maxRetries: 0, requestTimeout: budget },
    ...(ca && { tls: { ca } }),
  });
  const send = withTimeout(budget);
  const allowed = <T>(ask: Promise<T>): Promise<T | null> => ask.catch(() => null);
  try {
    const answer = await send((options) => client.info({}, options));
    const { version } = read(info, answer);
    const [found, nodes, closed] = await Promise.all([
      allowed(send((options) => client.cluster.health({}, options)).then((a) => health.parse(a))),
      allowed(nodesOf(client, send)),
      allowed(blockedOf(client, send, prefix)),
    ]);
    return {
      ...{ version: version.number, health: found, blocked: closed },
      ...{ disks: nodes?.disks ?? null, date: nodes?.date ?? null },
    };
  } finally {
    await client.close();
  }
}

async function nodesOf(
  client: Client,
  send: ReturnType<typeof withTimeout>,
): Promise<{ readonly disks: Disk[]; readonly date: Date | null }> {
  const { nodes } = stats.parse(
    await send((options) => client.nodes.stats({ metric: 'fs' }, options)),
  );
  const set = settings.parse(
    await send((options) =>
      client.cluster.getSettings({ include_defaults: true, flat_settings: true }, options),
    ),
  );
  const value = (name: string): string => {
    const key = `${DISK}.${name}`;
    const found = set.transient[key] ?? set.persistent[key] ?? set.defaults[key];
    return typeof found === 'string' ? found : '';
  };
  const mustBeFree = (name: string, total: number) =>
    watermark(value(name), value(`${name}.max_headroom`), total);
  const all = Object.values(nodes);
  const disks = all.map(({ fs: { total } }) => ({
    free: total.available_in_bytes,
    total: total.total_in_bytes,
    low: mustBeFree('low', total.total_in_bytes),
    flood: mustBeFree('flood_stage', total.total_in_bytes),
  }));
  return { disks, date: all[0] ? new Date(all[0].timestamp) : null };
}

/** Bytes that must be free: a share of the disk that may be used, with at most so much left free; or the bytes themselves. */
export function watermark(text: string, headroom: string, total: number): number {
  const percent = /^([\d.]+)%$/.exec(text)?.[1];
  const share = percent ? Number(percent) / 100 : /^0?\.\d+$/.test(text) ? Number(text) : null;
  if (share === null) return bytesOf(text) ?? 0;
  return Math.min((1 - share) * total, bytesOf(headroom) ?? Infinity);
}

const UNITS = { b: 0, kb: 1, mb: 2, gb: 3, tb: 4, pb: 5 } as const;

/** As Elasticsearch writes sizes: `200gb`. Null for anything else, such as -1. */
function bytesOf(text: string): number | null {
  const [, digits, unit] = /^([\d.]+)(b|kb|mb|gb|tb|pb)$/.exec(text) ?? [];
  return digits && unit ? Number(digits) * 1024 ** UNITS[unit as keyof typeof UNITS] : null;
}

async function blockedOf(
  client: Client,
  send: ReturnType<typeof withTimeout>,
  prefix: string,
): Promise<string[]> {
  const found = blocks.parse(
    await send((options) =>
      client.indices.getSettings(
        { index: `${prefix}*`, name: 'index.blocks.*', flat_settings: true },
        options,
      ),
    ),
  );
  const isClosed = (values: Readonly<Record<string, unknown>>) =>
    values['index.blocks.read_only_allow_delete'] === 'true';
  return Object.entries(found).flatMap(([name, one]) => (isClosed(one.settings) ? [name] : []));
}

import { type Finding, ok, unchecked, warning, wrong } from '#doctor/check.ts';
import type { Patient } from '#doctor/patient.ts';
import { meaningOf } from '#doctor/reasons.ts';
import type { ClusterFacts, Disk } from '#search/elastic/examine.ts';

/** The only major version that the client speaks to. */
const MAJOR = 9;

/** Whether a cluster answers at ELASTICSEARCH_URL and lets us in. */
export async function lookForElasticsearch(patient: Patient): Promise<Finding[]> {
  const { values, faults, cluster } = patient;
  const { ELASTICSEARCH_URL: url } = values;
  if (!url)
    return faults.indexer.some((line) => line.startsWith('ELASTICSEARCH_URL'))
      ? [unchecked('no usable ELASTICSEARCH_URL: see configuration')]
      : [ok('not used: Postgres searches')];
  try {
    await cluster();
  } catch (error) {
    const todo =
      'see that it runs, and that addresses, user, password and ELASTICSEARCH_CA are right';
    return [wrong(meaningOf(error), todo)];
  }
  return [
    ok(
      `${nodesOf(url)
        .map(({ hostname }) => hostname)
        .join(', ')} answers`,
    ),
  ];
}

export async function lookAtCluster({ values, cluster }: Patient): Promise<Finding[]> {
  const { ELASTICSEARCH_URL: url, CLOSED_NETWORK = false } = values;
  const facts = await cluster();
  return url && facts ? judgeCluster(facts, { url, CLOSED_NETWORK }) : [ok('not used')];
}

const nodesOf = (url: string) => url.split(',').map((one) => new URL(one));

interface Connection {
  readonly url: string;
  readonly CLOSED_NETWORK: boolean;
}

export function judgeCluster(facts: ClusterFacts, { url, CLOSED_NETWORK }: Connection): Finding[] {
  const found = [
    ...judgeVersion(facts),
    ...judgeHealth(facts),
    ...judgeDisks(facts.disks ?? []),
    ...judgeConnection(url, CLOSED_NETWORK),
  ];
  if (facts.blocked?.length)
    found.push(
      wrong(
        `it has closed ${facts.blocked.join(', ')} for writing, because a disk was full`,
        'make room; it opens them again by itself',
      ),
    );
  if (facts.health === null || facts.disks === null)
    found.push(
      warning(
        'we may not ask how the cluster and its disks are',
        'give the user the cluster privilege monitor',
      ),
    );
  return found.length > 0 ? found : [ok(`version ${facts.version}, ${facts.health?.status}`)];
}

function judgeVersion({ version }: ClusterFacts): Finding[] {
  if (Number(version.split('.')[0]) === MAJOR) return [];
  return [wrong(`it is version ${version}`, `use Elasticsearch ${MAJOR}`)];
}

function judgeHealth({ health }: ClusterFacts): Finding[] {
  if (!health) return [];
  const { status, unassigned_shards: unassigned, number_of_data_nodes: nodes } = health;
  const why = 'GET _cluster/allocation/explain says why';
  if (status === 'red')
    return [
      wrong(
        `the cluster is red: shards that hold cases are missing`,
        `bring its nodes back; ${why}`,
      ),
    ];
  if (status === 'yellow' || unassigned > 0)
    return [
      warning(
        `the cluster is ${status}: ${unassigned} copies of shards have no node (data nodes: ${nodes})`,
        `nothing is lost, but the next failure may lose something: ${why}`,
      ),
    ];
  return [];
}

function judgeDisks(disks: readonly Disk[]): Finding[] {
  return disks.flatMap(({ free, total, low, flood }) => {
    const room = `a node has ${gb(free)} of ${gb(total)} GB free`;
    if (free < flood) return [wrong(`${room}: indices are closed for writing`, 'make room now')];
    if (free < low)
      return [warning(`${room}: no new shards are put there`, 'make room, or add a node')];
    return [];
  });
}

const gb = (bytes: number) => (bytes / 1024 ** 3).toFixed(1);

function judgeConnection(url: string, CLOSED_NETWORK: boolean): Finding[] {
  const nodes = nodesOf(url);
  if (CLOSED_NETWORK || nodes.every(({ hostname }) => isLocal(hostname))) return [];
  const found: Finding[] = [];
  if (nodes.some(({ protocol }) => protocol !== 'https:'))
    found.push(warning('the connection is without TLS', 'use https:// in ELASTICSEARCH_URL'));
  if (nodes.some(({ username }) => username === ''))
    found.push(
      warning(
        'anybody who reaches it may read and change everything',
        'turn on its security (xpack.security), and put user and password into ELASTICSEARCH_URL',
      ),
    );
  return found;
}

function isLocal(hostname: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

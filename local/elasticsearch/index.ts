import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { elasticsearchDistribution, ELASTICSEARCH_VERSION, hasMaven } from './distribution.ts';
import { findJdk } from './jdk.ts';
import { launch, type Elasticsearch } from './launch.ts';

const run = promisify(execFile);

/** None of the ways of DESIGN §11 works on this machine; the message says what is missing. */
export class NoElasticsearch extends Error {
  override readonly name = 'NoElasticsearch';
}

/** A real Elasticsearch: in Docker where an engine runs, else the distribution that Maven can fetch. */
export async function startElasticsearch({
  dataDir,
}: {
  readonly dataDir: string;
}): Promise<Elasticsearch> {
  if (await dockerRuns()) return inDocker();
  const jdk = await findJdk(process.env);
  if (!jdk) throw new NoElasticsearch('no Docker engine, and no JDK of version 21 or newer');
  if (!(await hasMaven()))
    throw new NoElasticsearch('no Docker engine, and no Maven to fetch it with');
  const home = await elasticsearchDistribution(process.env, jdk);
  return launch(home, jdk, dataDir);
}

function dockerRuns(): Promise<boolean> {
  return run('docker', ['info'], { timeout: 5_000 }).then(
    () => true,
    () => false,
  );
}

async function inDocker(): Promise<Elasticsearch> {
  const { ElasticsearchContainer } = await import('@testcontainers/elasticsearch');
  const image = `docker.elastic.co/elasticsearch/elasticsearch:${ELASTICSEARCH_VERSION}`;
  const container = await new ElasticsearchContainer(image)
    .withEnvironment({ 'xpack.security.enabled': 'false', ES_JAVA_OPTS: '-Xms1g -Xmx1g' })
    .start();
  return {
    url: container.getHttpUrl(),
    stop: async () => void (await container.stop()),
  };
}

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ELASTICSEARCH_VERSION } from './distribution.ts';

const run = promisify(execFile);

/** Whether a Docker engine answers. */
export function dockerRuns(): Promise<boolean> {
  return run('docker', ['info'], { timeout: 5_000 }).then(
    () => true,
    () => false,
  );
}

/** Elasticsearch from its official image; the container goes with the process that started it. */
export async function startInDocker(): Promise<{ url: string; stop: () => Promise<void> }> {
  const { ElasticsearchContainer } = await import('@testcontainers/elasticsearch');
  const image = `docker.elastic.co/elasticsearch/elasticsearch:${ELASTICSEARCH_VERSION}`;
  const container = await new ElasticsearchContainer(image)
    .withEnvironment({ 'xpack.security.enabled': 'false', ES_JAVA_OPTS: '-Xms1g -Xmx1g' })
    .start();
  const stop = async () => {
    await container.stop();
  };
  return { url: `http://${container.getHost()}:${container.getMappedPort(9200)}`, stop };
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parse } from 'yaml';
import { projectRoot } from '#build/paths.ts';
import { freePort } from '#dev/servers/ports.ts';
import { compose, podman, tryPodman } from './podman.ts';

/** docker-compose.yml, brought up in this run under a name and ports of its own. */
export interface Stack {
  /** Where the service is. */
  readonly url: string;
  readonly mailUrl: string;
  /** The name of the container of a service. */
  readonly container: (service: string) => string;
  /** Starts services, whatever they depend on. */
  readonly start: (...services: readonly string[]) => Promise<void>;
  readonly stop: (service: string) => Promise<void>;
  readonly restart: (service: string) => Promise<void>;
  /** Waits for the end of a service that runs once; throws when it failed. */
  readonly ended: (service: string) => Promise<void>;
  /** Asks the health check of docker-compose.yml until it passes. Nobody else asks here: there is no systemd. */
  readonly healthy: (...services: readonly string[]) => Promise<void>;
  /** Runs a program in the container of a service. */
  readonly exec: (service: string, ...args: readonly string[]) => Promise<string>;
  readonly logs: (service: string) => Promise<string>;
  /** The address of a service in the network of the containers, which this machine reaches. */
  readonly addressOf: (service: string) => Promise<string>;
  /** Stops and removes everything; throws when something is left. */
  readonly down: () => Promise<void>;
}

/** The longest `stop_grace_period` of the file; podman's own is 10 s. */
const GRACE = ['--time', '60'];
/** A busy machine takes minutes to start Elasticsearch. */
const PATIENCE = 600_000;

export async function createStack(project: string): Promise<Stack> {
  const [port, oidc, mail] = [await freePort(), await freePort(), await freePort()];
  const env = {
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    OIDC_PORT: String(oidc),
    OIDC_PRESSE_ISSUER: `http://localhost:${oidc}`,
    OIDC_ADMIN_ISSUER: `http://localhost:${oidc}`,
    MAIL_PORT: String(mail),
    COMPOSE_PROJECT_NAME: project,
  };
  const ask = (...args: readonly string[]) => compose(['--profile', 'local', ...args], env);
  const container = (service: string) => `${project}_${service}_1`;

  const ended = async (service: string): Promise<void> => {
    const code = (await podman(['wait', container(service)])).trim();
    if (code !== '0') throw new Error(`${service} ended with ${code}:\n${await lastOf(service)}`);
  };
  const logs = async (service: string) =>
    (await tryPodman(['logs', '--tail', '100', container(service)])).output;
  const lastOf = async (service: string) => (await logs(service)).slice(-1500);
  const isHealthy = async (service: string): Promise<boolean> =>
    // Asked of a program that just starts, podman may wait for ever.
    (await tryPodman(['healthcheck', 'run', container(service)], { timeout: 30_000 })).code === 0;
  const healthyOne = async (service: string): Promise<void> => {
    const deadline = Date.now() + PATIENCE;
    while (!(await isHealthy(service))) {
      if (Date.now() > deadline)
        throw new Error(`${service} does not become healthy:\n${await lastOf(service)}`);
      await pause(500);
    }
  };
  return {
    url: env.PUBLIC_URL,
    mailUrl: `http://localhost:${mail}`,
    container,
    start: async (...services) =>
      void (await ask('up', '-d', '--no-deps', '--no-build', ...services)),
    stop: async (service) => void (await podman(['stop', ...GRACE, container(service)])),
    restart: async (service) => void (await podman(['restart', ...GRACE, container(service)])),
    ended,
    healthy: async (...services) => void (await Promise.all(services.map(healthyOne))),
    exec: (service, ...args) => podman(['exec', container(service), ...args]),
    logs,
    addressOf: async (service) => {
      const format = '{{range .NetworkSettings.Networks}}{{.IPAddress}}{{end}}';
      return (await podman(['inspect', '--format', format, container(service)])).trim();
    },
    down: () => takeDown(project, ask),
  };
}

/** Every service of docker-compose.yml. */
export function servicesOfFile(): string[] {
  const file = parse(readFileSync(join(projectRoot, 'docker-compose.yml'), 'utf8'), {
    merge: true,
  }) as { services: Record<string, unknown> };
  return Object.keys(file.services);
}

async function takeDown(
  project: string,
  ask: (...args: readonly string[]) => Promise<string>,
): Promise<void> {
  await ask('down', '--volumes', '--timeout', '20').catch(() => undefined);
  const mine = ['--filter', `name=^${project}_`, '--format'];
  const containers = await namesOf(['ps', '--all', ...mine, '{{.Names}}']);
  if (containers.length > 0) await podman(['rm', '--force', '--time', '5', ...containers]);
  for (const volume of await namesOf(['volume', 'ls', ...mine, '{{.Name}}']))
    await podman(['volume', 'rm', '--force', volume]);
  for (const network of await namesOf(['network', 'ls', ...mine, '{{.Name}}']))
    await podman(['network', 'rm', '--force', network]);
  const left = [
    ...(await namesOf(['ps', '--all', ...mine, '{{.Names}}'])),
    ...(await namesOf(['volume', 'ls', ...mine, '{{.Name}}'])),
    ...(await namesOf(['network', 'ls', ...mine, '{{.Name}}'])),
  ];
  if (left.length > 0) throw new Error(`These are left: ${left.join(', ')}`);
}

async function namesOf(args: readonly string[]): Promise<string[]> {
  return (await podman(args)).split('\n').filter((name) => name !== '');
}

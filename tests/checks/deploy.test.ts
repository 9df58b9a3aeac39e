import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemPaths } from '#contract/paths.ts';
import { projectRoot } from '#build/paths.ts';
import { SERVICES, type Service } from '#dev/tools/settings/programs.ts';
import { parseEnvironment } from '#settings/read.ts';
import { shapeOf } from '#settings/variables.ts';
import {
  type EnvEntry,
  podOf,
  programOf,
  readKustomization,
  readManifests,
  readSettings,
} from '#tests/support/deploy.ts';

/** A value for each secret that is mounted. */
const SECRETS: Readonly<Record<string, string>> = {
  DATABASE_URL: 'postgres://presse:a-long-one@postgres.test/presse?sslmode=verify-full',
  ELASTICSEARCH_URL: 'https://presse:a-long-one@elasticsearch.test:9200',
  S3_ACCESS_KEY_ID: 'presse',
  S3_SECRET_ACCESS_KEY: 'a-long-one',
  OIDC_PRESSE_CLIENT_SECRET: 'a-secret',
  OIDC_ADMIN_CLIENT_SECRET: 'another-secret',
  FOLKEREGISTER_URL: 'https://folkeregister.test',
  SMTP_URL: 'smtps://mail.test',
  IDENTITY_KEY: randomBytes(32).toString('base64'),
  SESSION_KEY: randomBytes(32).toString('base64'),
  AUDIT_KEY: randomBytes(32).toString('base64'),
};
const MOUNT = '/run/secrets/presse';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'presse-secrets-'));
  for (const [name, value] of Object.entries(SECRETS)) writeFileSync(join(folder, name), value);
});
afterAll(() => rmSync(folder, { recursive: true }));

interface Program {
  readonly name: string;
  readonly program: Service;
  readonly image: string;
  readonly env: readonly EnvEntry[];
}

const kubernetes = readManifests('kubernetes');
const nais = readManifests('nais');
const withPods = kubernetes.flatMap((manifest) => {
  const pod = podOf(manifest);
  return pod ? [{ manifest, pod, container: pod.containers[0] }] : [];
});
const kustomization = readKustomization();
const podIn = (file: string) => withPods.find(({ manifest }) => manifest.file === file)!;
/** What is run by hand in the operator's pod. The doctor reads what the web server does; the migration has a job with rights of its own. */
const BY_HAND = ['withdraw', 'retention', 'import', 'extract-texts', 'indexer', 'bff'] as const;
const programsOf = ({ manifest: { file }, container }: (typeof withPods)[number]) => {
  const one = {
    image: container.image === 'pressetjeneste' ? imageOfKustomization() : container.image,
    env: [...(container.envFrom ? readSettings() : []), ...container.env],
  };
  return file === 'operator.yaml'
    ? BY_HAND.map((program) => ({ name: `kubernetes/${file}, ${program}`, program, ...one }))
    : [
        {
          name: `kubernetes/${file}`,
          program: programOf(container.command) as Service,
          ...one,
        },
      ];
};
const programs: readonly Program[] = [
  ...withPods.flatMap(programsOf),
  ...nais.map(({ file, spec = {} }) => ({
    name: `nais/${file}`,
    program: programOf(spec['command'] as string[]) as Service,
    image: spec['image'] as string,
    env: spec['env'] as EnvEntry[],
  })),
];
const each = programs.map((program) => [program.name, program] as const);

function imageOfKustomization(): string {
  const [{ newName, newTag }] = kustomization.images;
  return `${newName}:${newTag}`;
}

const nameOf = ({ metadata }: { readonly metadata: { readonly name: string } }) => metadata.name;

/** Whether a network policy of this kind is for the pods of this component. */
function isFor(spec: object | undefined, component: string, type: 'Ingress' | 'Egress'): boolean {
  const { policyTypes, podSelector } = spec as {
    readonly policyTypes: readonly string[];
    readonly podSelector: {
      readonly matchLabels?: Readonly<Record<string, string>>;
      readonly matchExpressions?: readonly { readonly values: readonly string[] }[];
    };
  };
  const named = podSelector.matchLabels?.['app.kubernetes.io/component'];
  const chosen = podSelector.matchExpressions ?? [];
  return (
    policyTypes.includes(type) &&
    (named === undefined || named === component) &&
    chosen.every(({ values }) => values.includes(component))
  );
}

/** Variables of all programs: what one of them does not read does it no harm. */
const KNOWN = new Set(Object.values(SERVICES).flatMap((schema) => Object.keys(shapeOf(schema))));

describe('the manifests of deploy/', () => {
  it('have every resource that kustomize applies, and run each program that must run', () => {
    const files = new Set(kubernetes.map(({ file }) => file));
    for (const file of kustomization.resources) expect(files).toContain(file);
    const run = (where: string) =>
      programs
        .filter(({ name }) => name.startsWith(where) && !name.includes('operator.yaml'))
        .map(({ program }) => program);
    expect(run('kubernetes').sort()).toEqual(['bff', 'import', 'indexer', 'migrate']);
    expect(run('nais').sort()).toEqual(['bff', 'indexer', 'migrate']);
  });

  it('are all of the version of package.json', () => {
    const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
      version: string;
    };
    for (const { image } of programs)
      expect(image).toBe(`registry.example/presse/pressetjeneste:${version}`);
  });

  it.each(each)('%s sets only variables that there are, each once', (_, { env }) => {
    const names = env.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(
      names.map((name) => name.replace(/_FILE$/, '')).filter((one) => !KNOWN.has(one)),
    ).toEqual([]);
  });

  it.each(each)('%s has all that its program needs in production', (_, { program, env }) => {
    const set = Object.fromEntries(
      env.map(({ name, value }) => [
        name,
        name.endsWith('_FILE') ? join(folder, basename(value)) : value,
      ]),
    );
    expect(set['NODE_ENV']).toBe('production');
    expect(() => parseEnvironment(SERVICES[program], set)).not.toThrow();
  });

  it.each(each)('%s has secrets as files only', (_, { env }) => {
    for (const { name, value } of env) {
      expect(Object.keys(SECRETS)).not.toContain(name);
      if (name.endsWith('_FILE')) expect(value).toBe(`${MOUNT}/${name.replace(/_FILE$/, '')}`);
    }
  });

  it.each(each)('%s keeps no document in a folder', (_, { env }) => {
    expect(env.map(({ name }) => name)).not.toContain('DOKUMENT_DIR');
  });

  it.each(withPods.map((one) => [one.manifest.file, one] as const))(
    '%s may do nothing that it need not',
    (_, { pod, container }) => {
      expect(pod).toMatchObject({
        automountServiceAccountToken: false,
        securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
      });
      expect(container.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      expect(container.resources.limits.memory).toMatch(/^\d+[MG]i$/);
    },
  );

  it('give a web server the time to end that it takes', () => {
    const drain = Number(readSettings().find(({ name }) => name === 'DRAIN_SECONDS')?.value);
    // 10 s for requests under way (bff/server.ts), and 5 for the connections to close.
    const needed = drain + 10 + 5;
    const web = podIn('web.yaml');
    expect(web.pod.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(needed);
    const onNais = programs.find(({ name }) => name === 'nais/web.yaml');
    expect(onNais!.env.find(({ name }) => name === 'DRAIN_SECONDS')?.value).toBe(String(drain));
    expect(needed).toBeLessThanOrEqual(30);
  });

  it('keep the old followers until the last old web server is gone', () => {
    const indexer = podIn('indexer.yaml');
    const { seconds } = indexer.container.lifecycle!.preStop.sleep;
    expect(indexer.pod.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(seconds + 60);
    for (const name of ['web', 'indexer']) {
      const { spec } = kubernetes.find(
        ({ kind, metadata }) => kind === 'Deployment' && metadata.name === name,
      )!;
      expect(spec).toMatchObject({
        progressDeadlineSeconds: 7200,
        strategy: { rollingUpdate: { maxUnavailable: 0 } },
      });
    }
  });

  it('have a pod for work by hand, which is off, and sees what a web server does', () => {
    const { manifest, container, pod } = podIn('operator.yaml');
    expect(manifest.spec).toMatchObject({ replicas: 0 });
    expect(kustomization.resources).toContain('operator.yaml');
    expect(container.env).toEqual(podIn('web.yaml').container.env);
    expect(container.envFrom).toEqual(podIn('web.yaml').container.envFrom);
    expect(container.command.slice(0, 2)).toEqual(['node', '-e']);
    // Every secret, each once: those of the bucket from the import, because a web server may not put anything into it.
    const [secrets] = pod.volumes.flatMap(({ projected }) => projected ?? []);
    const given = secrets!.sources.flatMap(({ secret: { name, items } }) =>
      items.map(({ key, path }) => ({ name, key, path })),
    );
    expect(given.map(({ path }) => path).sort()).toEqual(Object.keys(SECRETS).sort());
    for (const { name, key, path } of given) {
      expect(path).toBe(key);
      expect(name).toBe(key.startsWith('S3_') ? 'presse-import' : 'presse-web');
    }
    const mounts = container.volumeMounts!.map(({ name }) => name);
    expect(pod.volumes.map(({ name }) => name)).toEqual(mounts);
    expect(pod.volumes.find(({ name }) => name === 'filer')!.emptyDir).toBeDefined();
  });

  it('let the operator reach what the web servers reach, and the traces of both a collector', () => {
    const policies = kubernetes.filter(({ kind }) => kind === 'NetworkPolicy');
    const outward = (component: string) =>
      policies.filter(({ spec }) => isFor(spec, component, 'Egress')).map(nameOf);
    const toCollector = policies.find(({ file }) => file === 'traces.yaml')!;
    expect(JSON.stringify(toCollector.spec)).toContain('"port":4318');
    expect(outward('operator')).toEqual(outward('web').filter((one) => one !== 'traces'));
    expect(outward('web')).toContain('traces');
    expect(outward('indexer')).toContain('traces');
    expect(kustomization.resources).not.toContain('traces.yaml');
  });

  it('read the deliveries of the courts from a volume that there is, and may write there', () => {
    const { pod, container } = podIn('import.yaml');
    const [claim] = pod.volumes.flatMap(({ persistentVolumeClaim }) => persistentVolumeClaim ?? []);
    const made = kubernetes.find(({ kind }) => kind === 'PersistentVolumeClaim')!;
    expect(made).toMatchObject({ metadata: { name: claim!.claimName, namespace: 'presse' } });
    for (const { volumeMounts = [] } of [container, podIn('operator.yaml').container])
      expect(volumeMounts).toContainEqual({ name: 'filer', mountPath: '/filer' });
  });

  it('ask the web server where it answers', () => {
    const text = JSON.stringify([...kubernetes, ...nais]);
    const paths = [...text.matchAll(/"path":"(\/api\/[^"]*)"/g)].map(([, path]) => path);
    expect(new Set(paths)).toEqual(new Set([systemPaths.live.href(), systemPaths.ready.href()]));
  });

  it('give Prometheus and nobody else the metrics', () => {
    const toMetrics = kubernetes.filter(
      ({ kind, spec }) =>
        kind === 'NetworkPolicy' && JSON.stringify(spec ?? {}).includes('"metrics"'),
    );
    expect(toMetrics.map(({ metadata }) => metadata.name)).toEqual(['metrics']);
    const services = kubernetes.filter(({ kind }) => kind === 'Service' || kind === 'Ingress');
    expect(JSON.stringify(services)).not.toContain('metrics');
  });
});

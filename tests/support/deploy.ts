import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { projectRoot } from '#build/paths.ts';

/** The manifests of deploy/kubernetes and deploy/nais, read as they are, without kustomize. */
export interface Manifest {
  readonly file: string;
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly labels?: Readonly<Record<string, string>> };
  /** A namespace has none. */
  readonly spec?: Readonly<Record<string, unknown>>;
}

export interface EnvEntry {
  readonly name: string;
  readonly value: string;
}

interface Container {
  readonly image: string;
  readonly command: readonly string[];
  readonly env: readonly EnvEntry[];
  readonly envFrom?: readonly { readonly configMapRef: { readonly name: string } }[];
  readonly volumeMounts?: readonly { readonly name: string; readonly mountPath: string }[];
  readonly lifecycle?: { readonly preStop: { readonly sleep: { readonly seconds: number } } };
  readonly securityContext: object;
  readonly resources: { readonly limits: { readonly memory: string } };
  readonly ports?: readonly { readonly name: string; readonly containerPort: number }[];
}

interface Volume {
  readonly name: string;
  readonly emptyDir?: object;
  readonly persistentVolumeClaim?: { readonly claimName: string };
  readonly projected?: {
    readonly sources: readonly {
      readonly secret: {
        readonly name: string;
        readonly items: readonly { readonly key: string; readonly path: string }[];
      };
    }[];
  };
}

export interface PodSpec {
  readonly containers: readonly [Container];
  readonly volumes: readonly Volume[];
  readonly securityContext: object;
  readonly automountServiceAccountToken: boolean;
  readonly terminationGracePeriodSeconds?: number;
}

const folder = (name: string) => join(projectRoot, 'deploy', name);

/** Throws when a file is not YAML, or says a key twice. */
export function readManifests(name: 'kubernetes' | 'nais'): Manifest[] {
  return readdirSync(folder(name))
    .filter((file) => file.endsWith('.yaml') && file !== 'kustomization.yaml')
    .flatMap((file) =>
      parseAllDocuments(readFileSync(join(folder(name), file), 'utf8')).map((document) => {
        const [error] = document.errors;
        if (error) throw new Error(`${file}: ${error.message}`);
        return { file, ...(document.toJS() as Omit<Manifest, 'file'>) };
      }),
    );
}

interface Kustomization {
  readonly images: readonly [{ readonly newName: string; readonly newTag: string }];
  readonly resources: readonly string[];
}

export function readKustomization(): Kustomization {
  const [document] = parseAllDocuments(
    readFileSync(join(folder('kubernetes'), 'kustomization.yaml'), 'utf8'),
  );
  return document!.toJS() as Kustomization;
}

/** The lines NAME=value of settings.env. */
export function readSettings(): EnvEntry[] {
  return readFileSync(join(folder('kubernetes'), 'settings.env'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, name = '', value = ''] = /^([A-Z0-9_]+)=(.*)$/.exec(line) ?? [];
      return { name, value };
    });
}

/** The pods of Kubernetes' own manifests. */
export function podOf({ spec }: Manifest): PodSpec | null {
  const template = spec?.['template'] as { readonly spec: PodSpec } | undefined;
  return template?.spec ?? null;
}

/** `bff` of `node … dist/server/bff.js`. */
export function programOf(command: readonly string[]): string {
  return (
    /^dist\/server\/([a-z-]+)\.js$/.exec(command.find((one) => one.endsWith('.js')) ?? '')?.[1] ??
    ''
  );
}

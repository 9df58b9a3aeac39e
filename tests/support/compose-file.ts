import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { projectRoot } from '#build/paths.ts';

const source = readFileSync(join(projectRoot, 'docker-compose.yml'), 'utf8');

const healthcheck = z.union([
  z.object({ test: z.array(z.string()).min(2) }),
  z.object({ disable: z.literal(true) }),
]);
const serviceSchema = z.object({
  image: z.string(),
  profiles: z.array(z.string()).default([]),
  cap_drop: z.array(z.string()).default([]),
  security_opt: z.array(z.string()).default([]),
  mem_limit: z.string().optional(),
  pids_limit: z.number().optional(),
  read_only: z.boolean().default(false),
  secrets: z.array(z.string()).default([]),
  build: z.object({ target: z.string() }).optional(),
  command: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.string()).default({}),
  healthcheck,
  restart: z.string(),
  ports: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  depends_on: z
    .record(z.string(), z.object({ condition: z.string(), required: z.boolean().default(true) }))
    .default({}),
});
const fileSchema = z.object({
  services: z.record(z.string(), serviceSchema),
  volumes: z.record(z.string(), z.unknown()),
  secrets: z.record(z.string(), z.object({ file: z.string() })),
});

/** The file as `docker compose` reads it with these variables: `${NAME:-otherwise}`, `${NAME-otherwise}`, `${NAME:+instead}`. */
export function filledCompose(variables: Readonly<Record<string, string>> = {}): unknown {
  const fill = (_key: unknown, value: unknown): unknown =>
    typeof value !== 'string'
      ? value
      : value.replace(
          /\$\{(\w+)(?:(:?[-+])([^}]*))?\}/g,
          (_all, name: string, operator?: string, other = '') => {
            const set = variables[name];
            if (operator === ':+') return set ? String(other) : '';
            return (operator === '-' ? set : set || undefined) ?? String(other);
          },
        );
  return parse(source, fill, { merge: true });
}
export const readCompose = (variables?: Readonly<Record<string, string>>) =>
  fileSchema.parse(filledCompose(variables));

/**
 * The environment of a service in its container, with what stands in the files that `NAME_FILE` names. Throws when the service is
 * not given such a file.
 */
export function composeEnvironment(
  service: string,
  variables: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const file = readCompose(variables);
  const { environment, secrets: granted } = file.services[service]!;
  return Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]): [string, string][] => {
      if (!name.endsWith('_FILE')) return [[name, value]];
      // It is made by a container.
      if (value === '' || value.startsWith('/run/elasticsearch-ca/')) return [];
      const secret = /^\/run\/secrets\/(\w+)$/.exec(value)?.[1] ?? '';
      if (!granted.includes(secret)) throw new Error(`${service} is not given ${value}`);
      const path = join(projectRoot, file.secrets[secret]!.file);
      return [[name.replace(/_FILE$/, ''), readFileSync(path, 'utf8').trim()]];
    }),
  );
}

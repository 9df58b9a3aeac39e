import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '#build/paths.ts';
import { configSchema } from '#bff/config.ts';
import { parseEnvironment } from '#settings/read.ts';
import { makeClientKey } from '#tests/support/bff/client-keys.ts';
import { composeEnvironment } from '#tests/support/compose-file.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'presse-keys-'));
  writeFileSync(join(folder, 'key'), makeClientKey('ours').pem);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the app of docker-compose.yml', () => {
  const parse = (variables: Readonly<Record<string, string>>) => () =>
    parseEnvironment(configSchema, composeEnvironment('app', variables));
  const key = () => join(relative(projectRoot, folder), 'key');

  it('signs who it is for ID-porten, in place of its password', () => {
    const both = { OIDC_PRESSE_CLIENT_KEY_FILE: key(), OIDC_PRESSE_CLIENT_KEY_ID: 'ours' };
    expect(parse({ ...both, OIDC_PRESSE_CLIENT_SECRET_MOUNT: '' })).not.toThrow();
    expect(parse(both)).toThrow('OIDC_PRESSE_CLIENT_SECRET too');
  });

  it('signs who it is for Maskinporten', () => {
    const some = { MASKINPORTEN_KEY_FILE: key(), MASKINPORTEN_KEY_ID: 'ours' };
    const issuer = { MASKINPORTEN_ISSUER: 'https://maskinporten.example/' };
    const all = { ...some, ...issuer, MASKINPORTEN_CLIENT_ID: 'x', MASKINPORTEN_SCOPE: 'a:b' };
    expect(parse(all)).not.toThrow();
    expect(parse(some)).toThrow('MASKINPORTEN_SCOPE: is required');
  });
});

import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const schema = z.object({
  IDENTITY_KEY: z.base64().min(1),
  SESSION_KEY: z.base64().min(1),
  OIDC_PRESSE_CLIENT_SECRET: z.string().min(1),
  OIDC_ADMIN_CLIENT_SECRET: z.string().min(1),
});
export type LocalSecrets = z.infer<typeof schema>;

/**
 * The keys of a copy: from the environment, else from `secrets.json` (mode 600) in the data folder, which is
 * written on first use. They stay the same from start to start, so that sign-ins and press users do too.
 */
export function localSecrets(dataDir: string, env: NodeJS.ProcessEnv): LocalSecrets {
  const path = join(dataDir, 'secrets.json');
  const stored = read(path) ?? create(path);
  const given = Object.keys(schema.shape).flatMap((name) => (env[name] ? [[name, env[name]]] : []));
  return schema.parse({ ...stored, ...Object.fromEntries(given) });
}

function read(path: string): LocalSecrets | undefined {
  try {
    return schema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new Error(`${path} can't be read; remove it to get new keys`, { cause: error });
  }
}

/** Appears complete or not at all: of two programs that start at once, both use the first one's keys. */
function create(path: string): LocalSecrets {
  const key = () => randomBytes(32).toString('base64');
  const secrets: LocalSecrets = {
    IDENTITY_KEY: key(),
    SESSION_KEY: key(),
    OIDC_PRESSE_CLIENT_SECRET: key(),
    OIDC_ADMIN_CLIENT_SECRET: key(),
  };
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  try {
    linkSync(draft, path);
    return secrets;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return read(path) ?? secrets;
  } finally {
    rmSync(draft);
  }
}

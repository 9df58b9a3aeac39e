import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { parseEnvironment } from '#contract/env.ts';

/** As the web server wants it (`bff/config.ts`). */
const key32 = z
  .base64()
  .refine((text) => Buffer.from(text, 'base64').length === 32, 'must be 32 bytes in base64');

const schema = z.object({
  IDENTITY_KEY: key32,
  SESSION_KEY: key32,
  OIDC_PRESSE_CLIENT_SECRET: z.string().min(1),
  OIDC_ADMIN_CLIENT_SECRET: z.string().min(1),
});
export type LocalSecrets = z.infer<typeof schema>;

/**
 * The keys of a development copy: from the environment, else from `secrets.json` (mode 600) in the data folder,
 * which is written on first use. They are kept, so that sessions and press users survive a restart. Throws when
 * the file is broken, or a key in the environment is.
 */
export function localSecrets(dataDir: string, env: NodeJS.ProcessEnv): LocalSecrets {
  const path = join(dataDir, 'secrets.json');
  const stored = read(path) ?? create(path);
  const given = Object.entries(env).filter(([name, value]) => name in schema.shape && value);
  return parseEnvironment(schema, { ...stored, ...Object.fromEntries(given) });
}

function read(path: string): LocalSecrets | undefined {
  try {
    return schema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new Error(
      `${path} can't be read. Restore it, or remove it to get new keys: those who have signed in before are then ` +
        'unknown, and apply again.',
      { cause: error },
    );
  }
}

/** The file appears complete or not at all: two programs that start at once use the same keys. */
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

import { hkdfSync, randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type KeyRing, keyRing } from '#bff/session/key-ring.ts';
import { parseEnvironment } from '#settings/read.ts';

/** As the web server wants it (`bff/config.ts`). */
const key32 = z
  .base64()
  .refine((text) => Buffer.from(text, 'base64').length === 32, 'must be 32 bytes in base64');

const schema = z.object({
  IDENTITY_KEY: key32,
  SESSION_KEY: key32,
  AUDIT_KEY: key32,
  IDENTITY_KEY_OLD: key32.optional(),
  SESSION_KEY_OLD: key32.optional(),
  AUDIT_KEY_OLD: key32.optional(),
  OIDC_PRESSE_CLIENT_SECRET: z.string().min(1),
  OIDC_ADMIN_CLIENT_SECRET: z.string().min(1),
});
export type LocalSecrets = z.infer<typeof schema>;

/** A file from before there was an AUDIT_KEY: it follows from another key, so that every program finds the same. */
const fileSchema = z.preprocess((stored) => {
  const { success, data } = schema.pick({ SESSION_KEY: true }).safeParse(stored);
  if (!success || typeof stored !== 'object') return stored;
  const from = Buffer.from(data.SESSION_KEY, 'base64');
  const key = Buffer.from(hkdfSync('sha256', from, '', 'AUDIT_KEY', 32));
  return { AUDIT_KEY: key.toString('base64'), ...stored };
}, schema);

/** What the web server reads of them. */
export function keyEnvironment(secrets: LocalSecrets): NodeJS.ProcessEnv {
  const names = Object.entries(secrets).filter(([name]) => /_KEY(_OLD)?$/.test(name));
  return Object.fromEntries(names);
}

/** The same as the rings that the web server makes of them (bff/config.ts). */
export function localKeys(
  secrets: LocalSecrets,
): Readonly<Record<'identity' | 'session' | 'audit', KeyRing>> {
  const ring = (newest: string, older: string | undefined) =>
    keyRing(Buffer.from(newest, 'base64'), older ? Buffer.from(older, 'base64') : undefined);
  return {
    identity: ring(secrets.IDENTITY_KEY, secrets.IDENTITY_KEY_OLD),
    session: ring(secrets.SESSION_KEY, secrets.SESSION_KEY_OLD),
    audit: ring(secrets.AUDIT_KEY, secrets.AUDIT_KEY_OLD),
  };
}

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
    return fileSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
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
    AUDIT_KEY: key(),
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

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import {
  closedNetworkSchema,
  isSafeDatabase,
  NEEDS_TLS,
  parseEnvironment,
  presseNowSchema,
} from '#contract/env.ts';
import { type Clock, createClock } from '#domain/time.ts';

const schema = z
  .object({
    DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, 'must be a postgres:// address'),
    PRESSE_DATA_DIR: z.string().default('.data'),
    DOKUMENT_DIR: z.string().optional(),
    CLOSED_NETWORK: closedNetworkSchema,
    PRESSE_NOW: presseNowSchema,
    NODE_ENV: z.string().optional(),
  })
  .refine((env) => !(env.NODE_ENV === 'production' && env.PRESSE_NOW), {
    path: ['PRESSE_NOW'],
    message: 'time travel is refused in production',
  })
  .refine((env) => env.NODE_ENV !== 'production' || isSafeDatabase(env), {
    path: ['DATABASE_URL'],
    message: NEEDS_TLS,
  });

interface DatabaseEnvironment {
  readonly databaseUrl: string;
  readonly dokumentDir: string;
  readonly clock: Clock;
}

/** The environment of the programs migrate, import and demo data. Throws one error with all faults. */
export function readDatabaseEnvironment(env: NodeJS.ProcessEnv): DatabaseEnvironment {
  const read = parseEnvironment(schema, env);
  return {
    databaseUrl: read.DATABASE_URL,
    dokumentDir: read.DOKUMENT_DIR ?? join(read.PRESSE_DATA_DIR, 'dokumenter'),
    clock: createClock(Date.now, read.PRESSE_NOW),
  };
}

/**
 * A folder of files that belong to the program. In the source tree it is beside this file; the build puts a copy
 * beside the bundle. Throws when there is none.
 */
export function assetFolder(name: 'migrations' | 'domstol'): string {
  const candidates = [`./${name}/`, `./db/${name}/`, `../db/${name}/`].map((path) =>
    fileURLToPath(new URL(path, import.meta.url)),
  );
  const found = candidates.find((path) => existsSync(path));
  if (!found) throw new Error(`The folder db/${name} is missing beside the program`);
  return found;
}

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { type Clock, createClock } from '#domain/time.ts';
import { parseEnvironment } from '#settings/read.ts';
import { inProduction, shared, sharedRules } from '#settings/shared.ts';
import type { DatabaseOptions } from './connection.ts';
import {
  type DokumentlagerSettings,
  dokumentlagerRules,
  dokumentlagerVariables,
  withDokumentlager,
} from './dokumentlager/settings.ts';

/** What every program reads that uses the database. */
export const databaseVariables = {
  NODE_ENV: shared.NODE_ENV,
  DATABASE_URL: shared.DATABASE_URL,
  CLOSED_NETWORK: shared.CLOSED_NETWORK,
  PRESSE_NOW: shared.PRESSE_NOW,
};
/** The same, for a program that also reads or writes documents. */
export const documentVariables = {
  ...databaseVariables,
  DATABASE_POOL: shared.DATABASE_POOL,
  PROGRAM_STATEMENT_SECONDS: shared.STATEMENT_SECONDS.optional().describe(
    'a statement that takes longer is given up; without it, none is',
  ),
  ...dokumentlagerVariables,
};
export const databaseRules = [...sharedRules.PRESSE_NOW, ...sharedRules.DATABASE_URL];

/** The variables of a program that needs the database and nothing else. */
export const databaseSchema = inProduction(z.object(databaseVariables), databaseRules);
/** The variables of a program that needs the documents too. */
export const documentSchema = withDokumentlager(
  inProduction(z.object(documentVariables), [...databaseRules, ...dokumentlagerRules]),
);

interface DatabaseEnvironment {
  readonly databaseUrl: string;
  readonly clock: Clock;
}
interface DocumentEnvironment extends DatabaseEnvironment {
  /** For the pool of the program. */
  readonly limits: Pick<DatabaseOptions, 'poolMax' | 'queryTimeout'>;
  readonly documents: DokumentlagerSettings;
}

/** The environment of a program that needs the database. Throws one error with all faults. */
export function readDatabaseEnvironment(env: NodeJS.ProcessEnv): DatabaseEnvironment {
  return databaseEnvironmentOf(parseEnvironment(databaseSchema, env));
}

/** The same, with the store of the documents. */
export function readDocumentEnvironment(env: NodeJS.ProcessEnv): DocumentEnvironment {
  return documentEnvironmentOf(parseEnvironment(documentSchema, env));
}

function databaseEnvironmentOf(read: z.output<typeof databaseSchema>): DatabaseEnvironment {
  return { databaseUrl: read.DATABASE_URL, clock: createClock(Date.now, read.PRESSE_NOW) };
}

export function documentEnvironmentOf(read: z.output<typeof documentSchema>): DocumentEnvironment {
  const { DATABASE_POOL: poolMax, PROGRAM_STATEMENT_SECONDS: seconds } = read;
  const limits = { poolMax, ...(seconds === undefined ? {} : { queryTimeout: seconds * 1000 }) };
  return { ...databaseEnvironmentOf(read), limits, documents: read };
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

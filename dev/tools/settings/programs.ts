import type { z } from 'zod';
import { arkivSchema } from '#bff/arkiv/config.ts';
import { configSchema } from '#bff/config.ts';
import { rotateKeysSchema } from '#bff/rotate-keys/config.ts';
import type { developmentPrograms, productionPrograms } from '#build/paths.ts';
import { dokumentlagerSchema } from '#db/dokumentlager/settings.ts';
import { databaseSchema, documentSchema } from '#db/environment.ts';
import { retentionSchema } from '#db/retention/settings.ts';
import { startSchema } from '#dev/start/config.ts';
import { demoSchema, folkeregisterMainSchema, oidcMainSchema } from '#dev/stand-ins/environment.ts';
import { indexerSchema } from '#indexer/config.ts';

/** A thread of other programs, which reads no environment; and the doctor, who reads that of the others. */
type Thread = 'pdf-worker' | 'doctor';
export type Service = Exclude<keyof typeof productionPrograms, Thread>;
type OnLaptop = Exclude<keyof typeof developmentPrograms, Thread | Service> | 'npm start';

/** The schema with which each program of production reads its environment, by its name in dist/server/. */
export const SERVICES: Readonly<Record<Service, z.core.$ZodType>> = {
  bff: configSchema,
  indexer: indexerSchema,
  migrate: databaseSchema,
  import: documentSchema,
  'extract-texts': documentSchema,
  retention: retentionSchema,
  arkiv: arkivSchema,
  'copy-documents': dokumentlagerSchema,
  'rotate-keys': rotateKeysSchema,
  withdraw: databaseSchema,
  'verify-log': databaseSchema,
};

/** The same of what only runs where there is no real data. */
export const ON_LAPTOP: Readonly<Record<OnLaptop, z.core.$ZodType>> = {
  'npm start': startSchema,
  'demo-data': documentSchema,
  demo: demoSchema,
  oidc: oidcMainSchema,
  folkeregister: folkeregisterMainSchema,
};

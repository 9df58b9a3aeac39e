import { join } from 'node:path';
import { z } from 'zod';
import {
  inProduction,
  KNOWN,
  NEEDS_TLS,
  PUBLISHED_SECRET,
  type Rule,
  shared,
  withRules,
} from '#settings/shared.ts';
import { openArchiveFolder } from './archive-folder.ts';
import type { Arkivlager } from './archive.ts';
import { openFolderStore } from './folder.ts';
import type { Dokumentlager } from './port.ts';
import { openArchiveBucket } from './s3/archive-bucket.ts';
import type { S3Settings } from './s3/send.ts';
import { openBucketStore } from './s3/store.ts';

/** Which document store a program uses: the folder, or the bucket when DOKUMENT_BUCKET is set. */
export const dokumentlagerVariables = {
  PRESSE_DATA_DIR: shared.PRESSE_DATA_DIR,
  DOKUMENT_DIR: z
    .string()
    .optional()
    .describe(
      'the folder of the PDF files; without it `dokumenter` in PRESSE_DATA_DIR. In production this or DOKUMENT_BUCKET',
    ),
  DOKUMENT_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional()
    .describe('the bucket of the PDF files in an object store (S3 API), instead of a folder'),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .refine(
      (text) => !URL.canParse(text) || new URL(text).pathname === '/',
      'must be without a path: the bucket is DOKUMENT_BUCKET',
    )
    .optional()
    .describe('the address of the object store; with TLS in production'),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, 'must be the name of a region')
    .default('us-east-1')
    .describe('the region of the bucket; most stores of your own take any'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional().describe('our name at the object store'),
  S3_SECRET_ACCESS_KEY: z
    .string()
    .min(1)
    .optional()
    .meta({ description: 'our password at the object store', secret: true }),
};
export type DokumentlagerSettings = z.output<z.ZodObject<typeof dokumentlagerVariables>>;

type Values = DokumentlagerSettings & { readonly CLOSED_NETWORK: boolean };

/** What is allowed in development and refused in production. */
export const dokumentlagerRules: readonly Rule<Values>[] = [
  [
    'DOKUMENT_DIR',
    (v) => v.DOKUMENT_DIR !== undefined || v.DOKUMENT_BUCKET !== undefined,
    'is required in production, or DOKUMENT_BUCKET',
  ],
  [
    'S3_ENDPOINT',
    (v) => !!v.CLOSED_NETWORK || !v.S3_ENDPOINT || v.S3_ENDPOINT.startsWith('https:'),
    NEEDS_TLS,
  ],
  ['S3_SECRET_ACCESS_KEY', (v) => v.S3_SECRET_ACCESS_KEY !== PUBLISHED_SECRET, KNOWN],
];

const OF_A_BUCKET = ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

const always: readonly Rule<Values>[] = [
  [
    'DOKUMENT_BUCKET',
    (v) => v.DOKUMENT_BUCKET === undefined || v.DOKUMENT_DIR === undefined,
    'is set, and DOKUMENT_DIR too: which of them has the documents?',
  ],
  ...OF_A_BUCKET.map((name): Rule<Values> => [
    name,
    (v) => v.DOKUMENT_BUCKET === undefined || v[name] !== undefined,
    'is required with DOKUMENT_BUCKET',
  ]),
];

/** A schema with these variables, whose values must fit each other. */
export function withDokumentlager<S extends z.ZodObject>(schema: S): S {
  return withRules(schema, always as readonly Rule<z.output<S>>[]);
}

const { NODE_ENV, CLOSED_NETWORK } = shared;

/** The variables of a program that needs the documents and nothing else. */
export const dokumentlagerSchema = withDokumentlager(
  inProduction(
    z.object({ NODE_ENV, CLOSED_NETWORK, ...dokumentlagerVariables }),
    dokumentlagerRules,
  ),
);

export function openDokumentlager(settings: DokumentlagerSettings): Dokumentlager {
  const place = placeOf(settings);
  return typeof place === 'string' ? openFolderStore(place) : openBucketStore(place);
}

/** The packages for the archive, in the same folder or bucket. */
export function openArkivlager(settings: DokumentlagerSettings): Arkivlager {
  const place = placeOf(settings);
  return typeof place === 'string' ? openArchiveFolder(place) : openArchiveBucket(place);
}

function placeOf(settings: DokumentlagerSettings): string | S3Settings {
  const { DOKUMENT_BUCKET: bucket, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings;
  if (bucket === undefined)
    return settings.DOKUMENT_DIR ?? join(settings.PRESSE_DATA_DIR, 'dokumenter');
  return {
    bucket,
    region: settings.S3_REGION,
    endpoint: S3_ENDPOINT!,
    accessKeyId: S3_ACCESS_KEY_ID!,
    secretAccessKey: S3_SECRET_ACCESS_KEY!,
  };
}

import { z } from 'zod';
import { presseNowSchema } from '#contract/env.ts';

/** What the program that fills an empty database reads of the environment. */
export const demoSchema = z.object({
  NODE_ENV: z
    .string()
    .refine((value) => value !== 'production', {
      error: 'invented cases and persons, in production',
    })
    .optional(),
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, 'must be a postgres:// address'),
  DOKUMENT_DIR: z.string().min(1),
  IDENTITY_KEY: z.base64().min(1),
  PRESSE_DEMO_CASES: z.coerce.number().int().min(0).default(2000),
  PRESSE_NOW: presseNowSchema,
});

/** What the sign-in stand-in reads of the environment when it is a program of its own. */
export const oidcMainSchema = z.object({
  NODE_ENV: z
    .string()
    .refine((value) => value !== 'production', { error: 'anybody could sign in as anybody' })
    .optional(),
  PUBLIC_URL: z.url(),
  OIDC_ISSUER: z.url(),
  OIDC_PRESSE_CLIENT_SECRET: z.string().min(1),
  OIDC_ADMIN_CLIENT_SECRET: z.string().min(1),
});

/** What the register's stand-in reads of the environment when it is a program of its own. */
export const folkeregisterMainSchema = z.object({
  NODE_ENV: z
    .string()
    .refine((value) => value !== 'production', { error: 'it knows nobody but test persons' })
    .optional(),
  PORT: z.coerce.number().int().min(1).max(65_535),
});

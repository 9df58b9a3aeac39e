import { z } from 'zod';
import { keyRing } from '#bff/session/key-ring.ts';
import { presseNowSchema } from '#contract/env.ts';

const key = z.base64().transform((text) => Buffer.from(text, 'base64'));

/** The environment of the program that fills an empty database (demo-main.ts). */
const demoValues = z.object({
  NODE_ENV: z
    .string()
    .refine((value) => value !== 'production', {
      error: 'invented cases and persons, in production',
    })
    .optional(),
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, 'must be a postgres:// address'),
  DOKUMENT_DIR: z.string().min(1),
  IDENTITY_KEY: key,
  IDENTITY_KEY_OLD: key.optional(),
  PRESSE_DEMO_CASES: z.coerce.number().int().min(0).default(2000),
  PRESSE_NOW: presseNowSchema,
});
export const demoSchema = demoValues.transform((v) => ({
  ...v,
  keys: keyRing(v.IDENTITY_KEY, v.IDENTITY_KEY_OLD),
}));

/** The environment of the sign-in stand-in as a program of its own (sign-in-main.ts). */
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

/** The environment of the population register's stand-in as a program of its own (folkeregister-main.ts). */
export const folkeregisterMainSchema = z.object({
  NODE_ENV: z
    .string()
    .refine((value) => value !== 'production', { error: 'it knows nobody but test persons' })
    .optional(),
  PORT: z.coerce.number().int().min(1).max(65_535),
});

import { z } from 'zod';
import { keyVariables } from '#bff/key-config.ts';
import { keyRing } from '#bff/session/key-ring.ts';
import { dokumentlagerVariables, withDokumentlager } from '#db/dokumentlager/settings.ts';
import { demoCases, outsideProduction, shared } from '#settings/shared.ts';

/** The environment of the program that fills an empty database (demo-main.ts). */
const demoValues = withDokumentlager(
  z.object({
    NODE_ENV: outsideProduction('invented cases and persons, in production'),
    DATABASE_URL: shared.DATABASE_URL,
    ...dokumentlagerVariables,
    IDENTITY_KEY: keyVariables.IDENTITY_KEY,
    IDENTITY_KEY_OLD: keyVariables.IDENTITY_KEY_OLD,
    PRESSE_DEMO_CASES: demoCases,
    PRESSE_NOW: shared.PRESSE_NOW,
  }),
);
export const demoSchema = demoValues.transform((v) => ({
  ...v,
  keys: keyRing(v.IDENTITY_KEY, v.IDENTITY_KEY_OLD),
}));

const clientSecret = (at: string) =>
  z
    .string()
    .min(1)
    .meta({ description: `the password of the service at ${at}`, secret: true });

/** The environment of the sign-in stand-in as a program of its own (sign-in-main.ts). */
export const oidcMainSchema = z.object({
  NODE_ENV: outsideProduction('anybody could sign in as anybody'),
  PUBLIC_URL: z.url().describe('how browsers address the service'),
  OIDC_ISSUER: z.url().describe('how browsers and the service address the stand-in'),
  OIDC_PRESSE_CLIENT_SECRET: clientSecret('ID-porten'),
  OIDC_ADMIN_CLIENT_SECRET: clientSecret('Entra ID'),
});

/** The environment of the population register's stand-in as a program of its own (folkeregister-main.ts). */
export const folkeregisterMainSchema = z.object({
  NODE_ENV: outsideProduction('it knows nobody but test persons'),
  PORT: z.coerce.number().int().min(1).max(65_535).describe('where the stand-in listens'),
});

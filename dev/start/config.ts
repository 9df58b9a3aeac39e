import { z } from 'zod';
import { parseEnvironment, presseNowSchema } from '#contract/env.ts';

const schema = z.object({
  NODE_ENV: z
    .string()
    .refine((value) => value !== 'production', {
      error: 'npm start is for development; in production run dist/server/bff.js (see README)',
    })
    .optional(),
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  PUBLIC_URL: z.url().optional(),
  PRESSE_NOW: presseNowSchema,
  /** How many cases an empty database gets. */
  PRESSE_DEMO_CASES: z.coerce.number().int().min(0).default(2000),
  DATABASE_URL: z.string().optional(),
  ELASTICSEARCH_URL: z.url().optional(),
  OIDC_PRESSE_ISSUER: z.url().optional(),
  OIDC_ADMIN_ISSUER: z.url().optional(),
  FOLKEREGISTER_URL: z.url().optional(),
  SMTP_URL: z.url().optional(),
});

export interface StartConfig extends Omit<z.infer<typeof schema>, 'PUBLIC_URL'> {
  readonly PUBLIC_URL: string;
}

/** What `npm start` reads from the environment; throws with every wrong value at once. */
export function startConfig(env: NodeJS.ProcessEnv): StartConfig {
  const config = parseEnvironment(schema, env);
  return { ...config, PUBLIC_URL: config.PUBLIC_URL ?? `http://localhost:${config.PORT}` };
}

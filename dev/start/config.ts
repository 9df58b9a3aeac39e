import { z } from 'zod';
import { parseEnvironment } from '#settings/read.ts';
import { demoCases, outsideProduction, shared } from '#settings/shared.ts';

/** What `npm start` reads itself. The programs that it starts get the whole environment, and read the rest. */
export const startSchema = z.object({
  NODE_ENV: outsideProduction(
    'npm start is for development; in production run dist/server/bff.js (docs/OPERATIONS.md)',
  ),
  PORT: z.coerce
    .number()
    .int()
    .min(1)
    .max(65_535)
    .default(3000)
    .describe('where the web server listens'),
  PUBLIC_URL: z.url().optional().describe('how browsers address it'),
  PRESSE_NOW: shared.PRESSE_NOW,
  PRESSE_DATA_DIR: shared.PRESSE_DATA_DIR,
  PRESSE_DEMO_CASES: demoCases,
  DATABASE_URL: shared.DATABASE_URL.optional(),
  ELASTICSEARCH_URL: shared.ELASTICSEARCH_URL,
  OIDC_PRESSE_ISSUER: z.url().optional().describe('ID-porten'),
  OIDC_ADMIN_ISSUER: z.url().optional().describe('Entra ID, for administrators'),
  FOLKEREGISTER_URL: z
    .url()
    .optional()
    .meta({ description: 'the population register', secret: true }),
  SMTP_URL: z.url().optional().meta({ description: 'the mail server', secret: true }),
});

export interface StartConfig extends Omit<z.infer<typeof startSchema>, 'PUBLIC_URL'> {
  readonly PUBLIC_URL: string;
}

/** What `npm start` reads from the environment; throws with every wrong value at once. */
export function startConfig(env: NodeJS.ProcessEnv): StartConfig {
  const config = parseEnvironment(startSchema, env);
  return { ...config, PUBLIC_URL: config.PUBLIC_URL ?? `http://localhost:${config.PORT}` };
}

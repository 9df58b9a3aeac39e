import * as z from 'zod/mini';

/** `PRESSE_NOW`: an ISO instant with offset. Each program's own schema refuses it in production. */
export const presseNowSchema = z.optional(
  z.pipe(
    z.iso.datetime({ offset: true }),
    z.transform((text) => new Date(text)),
  ),
);

/** Parses an environment with a schema of zod or zod/mini. Throws an error that lists all invalid variables. */
export function parseEnvironment<T extends z.core.$ZodType>(
  schema: T,
  env: NodeJS.ProcessEnv,
): z.core.output<T> {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = z.safeParse(schema, present);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The configuration is not usable:\n${lines.join('\n')}`);
}

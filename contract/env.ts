import { z } from 'zod';

/** `PRESSE_NOW`: an ISO instant with offset; refused in production by each program's own schema. */
export const presseNowSchema = z.iso
  .datetime({ offset: true })
  .transform((text) => new Date(text))
  .optional();

/** Parses an environment; on failure the error lists every missing or unsafe variable at once. */
export function parseEnvironment<T extends z.ZodType>(
  schema: T,
  env: NodeJS.ProcessEnv,
): z.infer<T> {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = schema.safeParse(present);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The configuration is not usable:\n${lines.join('\n')}`);
}

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

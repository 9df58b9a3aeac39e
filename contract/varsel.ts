import * as z from 'zod/mini';
import { VARSEL_TYPES } from '#domain/varsel.ts';
import { daySchema } from './values.ts';

/** The banner as it is stored: JSON inside a content value. */
export const varselSchema = z.object({
  message: z.string(),
  purpose: z.enum(VARSEL_TYPES),
  endDate: z.optional(daySchema),
});
export type VarselContent = z.infer<typeof varselSchema>;

/** GET hent-varsel: `content` is null when no banner is active. */
export const varselResponseSchema = z.object({ content: z.nullable(z.string()) });

import * as z from 'zod/mini';
import { BANNER_TYPES } from '#domain/banner.ts';
import { daySchema } from './values.ts';

/** The banner as it is stored: JSON inside a content value. */
export const bannerSchema = z.object({
  message: z.string(),
  purpose: z.enum(BANNER_TYPES),
  endDate: z.optional(daySchema),
});
export type BannerContent = z.infer<typeof bannerSchema>;

/** GET hent-varsel: `content` is null when no banner is active. */
export const bannerResponseSchema = z.object({ content: z.nullable(z.string()) });

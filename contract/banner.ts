import * as z from 'zod/mini';
import { BANNER_TYPES } from '#domain/banner.ts';
import { daySchema, instantSchema } from './values.ts';

/** The banner as it is stored: JSON inside a content value. */
export const bannerSchema = z.object({
  message: z.string(),
  purpose: z.enum(BANNER_TYPES),
  endDate: z.optional(daySchema),
});
export type BannerContent = z.infer<typeof bannerSchema>;

/** One of several banners, as those see it whom it is for. */
const shownBannerSchema = z.object({
  id: z.int(),
  /** Who has closed it sees another version of it again. */
  versjon: z.int(),
  message: z.string(),
  purpose: z.enum(BANNER_TYPES),
  slutt: z.nullable(instantSchema),
});
export type ShownBanner = z.infer<typeof shownBannerSchema>;

/** What is shown now, in its order: never what is planned, or for others. */
export const shownBannersSchema = z.object({
  vises: z.array(shownBannerSchema),
  /** When the next one begins or ends. */
  neste: z.nullable(instantSchema),
});
export type ShownBanners = z.infer<typeof shownBannersSchema>;

/** GET hent-varsel: `content` is the first of those shown, null when none is. */
export const bannerResponseSchema = z.object({
  content: z.nullable(z.string()),
  /** Left out when none is shown or planned. */
  varsler: z.optional(shownBannersSchema),
});

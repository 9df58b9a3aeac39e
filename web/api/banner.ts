import { queryOptions } from '@tanstack/react-query';
import { pressePaths } from '#contract/paths.ts';
import { bannerResponseSchema, bannerSchema, type BannerContent } from '#contract/banner.ts';
import { read } from './client.ts';
import { bannerKey } from './keys.ts';

/** The active banner, or null. Content that is not a banner counts as none. */
export const bannerQuery = () =>
  queryOptions({
    queryKey: bannerKey,
    queryFn: async ({ signal }): Promise<BannerContent | null> => {
      const { content } = await read(pressePaths.varsel.href(), bannerResponseSchema, signal);
      return content === null ? null : parseContent(content);
    },
  });

function parseContent(content: string): BannerContent | null {
  try {
    return bannerSchema.parse(JSON.parse(content));
  } catch {
    return null;
  }
}

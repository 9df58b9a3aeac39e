import { queryOptions } from '@tanstack/react-query';
import { pressePaths } from '#contract/paths.ts';
import { bannerResponseSchema, bannerSchema, type ShownBanners } from '#contract/banner.ts';
import { startOfOsloDay } from '#domain/time.ts';
import { read } from './client.ts';
import { bannerKey } from './keys.ts';

/** What journalists are shown now. */
export const bannerQuery = () =>
  queryOptions({
    queryKey: bannerKey,
    queryFn: async ({ signal }): Promise<ShownBanners> => {
      const { content, varsler } = await read(
        pressePaths.varsel.href(),
        bannerResponseSchema,
        signal,
      );
      return varsler ?? { vises: ofOne(content), neste: null };
    },
  });

/** A server of the version before knows one banner, which has no number. Content that is not a banner counts as none. */
function ofOne(content: string | null): ShownBanners['vises'] {
  try {
    const { message, purpose, endDate } = bannerSchema.parse(JSON.parse(content ?? ''));
    const slutt = endDate ? startOfOsloDay(endDate).toISOString() : null;
    return message.trim() === '' ? [] : [{ id: 0, versjon: 0, message, purpose, slutt }];
  } catch {
    return [];
  }
}

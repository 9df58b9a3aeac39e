import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { adminPaths } from '#contract/admin/paths.ts';
import { storedBannerSchema, type BannerForm } from '#contract/admin/banner.ts';
import { bannerSchema, type BannerContent } from '#contract/banner.ts';
import { read, send } from '#web/api/client.ts';

/** The banner as it was read, with its version. */
export type StoredBanner = BannerContent & { readonly versjon: number };

/** What is stored now: the banner, if there is one, and who stored or deleted it last. */
export interface BannerNow {
  readonly stored: StoredBanner | null;
  readonly endret: BannerEndret | null;
}
export type BannerEndret = NonNullable<z.infer<typeof storedBannerSchema>['endret']>;

/** The stored banner, whether it is shown or not. */
export const storedBannerQuery = () =>
  queryOptions({
    queryKey: ['admin', 'varsel'],
    queryFn: async ({ signal }): Promise<BannerNow> => {
      const path = adminPaths.hentVarsel.href();
      const { content, versjon, endret } = await read(path, storedBannerSchema, signal);
      if (content === null || versjon === null) return { stored: null, endret };
      return { stored: { ...bannerSchema.parse(JSON.parse(content)), versjon }, endret };
    },
  });

/** Adds the banner, or replaces the one that was read: 409 when there is another one by now. */
export const saveBanner = (banner: BannerForm, versjon: number | null): Promise<void> => {
  const content = JSON.stringify(banner);
  return versjon === null
    ? send('POST', adminPaths.leggTilVarsel.href(), { content })
    : send('POST', adminPaths.oppdaterVarsel.href(), { content, versjon });
};

/** Deletes the banner that was read: 409 when there is another one by now. */
export const slettVarsel = (versjon: number): Promise<void> =>
  send(
    'DELETE',
    `${adminPaths.slettVarsel.href()}?${new URLSearchParams({ versjon: `${versjon}` })}`,
  );

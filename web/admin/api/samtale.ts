import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { adminPaths } from '#contract/admin/paths.ts';
import { seereSchema } from '#contract/admin/samtale.ts';
import { SER_PAA } from '#domain/samtale.ts';
import { call, errorOf, jsonOf, send } from '#web/api/client.ts';

/** What administrators write to each other about. */
export interface Om {
  readonly slag: 'soeknad' | 'bruker';
  readonly id: string;
}

const PATHS = {
  soeknad: { samtale: adminPaths.soeknadSamtale, serPaa: adminPaths.soeknadSerPaa },
  bruker: { samtale: adminPaths.brukerSamtale, serPaa: adminPaths.brukerSerPaa },
} as const;

export const leggTilKommentar = ({ slag, id }: Om, tekst: string): Promise<void> =>
  send('POST', PATHS[slag].samtale.href(id), { tekst });

/**
 * Who else has the page open. Asking says that this page is, and that the comments up to `lest` are shown: so it is asked again and
 * again, but not while nobody sees the page.
 */
export const seereQuery = ({ slag, id }: Om, lest: number) =>
  queryOptions({
    queryKey: ['admin', 'seere', slag, id, lest],
    queryFn: async () => {
      const response = await call(PATHS[slag].serPaa.href(id), {
        method: 'POST',
        ...jsonOf({ lest }),
      });
      if (!response.ok) throw await errorOf(response);
      return seereSchema.parse(await response.json());
    },
    refetchInterval: SER_PAA.hvert,
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  });

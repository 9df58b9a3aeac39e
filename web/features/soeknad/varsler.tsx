import { useQuery } from '@tanstack/react-query';
import { shownBannersSchema } from '#contract/banner.ts';
import { soeknadInfoQuery } from '#web/api/bruker.ts';
import { Banners, untilNext } from '#web/ui/banners.tsx';

const read = (varsler: unknown) => shownBannersSchema.safeParse(varsler).data;

/** The banners for applicants. */
export function Varsler() {
  const { data } = useQuery({
    ...soeknadInfoQuery(),
    refetchInterval: ({ state }) => untilNext(read(state.data?.varsler)),
  });
  return <Banners vises={read(data?.varsler)?.vises ?? []} />;
}

import { useQuery } from '@tanstack/react-query';
import { adminbrukerQuery } from '#web/admin/api/adminbruker.ts';
import { Banners, untilNext } from '#web/ui/banners.tsx';

/** The banners for administrators, on each of their pages. */
export function AdminBanners() {
  const { data } = useQuery({
    ...adminbrukerQuery(),
    refetchInterval: ({ state }) => untilNext(state.data?.varsler),
  });
  return <Banners vises={data?.varsler?.vises ?? []} />;
}

import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { bannerQuery } from '#web/api/banner.ts';
import { Banners, untilNext } from '#web/ui/banners.tsx';

interface BannerProps {
  /** Called once it is known whether there is one. */
  readonly onKnown?: (isKnown: true) => void;
}

/** The banners of the service, while some are shown (docs/PRODUCT.md, "The banner"). */
export function Banner({ onKnown }: BannerProps) {
  const { data, isPending, failureCount } = useQuery({
    ...bannerQuery(),
    refetchInterval: ({ state }) => untilNext(state.data),
  });
  const isKnown = !isPending || failureCount > 0;
  useLayoutEffect(() => {
    if (isKnown) onKnown?.(true);
  }, [isKnown, onKnown]);
  return <Banners vises={data?.vises ?? []} />;
}

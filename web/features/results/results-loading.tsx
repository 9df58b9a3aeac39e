import { useEffect, useState, type ReactNode } from 'react';
import { SkeletonTable } from '#web/sak/sak-table/skeleton-table.tsx';
import { LiveRegion } from '#web/ui/live-region.tsx';

/** A quick answer shows no skeleton at all (design notes §6). */
const DELAY_MS = 300;

export function ResultsLoading({ head }: { readonly head: ReactNode }) {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isSlow) return null;
  return (
    <section>
      <LiveRegion>Søker …</LiveRegion>
      {head}
      <SkeletonTable />
    </section>
  );
}

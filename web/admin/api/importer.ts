import { infiniteQueryOptions } from '@tanstack/react-query';
import { type ImporterParams, importerSchema } from '#contract/admin/importer.ts';
import { adminPaths } from '#contract/admin/paths.ts';
import { writeParams } from '#contract/values.ts';
import { read } from '#web/api/client.ts';
import { DRIFT_EVERY } from './drift.ts';

/** The imported files that fit, a page at a time; the pages that are shown are fetched again every 30 seconds. */
export const importerQuery = ({ domstol, avviste }: Pick<ImporterParams, 'domstol' | 'avviste'>) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'importer', domstol ?? null, avviste],
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam: foer, signal }) => {
      const query = writeParams({ domstol, avviste: avviste || undefined, foer });
      const address = adminPaths.importer.href();
      return read(query.size > 0 ? `${address}?${query}` : address, importerSchema, signal);
    },
    getNextPageParam: ({ rader, flere }) => (flere ? rader.at(-1)?.id : undefined),
    refetchInterval: DRIFT_EVERY,
  });

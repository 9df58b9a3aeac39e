import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { pressePaths } from '#contract/paths.ts';
import { soekeforslagSchema } from '#contract/soekeforslag.ts';
import { read } from './client.ts';
import { soekeforslagKey } from './keys.ts';

/** Suggestions for what has been typed. The last ones stay while the next are read. */
export const soekeforslagQuery = (q: string) =>
  queryOptions({
    queryKey: [...soekeforslagKey, q],
    queryFn: ({ signal }) =>
      read(
        `${pressePaths.soekeforslag.href()}?${new URLSearchParams({ q })}`,
        soekeforslagSchema,
        signal,
      ),
    placeholderData: keepPreviousData,
    // Suggestions are a help: when they fail, nothing is shown, and nothing is tried again.
    retry: false,
  });

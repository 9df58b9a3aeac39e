import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { brukereParamsSchema, brukereSchema, type BrukereParams } from '#contract/admin/brukere.ts';
import { adminPaths } from '#contract/admin/paths.ts';
import { read } from '#web/api/client.ts';
import { listAddress } from '#web/admin/ui/use-list-params.ts';

export const brukereKey = ['admin', 'brukere'] as const;

/** One page of the users; the old rows stand while others are fetched. */
export const brukereQuery = (params: BrukereParams) =>
  queryOptions({
    queryKey: [...brukereKey, params],
    queryFn: ({ signal }) =>
      read(
        `${adminPaths.brukere.href()}?${listAddress(brukereParamsSchema, params)}`,
        brukereSchema,
        signal,
      ),
    placeholderData: keepPreviousData,
  });

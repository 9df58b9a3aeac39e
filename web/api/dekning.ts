import { queryOptions } from '@tanstack/react-query';
import { dekningSchema } from '#contract/dekning.ts';
import { pressePaths } from '#contract/paths.ts';
import { DEKNING_EVERY } from '#domain/dekning.ts';
import { read } from './client.ts';

/** What each court has delivered. A page that stays open looks again when there are new figures. */
export const dekningQuery = () =>
  queryOptions({
    queryKey: ['dekning'],
    queryFn: ({ signal }) => read(pressePaths.dekning.href(), dekningSchema, signal),
    staleTime: DEKNING_EVERY,
    refetchInterval: DEKNING_EVERY,
  });

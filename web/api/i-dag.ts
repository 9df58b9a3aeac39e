import { queryOptions } from '@tanstack/react-query';
import { iDagSchema } from '#contract/i-dag.ts';
import { pressePaths } from '#contract/paths.ts';
import { read } from './client.ts';

/** What has come and changed since the reader was last here. It is read when the page is opened, and when the reader asks. */
export const iDagQuery = () =>
  queryOptions({
    queryKey: ['i-dag'],
    queryFn: ({ signal }) => read(pressePaths.iDag.href(), iDagSchema, signal),
  });

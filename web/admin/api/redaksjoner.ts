import { queryOptions } from '@tanstack/react-query';
import { adminPaths } from '#contract/admin/paths.ts';
import { redaksjonSchema, redaksjonerSchema } from '#contract/admin/redaksjoner.ts';
import { read } from '#web/api/client.ts';

export const redaksjonerKey = ['admin', 'redaksjoner'] as const;

/** All newsrooms by name: the page searches in them. */
export const redaksjonerQuery = queryOptions({
  queryKey: [...redaksjonerKey, 'alle'],
  queryFn: ({ signal }) => read(adminPaths.redaksjoner.href(), redaksjonerSchema, signal),
});

/** A newsroom with its people. */
export const redaksjonQuery = (id: string) =>
  queryOptions({
    queryKey: [...redaksjonerKey, id],
    queryFn: ({ signal }) => read(adminPaths.redaksjon.href(id), redaksjonSchema, signal),
  });

import { queryOptions } from '@tanstack/react-query';
import { adminPaths } from '#contract/admin/paths.ts';
import {
  type EndreBegrensning,
  type EndreSkjuling,
  type Skjulte,
  skjulteSchema,
} from '#contract/admin/skjulte.ts';
import { read } from '#web/api/client.ts';
import { post } from './post.ts';

/** What is hidden and restricted now. Every look is logged, so the query never refetches on its own. */
export const skjulteQuery = queryOptions({
  queryKey: ['admin', 'skjulte'],
  queryFn: ({ signal }) => read(adminPaths.skjulte.href(), skjulteSchema, signal),
  gcTime: 0,
  staleTime: Infinity,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
});

/* Changes in place. Each answers with the list as it is then, and with 409 and the list when somebody else was first. */

export function endreSkjuling(sakId: string, id: number, body: EndreSkjuling): Promise<Skjulte> {
  return post(adminPaths.endreSkjuling.href(sakId, id), body, skjulteSchema);
}

export function endreBegrensning(
  sakId: string,
  id: number,
  body: EndreBegrensning,
): Promise<Skjulte> {
  return post(adminPaths.endreBegrensning.href(sakId, id), body, skjulteSchema);
}

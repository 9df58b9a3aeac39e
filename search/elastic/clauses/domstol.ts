import type { Asked, Filter } from '#search/elastic/filters.ts';

/** One court, or all. */
export function domstol({ query }: Asked): readonly Filter[] {
  return query.domstolId === null ? [] : [{ term: { domstolId: query.domstolId } }];
}

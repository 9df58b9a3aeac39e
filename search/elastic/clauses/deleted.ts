import { notStale, type Asked, type Filter } from '#search/elastic/filters.ts';

/** Cases that are deleted in Postgres and not yet here. */
export function notDeleted({ gate }: Asked): readonly Filter[] {
  return notStale(gate.stale.saker);
}

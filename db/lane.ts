/**
 * The index of a layout, with its queue, lies in one of two lanes, so that two versions of the programs can run side by side
 * (db/queues/lanes.ts, docs/decisions/0039).
 */
export type Lane = 'a' | 'b';

export function otherLane(lane: Lane): Lane {
  return lane === 'a' ? 'b' : 'a';
}

/**
 * What a connection of a program says first that uses this lane: where its tables are, and that the lane is in use (the lock of
 * db/migrations/0025_index_lanes.sql).
 */
export function laneSettings(lane: Lane): string {
  const path = lane === 'a' ? 'public' : 'spor_b, public';
  return `set search_path = ${path}; select pg_advisory_lock_shared(7237002, ${lane === 'a' ? 1 : 2})`;
}

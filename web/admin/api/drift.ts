import { queryOptions } from '@tanstack/react-query';
import { driftSchema, type Drift } from '#contract/admin/drift.ts';
import { adminPaths } from '#contract/admin/paths.ts';
import { isOpen } from '#domain/drift.ts';
import { read, send } from '#web/api/client.ts';

/** Refetch interval in ms while a rebuild waits or runs. */
const WHILE_BUILDING = 2_000;
/** And otherwise. */
export const DRIFT_EVERY = 30_000;

/** The status of the service. It refetches by itself, more often while a rebuild waits or runs. */
export const driftQuery = () =>
  queryOptions({
    queryKey: ['admin', 'drift'],
    queryFn: ({ signal }) => read(adminPaths.drift.href(), driftSchema, signal),
    refetchInterval: ({ state }) => (isBuilding(state.data) ? WHILE_BUILDING : DRIFT_EVERY),
  });

function isBuilding(drift: Drift | undefined): boolean {
  const last = drift?.oppbygging?.siste;
  return last ? isOpen(last.status) : false;
}

export const bestillOppbygging = (): Promise<void> => send('POST', adminPaths.oppbygging.href());

/** Retries a case that could not be indexed; null retries all of them. */
export const proevIgjenSak = (sakId: string | null): Promise<void> =>
  send(
    'POST',
    sakId === null ? adminPaths.proevIgjenSaker.href() : adminPaths.proevIgjenSak.href(sakId),
  );

export const proevIgjenEpost = (id: number): Promise<void> =>
  send('POST', adminPaths.proevIgjenEpost.href(String(id)));

import { useQuery } from '@tanstack/react-query';
import type { Domstol } from '#contract/bruker.ts';
import type { Day } from '#domain/time.ts';
import { dagslisteQuery } from '#web/api/dagsliste.ts';
import { domstolerQuery, standardDomstolQuery } from '#web/api/domstoler.ts';
import { byCourt, type CourtDay, nextCourtDay } from './hearings.ts';

export interface OwnHearings {
  /** Own courts; undefined until they are known. */
  readonly domstoler: readonly string[] | undefined;
  readonly names: readonly Domstol[];
  readonly today: readonly CourtDay[] | undefined;
  /** The next day on which there are any, and that day. */
  readonly nextDay: Day | null;
  readonly next: readonly CourtDay[] | undefined;
  readonly error: unknown;
  readonly retry: () => unknown;
}

/** The hearings of own courts today, and of the next day on which there are any. */
export function useHearings(day: Day): OwnHearings {
  const start = useQuery(standardDomstolQuery());
  const names = useQuery(domstolerQuery()).data ?? [];
  const domstoler = start.data?.mineDomstoler;
  const today = useDay(domstoler, day);
  const nextDay = today.courts ? nextCourtDay(today.courts) : null;
  const next = useDay(domstoler, nextDay);
  return {
    ...{ domstoler, names, today: today.courts, nextDay, next: next.courts },
    error: start.error ?? today.error,
    retry: () => (domstoler ? today.refetch() : start.refetch()),
  };
}

const NONE: readonly string[] = [];

/** The hearings of a day, court by court; of no day nothing is asked. */
function useDay(domstoler = NONE, day: Day | null) {
  const { data, error, refetch } = useQuery({
    ...dagslisteQuery({ domstolid: domstoler, dag: day ?? '' }),
    enabled: day !== null && domstoler.length > 0,
  });
  return { courts: data && byCourt(data, domstoler), error, refetch };
}

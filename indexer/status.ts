import { readGenerations, type Generation } from './generations.ts';
import type { Indexer, Motor } from './indexer.ts';
import { rowsOf } from './sql.ts';
import { kindOf } from './error-kind.ts';

export interface Status {
  readonly engine: Motor;
  /** The generation that is searched. */
  readonly searched: string | null;
  /** Whether that one gets every change; if not, only a rebuild helps. */
  readonly followed: boolean;
  /** Cases in Postgres. */
  readonly cases: number;
  readonly indexed: number | null;
  readonly outbox: { readonly rows: number; readonly oldestSeconds: number };
  readonly deadLetters: number;
  readonly overdueTransitions: number;
  readonly nextTransition: Date | null;
  readonly lastRebuild: Date | null;
  readonly generations: readonly Generation[];
  /** Why the engine's part is missing. */
  readonly engineError: string | null;
}

/** Where indexing stands. An engine that is away is part of the answer; throws only without Postgres. */
export async function status(indexer: Indexer): Promise<Status> {
  const { db, motor } = indexer;
  const generations = await readGenerations(db, motor);
  const engine = await askEngine(indexer);
  const counts = await readCounts(indexer);
  return {
    engine: motor,
    ...engine,
    followed: generations.some(({ navn }) => navn === engine.searched),
    ...counts,
    lastRebuild: generations.find(({ status }) => status === 'aktiv')?.fullfoert ?? null,
    generations,
  };
}

async function askEngine({
  index,
}: Indexer): Promise<Pick<Status, 'searched' | 'indexed' | 'engineError'>> {
  try {
    const searched = await index.active();
    const indexed = searched === null ? null : await index.count(searched);
    return { searched, indexed, engineError: null };
  } catch (error) {
    return { searched: null, indexed: null, engineError: kindOf(error) };
  }
}

interface Counts {
  readonly cases: number;
  readonly rows: number;
  readonly oldest: number | null;
  readonly deadLetters: number;
  readonly overdue: number;
  readonly next: Date | null;
}

async function readCounts({
  db,
  clock,
}: Indexer): Promise<
  Pick<Status, 'cases' | 'outbox' | 'deadLetters' | 'overdueTransitions' | 'nextTransition'>
> {
  const [counts] = await rowsOf<Counts>(
    db,
    `select (select count(*) from sak) as cases,
       (select count(*) from sak_utboks) as rows,
       (select extract(epoch from clock_timestamp() - min(opprettet)) from sak_utboks)::float8 as oldest,
       (select count(*) from doedbrev) as "deadLetters",
       (select count(*) from sak where neste_overgang <= ?) as overdue,
       (select min(neste_overgang) from sak) as next`,
    [clock()],
  );
  const { cases, rows, oldest, deadLetters, overdue, next } = counts!;
  return {
    cases,
    outbox: { rows, oldestSeconds: Math.max(0, Math.round(oldest ?? 0)) },
    deadLetters,
    overdueTransitions: overdue,
    nextTransition: next,
  };
}

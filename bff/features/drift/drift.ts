import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { Deps } from '#bff/deps.ts';
import { askAll } from '#bff/health.ts';
import { jsonRoute } from '#bff/http/json-route.ts';
import { describeError } from '#bff/http/logging.ts';
import { type Drift, MAX_DRIFT_ROWS, type Oppbygging, driftSchema } from '#contract/admin/drift.ts';
import { adminPaths } from '#contract/admin/paths.ts';
import { type DeadLetterRow, readDeadLetters } from '#db/queues/dead-letters.ts';
import { readSearched } from '#db/queues/generations.ts';
import { type DeadMail, countUnsent, readDeadMail } from '#db/queues/mail-outbox.ts';
import { type RebuildOrder, readLastOrder } from '#db/queues/rebuild-orders.ts';
import { readOutboxLag } from '#db/queues/sak-outbox.ts';
import { countByCourt, countDueTransitions } from '#db/sak/counts.ts';
import type { IndeksUtgave } from '#domain/drift.ts';
import { osloIso } from '#domain/time.ts';
import type { IndexState } from '#search/version.ts';

/** GET drift: how the service is. It shows nothing about persons, so it writes no audit row. */
export const driftRoute = jsonRoute({
  method: 'get',
  path: adminPaths.drift.path,
  summary: 'How the service is: dependencies, index, what has failed',
  access: 'operate',
  response: driftSchema,
  handle: async ({ deps, now }) => ({ body: await readDrift(deps, now), audit: null }),
});

/** Reads each part by itself: a part that fails or takes too long is null, and the others are still shown. */
async function readDrift(deps: Deps, now: Date): Promise<Drift> {
  const { db, logger } = deps;
  const motor = deps.search.capabilities.name;
  const part = <T>(name: string, read: Promise<T>) => orNull(logger, name, read);
  const [avhengigheter, indeks, oppbygging, domstoler, doedbrev, epost] = await Promise.all([
    askDependencies(deps),
    part('indeks', readIndexLag(deps, now)),
    part(
      'oppbygging',
      readLastOrder(db).then((last) => ({ siste: last && presentOrder(last) })),
    ),
    part('domstoler', countByCourt(db)),
    part('doedbrev', readDeadLetters(db, MAX_DRIFT_ROWS)),
    part('epost', readUnsentMail(db)),
  ]);
  return {
    ...{ avhengigheter, motor, indeks, oppbygging, domstoler },
    doedbrev: doedbrev && { ...doedbrev, rader: doedbrev.rader.map(presentDeadLetter) },
    epost,
  };
}

async function askDependencies(deps: Deps): Promise<Drift['avhengigheter']> {
  const { mail = 'av', ...others } = await askAll(deps);
  return { ...others, epost: mail };
}

async function orNull<T>(logger: Logger, part: string, read: Promise<T>): Promise<T | null> {
  try {
    return await read;
  } catch (error) {
    logger.warn(
      { part, ...describeError(error) },
      'a part of the operations page could not be read',
    );
    return null;
  }
}

const iso = (instant: Date | null) => instant && osloIso(instant);

const UTGAVER: Readonly<Record<IndexState, IndeksUtgave>> = {
  current: 'gjeldende',
  older: 'eldre_analyse',
  incompatible: 'annet_oppsett',
};

async function readIndexLag(deps: Deps, now: Date): Promise<NonNullable<Drift['indeks']>> {
  const { db, search } = deps;
  const motor = search.capabilities.name;
  const [lag, forfalteOverganger, searched, state] = await Promise.all([
    readOutboxLag(db),
    countDueTransitions(db, now),
    readSearched(db, motor),
    deps.indexState(),
  ]);
  return {
    etterslep: { saker: lag.saker, eldsteSekunder: lag.oldestSeconds },
    forfalteOverganger,
    sisteOppbygging: iso(searched?.fullfoert ?? null),
    utgave: state && UTGAVER[state],
  };
}

async function readUnsentMail(db: Knex): Promise<NonNullable<Drift['epost']>> {
  const [{ venter, doed: antallDoed }, dead] = await Promise.all([
    countUnsent(db),
    readDeadMail(db, MAX_DRIFT_ROWS),
  ]);
  return { venter, antallDoed, doed: dead.map(presentDeadMail) };
}

/** A rebuild as the page has it. */
export function presentOrder({ bedtOm, startet, ferdig, ...order }: RebuildOrder): Oppbygging {
  return { ...order, bedtOm: osloIso(bedtOm), startet: iso(startet), ferdig: iso(ferdig) };
}

function presentDeadLetter({ sistFeilet, ...letter }: DeadLetterRow) {
  return { ...letter, sistFeilet: osloIso(sistFeilet) };
}

function presentDeadMail({ opprettet, ...mail }: DeadMail) {
  return { ...mail, opprettet: osloIso(opprettet) };
}

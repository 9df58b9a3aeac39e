import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { Deps } from '#bff/deps.ts';
import { askAll } from '#bff/health.ts';
import { jsonRoute } from '#bff/http/json-route.ts';
import { describeError } from '#bff/http/logging.ts';
import { type Drift, MAX_DRIFT_ROWS, type Oppbygging, driftSchema } from '#contract/admin/drift.ts';
import { adminPaths } from '#contract/admin/paths.ts';
import { readOverdue } from '#db/gjennomgang/reviews.ts';
import { type DeadLetterRow, readDeadLetters } from '#db/queues/dead-letters.ts';
import { readSearched } from '#db/queues/generations.ts';
import { type DeadMail, countMail, countUnsent, readDeadMail } from '#db/queues/mail-outbox.ts';
import { type RebuildOrder, readLastOrder } from '#db/queues/rebuild-orders.ts';
import { readOldestWaiting, readOutboxLag } from '#db/queues/sak-outbox.ts';
import { readSendinger } from '#db/domstol/innlesinger.ts';
import { countByCourt, countDueTransitions } from '#db/sak/counts.ts';
import { type IndeksUtgave, LAG_ALARM } from '#domain/drift.ts';
import { silenceOf } from '#domain/stille.ts';
import { osloDay, osloIso } from '#domain/time.ts';
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
  const [avhengigheter, ahead, indeks, oppbygging, domstoler, doedbrev, epost, gjennomganger] =
    await Promise.all([
      askDependencies(deps),
      deps.clockAhead(),
      part('indeks', readIndexLag(deps, now)),
      part(
        'oppbygging',
        readLastOrder(db).then((last) => ({ siste: last && presentOrder(last) })),
      ),
      part('domstoler', readCourts(db, now)),
      part('doedbrev', readDeadLetters(db, MAX_DRIFT_ROWS)),
      part('epost', readMail(db, now)),
      part('gjennomganger', readOverdue(db, now)),
    ]);
  return {
    ...{
      avhengigheter,
      klokkeSekunder: Math.trunc(ahead / 1000) + 0,
      motor,
      indeks,
      oppbygging,
      domstoler,
    },
    doedbrev: doedbrev && { ...doedbrev, rader: doedbrev.rader.map(presentDeadLetter) },
    epost,
    gjennomganger,
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

/** Cases that are named while the index lags. */
const MAX_WAITING = 20;

const iso = (instant: Date | null) => instant && osloIso(instant);

const UTGAVER: Readonly<Record<IndexState, IndeksUtgave>> = {
  current: 'gjeldende',
  older: 'eldre_analyse',
  incompatible: 'annet_oppsett',
};

async function readIndexLag(deps: Deps, now: Date): Promise<NonNullable<Drift['indeks']>> {
  const { db, search } = deps;
  const motor = search.capabilities.name;
  const [lag, eldste, forfalteOverganger, searched, state] = await Promise.all([
    readOutboxLag(db),
    readOldestWaiting(db, MAX_WAITING),
    countDueTransitions(db, now),
    readSearched(db, motor),
    deps.indexState(),
  ]);
  return {
    etterslep: { saker: lag.saker, eldsteSekunder: lag.oldestSeconds },
    eldste:
      lag.oldestSeconds > LAG_ALARM
        ? eldste.map(({ sakId, siden }) => ({ sakId, siden: osloIso(siden) }))
        : [],
    forfalteOverganger,
    sisteOppbygging: iso(searched?.fullfoert ?? null),
    utgave: state && UTGAVER[state],
  };
}

const DAY = 86_400_000;

async function readMail(db: Knex, now: Date): Promise<NonNullable<Drift['epost']>> {
  const [{ venter, doed: antallDoed }, { sendt, iRetur }, dead] = await Promise.all([
    countUnsent(db),
    countMail(db, new Date(now.getTime() - DAY), now),
    readDeadMail(db, MAX_DRIFT_ROWS),
  ]);
  const doed = dead.map(presentDeadMail);
  return { sendtSisteDoegn: sendt, venter, antallDoed, iRetur, doed };
}

/** The courts that have cases, the most first, and then those that only send; and whether one is silent. */
async function readCourts(db: Knex, now: Date): Promise<NonNullable<Drift['domstoler']>> {
  const today = osloDay(now);
  const [counted, sendinger] = await Promise.all([countByCourt(db), readSendinger(db, today)]);
  const sent = new Map(sendinger.map((one) => [one.domstolId, one]));
  const ids = new Set(counted.map(({ domstolId }) => domstolId));
  const others = sendinger.filter(({ domstolId }) => !ids.has(domstolId));
  return [...counted, ...others.map(({ domstolId, navn }) => ({ domstolId, navn, saker: 0 }))].map(
    (court) => {
      const { sist = null, dager = [] } = sent.get(court.domstolId) ?? {};
      return { ...court, sistSendt: iso(sist), stille: silenceOf(dager, today) };
    },
  );
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

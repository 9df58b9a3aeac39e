import type { Logger } from 'pino';
import { driftSchema, MAX_DRIFT_ROWS, type Drift } from '#contract/admin/drift.ts';
import { adminPaths } from '#contract/admin/paths.ts';
import { readDeadLetters } from '#db/drift/doedbrev.ts';
import { readUnsentMail } from '#db/drift/epost.ts';
import { countByCourt, readIndexLag } from '#db/drift/indeks.ts';
import { readLastOrder } from '#db/drift/oppdrag.ts';
import type { Deps } from '#bff/deps.ts';
import { askAll } from '#bff/health/ask-all.ts';
import { describeError } from '#bff/http/describe-error.ts';
import { jsonRoute } from '#bff/http/json-route.ts';
import {
  presentDeadLetter,
  presentDeadMail,
  presentLag,
  presentOrder,
} from '#bff/presenters/drift.ts';

/** GET drift: how the service is. Nothing of a person is in it, so it leaves no row in the audit log. */
export const hentDrift = jsonRoute({
  method: 'get',
  path: adminPaths.drift.path,
  summary: 'How the service is: dependencies, index, what has failed',
  access: 'operate',
  response: driftSchema,
  handle: async ({ deps, now }) => ({ body: await readDrift(deps, now), audit: null }),
});

/** Each part by itself: one that takes too long or fails takes none of the others with it. */
async function readDrift(deps: Deps, now: Date): Promise<Drift> {
  const { db, logger } = deps;
  const motor = deps.search.capabilities.name;
  const part = <T>(name: string, read: Promise<T>) => orNull(logger, name, read);
  const [avhengigheter, indeks, oppbygging, domstoler, doedbrev, epost] = await Promise.all([
    askDependencies(deps),
    part('indeks', readIndexLag(db, motor, now).then(presentLag)),
    part(
      'oppbygging',
      readLastOrder(db).then((last) => ({ siste: last && presentOrder(last) })),
    ),
    part('domstoler', countByCourt(db)),
    part('doedbrev', readDeadLetters(db, MAX_DRIFT_ROWS)),
    part('epost', readUnsentMail(db, MAX_DRIFT_ROWS)),
  ]);
  return {
    ...{ avhengigheter, motor, indeks, oppbygging, domstoler },
    doedbrev: doedbrev && { ...doedbrev, rader: doedbrev.rader.map(presentDeadLetter) },
    epost: epost && { ...epost, doed: epost.doed.map(presentDeadMail) },
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

import type { Knex } from 'knex';
import type { Deps } from '#bff/deps.ts';
import { type HttpError, httpErrors } from '#bff/http/errors.ts';
import { jsonRoute } from '#bff/http/json-route.ts';
import type { Session } from '#bff/session/session.ts';
import { pressUserId } from '#bff/http/context.ts';
import { pressePaths } from '#contract/paths.ts';
import { type SkjultSak, skjulteFavoritterSchema } from '#contract/skjult.ts';
import {
  findHiddenSak,
  listHiddenFavoritter,
  type HiddenSak,
  type Reader,
} from '#db/tilbaketrekking/seen.ts';
import { osloIso } from '#domain/time.ts';

export function readerOf(session: Session): Reader {
  return { identitetHash: session.identitetHash, pressebrukerId: pressUserId(session) };
}

/**
 * The answer for a case that cannot be read: 410 to somebody who has opened the case, or has it as a favourite, when it is
 * hidden; to everybody else the 404 of a case that does not exist.
 */
export async function missing(
  db: Knex,
  deps: Pick<Deps, 'config'>,
  sakId: string,
  session: Session,
): Promise<HttpError> {
  const hidden = await findHiddenSak(db, sakId, readerOf(session));
  return hidden ? httpErrors.skjultSak(present(hidden, deps)) : httpErrors.notFound();
}

/** Courts have no address here, so the service's is given. */
function present(sak: HiddenSak, { config }: Pick<Deps, 'config'>): SkjultSak {
  return { ...sak, skjult: osloIso(sak.skjult), epost: config.EPOST_DOMSTOLADMINISTRASJONEN };
}

/** GET favoritter/skjulte. */
export const hentSkjulteFavoritter = jsonRoute({
  method: 'get',
  path: pressePaths.skjulteFavoritter.path,
  summary: "The press user's favourites that the court has hidden: numbers, not content",
  access: 'list favourites',
  keys: ['favoritter'],
  response: skjulteFavoritterSchema,
  handle: async ({ db, deps, session }) => {
    const hidden = await listHiddenFavoritter(db, readerOf(session));
    const sakIds = hidden.map(({ sakId }) => sakId);
    return {
      body: hidden.map((sak) => present(sak, deps)),
      audit: hidden.length === 0 ? null : { action: 'favoritter', detaljer: { sakIds } },
    };
  },
});

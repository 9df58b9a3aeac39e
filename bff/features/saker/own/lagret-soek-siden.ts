import type { Knex } from 'knex';
import { httpErrors } from '#bff/http/errors.ts';
import { type Call, jsonRoute } from '#bff/http/json-route.ts';
import { isWithinScope } from '#bff/session/machine-key.ts';
import { pressUserId } from '#bff/http/context.ts';
import { endretSidenSchema, sidenParams } from '#contract/endret-siden.ts';
import { lagretSoekParams } from '#contract/lagrede-soek.ts';
import { pressePaths } from '#contract/paths.ts';
import { listLagredeSoek } from '#db/lagret-soek/lagrede-soek.ts';
import { readBacklog } from '#db/queues/sak-outbox.ts';
import { readEndretSiden } from '#db/sak/endret-siden.ts';
import { listShownIds } from '#db/sak/ids.ts';
import { readShownSaker } from '#db/sak/shown-saker.ts';
import { readStaleMask } from '#db/sak/stale-mask.ts';
import { MAX_EKSPORT } from '#domain/eksport.ts';
import {
  MAX_SIDEN,
  nesteSted,
  OVERLAPP,
  readSted,
  sidenMessages as messages,
  type Sted,
  writeSted,
} from '#domain/endret-siden.ts';
import { isUsable } from '#domain/text-rules.ts';
import { osloIso } from '#domain/time.ts';
import { namesShownUntil } from '#domain/visibility.ts';
import { hearingsThatCount } from '#search/hearings.ts';
import { toSearchQuery, type ValidSearch } from '#search/parse-query.ts';
import { fromStored } from '#search/saved-search.ts';
import { courtsNow } from '#bff/features/saker/courts/courts-now.ts';
import { readTypedQuery } from '#bff/features/saker/search/numbered.ts';
import { presentHit } from '#bff/features/saker/shown/present-sak.ts';

/**
 * GET lagrede-soek/…/siden: the hits of a saved search that are new, or that the court has changed, since a place in time. Made for
 * programs that ask again and again: cases are given at least once, and again while others may still come before them.
 */
export const hentLagretSoekSiden = jsonRoute({
  method: 'get',
  path: pressePaths.lagretSoekSiden.path,
  summary: 'The hits of a saved search that are new or changed since then',
  access: 'save searches',
  // The engine finds all of its hits, whatever is new of them.
  limit: 'count',
  searches: true,
  keys: ['soek'],
  params: lagretSoekParams,
  query: sidenParams,
  response: endretSidenSchema,
  handle: async (call) => {
    const { db, now, session } = call;
    const siden = readPlace(call);
    const wantsAll = readFinnes(call);
    const { id, search } = await readOwn(call);
    // Read before the engine is asked: what is indexed meanwhile is given twice rather than never.
    const sikkertTil = await certainUntil(db, now);
    const asked = { ...search, forrigeBesoek: null };
    const sakIds = await findAll(call, asked);
    const after = await readEndretSiden(db, sakIds, { siden, most: MAX_SIDEN + 1 });
    const [steder, flere] = [after.slice(0, MAX_SIDEN), after.length > MAX_SIDEN];
    const given = steder.map(({ sakId }) => sakId);
    const favourites = isWithinScope(session, 'favoritter') ? pressUserId(session) : null;
    const saker = await readShownSaker(db, favourites, given);
    const gjelder = hearingsThatCount(toSearchQuery(asked));
    return {
      body: {
        saker: saker.map(({ sak, erFavoritt }) => {
          const until = namesShownUntil(sak, now);
          const navnSlettesSenest = until && osloIso(until);
          return { ...presentHit(sak, { now, erFavoritt, gjelder }), navnSlettesSenest };
        }),
        finnes: wantsAll ? await listShownIds(db, sakIds) : null,
        neste: writeSted(nesteSted({ siden, steder, flere, sikkertTil })),
        flere,
      },
      audit: {
        action: 'lagret_soek_siden',
        detaljer: { lagretSoekId: id, sakIds: saker.map(({ sak }) => sak.sakId) },
      },
    };
  },
});

type Asked = Call<{ readonly id: string }>;

function readPlace({ query }: Pick<Asked, 'query'>): Sted | null {
  const text = query.get('siden') ?? '';
  if (text === '') return null;
  const place = isUsable(text) ? readSted(text) : null;
  if (!place) throw httpErrors.validation({ siden: [messages.siden] });
  return place;
}

/** Whether the caller asks for all that is found. */
function readFinnes({ query }: Pick<Asked, 'query'>): boolean {
  const text = query.get('finnes') ?? 'false';
  if (text !== 'true' && text !== 'false')
    throw httpErrors.validation({ finnes: [messages.finnes] });
  return text === 'true';
}

/** The person's own search, as it is today. Throws 404 for another one, 400 for one that can't be run any more. */
async function readOwn({ db, now, session, params }: Asked) {
  const [rows, isCourt] = await Promise.all([
    listLagredeSoek(db, pressUserId(session)),
    courtsNow(db, now),
  ]);
  const row = rows.find(({ id }) => id === Number(params.id));
  if (!row) throw httpErrors.notFound();
  const { asked, ugyldig } = fromStored(row, now, isCourt);
  if (ugyldig) throw httpErrors.validation({ id: [messages.ugyldig] });
  return { id: row.id, search: asked };
}

/** What waits to be indexed is not found yet. */
async function certainUntil(db: Knex, now: Date): Promise<Date> {
  const { oldestSeconds } = await readBacklog(db, 1);
  return new Date(now.getTime() - OVERLAPP - oldestSeconds * 1000);
}

/** The ids of all hits. Throws 400 when there are more than an engine lists in one go. */
async function findAll(
  { db, deps, now, waiting }: Asked,
  search: ValidSearch,
): Promise<readonly string[]> {
  const gate = { now, stale: await readStaleMask(db, now, waiting) };
  const { engine } = deps.search;
  const { sakIds, totalHits } = await engine.search(
    await readTypedQuery(db, search, gate),
    { page: 1, pageSize: MAX_EKSPORT },
    gate,
  );
  if (totalHits > MAX_EKSPORT) throw httpErrors.validation({ id: [messages.forVidt] });
  return sakIds;
}

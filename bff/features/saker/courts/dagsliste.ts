import { httpErrors } from '#bff/http/errors.ts';
import { jsonRoute } from '#bff/http/json-route.ts';
import { pressUserId } from '#bff/http/context.ts';
import { dagslisteParams, dagslisteSchema, readDagslisteParams } from '#contract/dagsliste.ts';
import { pressePaths } from '#contract/paths.ts';
import { readSearchParams } from '#contract/search.ts';
import { readNearestDays } from '#db/domstol/nearest-days.ts';
import { readBorte } from '#db/endring/borte.ts';
import { sakIdsWithGone } from '#db/endring/of-day.ts';
import { readMoeteEndringer } from '#db/endring/read.ts';
import { readShownSaker } from '#db/sak/shown-saker.ts';
import { readStaleMask } from '#db/sak/stale-mask.ts';
import { dagslisteMessages, isOfAllCourts, validateDagsliste } from '#domain/dagsliste.ts';
import { moeterOfDay } from '#domain/dagsliste-moeter.ts';
import { endringWithoutNames } from '#domain/endringer.ts';
import { partyNames } from '#domain/names/party-names.ts';
import { placeWithoutNames } from '#domain/names/text-fields.ts';
import { sakAsShown } from '#domain/shown.ts';
import { ALL_COURTS, LAST_ROW, searchableRange } from '#domain/search-rules.ts';
import type { Day } from '#domain/time.ts';
import { toSearchQuery } from '#search/parse-query.ts';
import type { Gate, SearchEngine } from '#search/port.ts';
import { presentListed } from '#bff/features/saker/shown/present-sak.ts';

/**
 * GET dagsliste: the hearings of some courts, or of all, on one day. The engine finds the cases, as in a search for that day, and
 * Postgres those from which a hearing of the day has gone; which of their hearings are held, and which are not, is read from Postgres,
 * and so is on which other days the courts hold any.
 */
export const hentDagsliste = jsonRoute({
  method: 'get',
  path: pressePaths.dagsliste.path,
  summary: 'The hearings of one court, several or all of them on one day',
  access: 'search cases',
  limit: 'search',
  searches: true,
  query: dagslisteParams,
  rules: { domstolid: { required: true }, dag: { required: true } },
  response: dagslisteSchema,
  handle: async ({ db, deps, now, query, session, waiting }) => {
    const asked = readAsked(query, now);
    const gate = { now, stale: await readStaleMask(db, now, waiting) };
    const { dag, domstolIds } = asked;
    const [found, gone, domstoler] = await Promise.all([
      findOnDay(deps.search.engine, asked, gate),
      sakIdsWithGone(db, domstolIds, dag),
      readNearestDays(db, domstolIds ?? [], dag, searchableRange(now)),
    ]);
    const sakIds = [...new Set([...found, ...gone])];
    const [read, endringer, borte] = await Promise.all([
      readShownSaker(db, pressUserId(session), sakIds),
      readMoeteEndringer(db, sakIds),
      readBorte(db, sakIds),
    ]);
    const saker = read.flatMap(({ sak, erFavoritt }) => {
      const { sakId, rettsmoeter } = sakAsShown(sak, now);
      const names = partyNames(sak.parter);
      const changed = {
        endringer: (endringer.get(sakId) ?? []).map((one) => endringWithoutNames(one, names)),
        borte: (borte.get(sakId) ?? []).map((one) => placeWithoutNames(one, names)),
      };
      const moeter = moeterOfDay({ rettsmoeter, ...changed }, dag);
      return moeter.length > 0 ? [presentListed(sak, { now, erFavoritt, dag, moeter })] : [];
    });
    return {
      body: { saker, domstoler },
      audit: {
        action: 'dagsliste',
        detaljer: {
          ...{ domstolid: named(domstolIds), dag },
          sakIds: saker.map(({ sakId }) => sakId),
        },
      },
    };
  },
});

interface Asked {
  /** Null: all courts. */
  readonly domstolIds: readonly string[] | null;
  readonly dag: Day;
}

/** Throws 400 with messages by field. */
function readAsked(query: URLSearchParams, now: Date): Asked {
  const { domstolid, dag } = readDagslisteParams(query);
  const errors = validateDagsliste({ domstolid, dag }, now);
  if (Object.keys(errors).length > 0) throw httpErrors.validation(errors);
  return { domstolIds: isOfAllCourts(domstolid) ? null : domstolid, dag: dag! };
}

/** As the audit log has it: one court by itself, several as a list. */
function named(domstolIds: Asked['domstolIds']): string | readonly string[] {
  return domstolIds === null ? ALL_COURTS : domstolIds.length === 1 ? domstolIds[0]! : domstolIds;
}

/** All of them, or 400: a list that ends too early would look like a whole one. */
async function findOnDay(
  engine: SearchEngine,
  { domstolIds, dag }: Asked,
  gate: Gate,
): Promise<readonly string[]> {
  const search = { ...readSearchParams(NO_PARAMS), fraDato: dag, tilDato: dag };
  const courts = { domstolid: ALL_COURTS, fasettdomstol: [...(domstolIds ?? [])] };
  const page = { page: 1, pageSize: LAST_ROW };
  const { sakIds, totalHits } = await engine.search(
    toSearchQuery({ ...search, ...courts }),
    page,
    gate,
  );
  if (sakIds.length < totalHits) throw httpErrors.validation({ dag: [dagslisteMessages.tooMany] });
  return sakIds;
}
const NO_PARAMS = new URLSearchParams();

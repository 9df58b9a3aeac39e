import type { Knex } from 'knex';
import { httpErrors } from '#bff/http/errors.ts';
import { jsonRoute, type Call } from '#bff/http/json-route.ts';
import { isWithinScope } from '#bff/session/machine-key.ts';
import type { Session } from '#bff/session/session.ts';
import { pressUserId } from '#bff/http/context.ts';
import { pressePaths } from '#contract/paths.ts';
import { berammingslisteSchema } from '#contract/sak.ts';
import { searchParamsSchema, TELLING } from '#contract/search.ts';
import { readDomstolNavnene } from '#db/domstol/domstoler.ts';
import { readShownSaker } from '#db/sak/shown-saker.ts';
import { readStaleMask } from '#db/sak/stale-mask.ts';
import { sakMessages } from '#domain/sak-messages.ts';
import { LAST_ROW, lastPageOf } from '#domain/search-rules.ts';
import { hearingsThatCount } from '#search/hearings.ts';
import { toSearchQuery, type ValidSearch, wholeNumbersIn } from '#search/parse-query.ts';
import type { FacetCounts, Gate } from '#search/port.ts';
import type { SearchQuery } from '#search/query.ts';
import { askedFor } from './asked.ts';
import { didYouMean } from './did-you-mean.ts';
import { explain } from './explain.ts';
import { presentFacets } from './facets.ts';
import { askedOf, findNearly, presentNearly } from './nearly.ts';
import { newSince, presentNew } from './new-hits.ts';
import { asFound, searchOtherwise } from './other-spellings.ts';
import { waitingNumbered, withNumbered } from './numbered.ts';
import { findNumbered, outsideOf } from './outside.ts';
import { presentHit } from '#bff/features/saker/shown/present-sak.ts';
import { readSearch, SEARCH_RULES, searchedFor } from './search-request.ts';
import { everyMinute } from '#bff/features/saker/courts/every-minute.ts';
import { waysOut } from './ways-out.ts';

/** GET hent-berammingsliste: search. The engine finds the ids, Postgres has the cases (docs/decisions/0002). */
export const hentBerammingsliste = jsonRoute({
  method: 'get',
  path: pressePaths.berammingsliste.path,
  summary: 'Searches scheduled cases, decisions and indictments',
  access: 'search cases',
  limit: 'search',
  searches: true,
  keys: ['soek'],
  query: searchParamsSchema,
  reads: [TELLING],
  rules: SEARCH_RULES,
  response: berammingslisteSchema,
  handle: async (call) => {
    const { db, now, session, waiting } = call;
    const search = readSearch(call);
    refuseBeyondLastRow(search);
    const gate = { now, stale: await readStaleMask(db, now, waiting) };
    const { found, query, otherwise, outside, menteDu, utveier, nearly } = await find(
      call,
      search,
      gate,
    );
    const others = nearly?.sakIds ?? [];
    const [saker, fasetter] = await Promise.all([
      readById(db, favouritesOf(session), [...found.sakIds, ...outside, ...others]),
      readFacets(db, now, found.facets),
    ]);
    // A case that has been deleted from Postgres is left out.
    const existing = (ids: readonly string[]) => ids.flatMap((id) => saker.get(id) ?? []);
    const gjelder = hearingsThatCount(query);
    const present = ({ sak, erFavoritt }: Read) => ({
      sak,
      hit: presentHit(sak, { now, erFavoritt, gjelder }),
    });
    return {
      body: async () => {
        const shown = existing(found.sakIds).map(present);
        const asked = askedFor(query);
        const hits = await explain(db, now, () => asked, shown);
        const nesten =
          nearly &&
          presentNearly(
            nearly,
            await explain(db, now, askedOf(nearly), existing(others).map(present)),
          );
        return {
          hits,
          totalHits: found.totalHits,
          sakerUtenfor: existing(outside).map(({ sak, erFavoritt }) =>
            presentHit(sak, { now, erFavoritt }),
          ),
          fasetter,
          menteDu,
          skrivemaate: otherwise && (otherwise.words ?? asFound(search.query, hits)),
          nye: presentNew(search, found),
          utveier,
          dag: presentDag(search),
          nesten,
        };
      },
      audit: {
        action: 'soek',
        detaljer: {
          soek: searchedFor(search),
          antallTreff: found.totalHits,
          sakIds: [...saker.keys()],
        },
        ...(menteDu.length > 0 && { ord: { menteDu: menteDu.map(({ query: text }) => text) } }),
      },
    };
  },
});

function presentDag({ dag }: ValidSearch) {
  if (!dag) return null;
  const { tekst, fraDato, tilDato, brukes } = dag;
  return { tekst, fraDato, tilDato, brukes };
}

/** An empty page would look like the end of the hits to a program that reads them all. */
function refuseBeyondLastRow({ page, pageSize }: ValidSearch): void {
  if (page > lastPageOf(LAST_ROW, pageSize))
    throw httpErrors.validation({ page: [sakMessages.treff.lastRow] });
}

/**
 * The hits, with the facets and how many are new on the first page or when that is asked for, and beside them the cases whose whole number was
 * typed. What finds nothing is searched for in other words (`searchOtherwise`); when those find nothing either, names are proposed,
 * and ways to widen the search.
 */
async function find({ db, deps, query: asked }: Call, search: ValidSearch, gate: Gate) {
  const { engine } = deps.search;
  const { page, pageSize } = search;
  const isCounted = page === 1 || asked.get(TELLING) === 'true';
  const counted = isCounted ? { facets: true, newSince: newSince(search) } : {};
  const ask = (query: SearchQuery) => engine.search(query, { page, pageSize }, gate, counted);
  const numbers = wholeNumbersIn(search);
  const waiting = await waitingNumbered(db, numbers, gate);
  const query = withNumbered(toSearchQuery(search), waiting);
  const [found, numbered] = await Promise.all([
    ask(query),
    findNumbered(engine, numbers, gate, waiting),
  ]);
  const outside = await outsideOf(numbered, { engine, query, numbers, gate, found });
  const asTyped = { found, query, outside, otherwise: null, menteDu: [], utveier: [] };
  const meant = didYouMean(search, { db, engine, gate });
  const most = findNearly(search, found, { engine, gate }, meant.texts);
  if (found.totalHits > 0 || outside.length > 0) return { ...asTyped, nearly: await most };
  // At the same time: mostly none finds anything, and who waits has waited for one search already.
  const [otherwise, nearly, menteDu, utveier] = await Promise.all([
    searchOtherwise(search, ask, meant.proposals),
    most,
    meant.proposals(),
    waysOut(search, {
      ...{ engine, gate, patience: deps.countingPatience },
      readSak: async (id) => (await readShownSaker(db, null, [id]))[0]?.sak ?? null,
    }),
  ]);
  if (!otherwise) return { ...asTyped, menteDu, utveier, nearly };
  return { ...asTyped, found: otherwise.found, query: otherwise.query, otherwise, nearly: null };
}

/** Whose favourites are marked; a key that may not read favourites learns of none. */
function favouritesOf(session: Session): string | null {
  return isWithinScope(session, 'favoritter') ? pressUserId(session) : null;
}

async function readById(db: Knex, pressebrukerId: string | null, sakIds: readonly string[]) {
  const read = await readShownSaker(db, pressebrukerId, sakIds);
  return new Map(read.map((one) => [one.sak.sakId, one]));
}
type Read = Awaited<ReturnType<typeof readShownSaker>>[number];

/** Courts are added and renamed by a new version of the service. */
const domstolNavnene = everyMinute((db: Knex) => readDomstolNavnene(db));

async function readFacets(db: Knex, now: Date, counts: FacetCounts | null) {
  return counts && presentFacets(counts, await domstolNavnene(db, now));
}

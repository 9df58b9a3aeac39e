import { type Call, jsonRoute } from '#bff/http/json-route.ts';
import { asksInTime } from '#bff/features/saker/search/in-time.ts';
import { readTypedQuery } from '#bff/features/saker/search/numbered.ts';
import { readTyped, SEARCH_RULES, searchedFor } from '#bff/features/saker/search/search-request.ts';
import { soekAnslagSchema } from '#contract/lagrede-soek.ts';
import { pressePaths } from '#contract/paths.ts';
import { readSearchParams, searchParamsSchema } from '#contract/search.ts';
import { readStaleMask } from '#db/sak/stale-mask.ts';
import { anslagOf, periodeOf } from '#domain/lagrede-soek.ts';
import { ALL_COURTS, searchableRange } from '#domain/search-rules.ts';
import { toSearchQuery, type ValidSearch, withDays } from '#search/parse-query.ts';
import type { Gate, SearchEngine } from '#search/port.ts';

/** ms; the search can be saved meanwhile. */
const PATIENCE = 3_000;
/** Only counted: nothing is put in order. */
const NO_ROWS = { page: 1, pageSize: 0 };

/**
 * GET lagrede-soek/anslag: how many hits a search would have brought in the last weeks. It counts what a search of these days
 * finds, behind the same gate: what is hidden by now is not counted, though it would have been a hit then.
 */
export const anslaaSoek = jsonRoute({
  method: 'get',
  path: pressePaths.soekAnslag.path,
  summary: 'How many hits a search would have brought in the last twelve weeks',
  access: 'save searches',
  limit: 'count',
  searches: true,
  query: searchParamsSchema,
  rules: SEARCH_RULES,
  response: soekAnslagSchema,
  handle: async (call) => {
    const search = { ...readTyped(call), nye: undefined };
    const treff = await countRecent(call, search);
    return {
      body: { treff },
      audit: {
        action: 'soek_anslaatt',
        detaljer: { soek: searchedFor(search), ...(treff !== null && { antallTreff: treff }) },
      },
    };
  },
});

async function countRecent({ db, deps, now, waiting }: Call, search: ValidSearch) {
  const asked = withDays(search, now);
  const isInWords = asked.dag?.brukes ?? false;
  const isMoving = isInWords || periodeOf(asked.soekeKategori, asked, now) !== null;
  const anslag = anslagOf(asked.soekeKategori, asked, { now, isMoving });
  if (!anslag) return null;
  const { seenAfter, ...days } = anslag;
  const gate = { now, stale: await readStaleMask(db, now, waiting) };
  const { ask, stop } = asksInTime(deps.countingPatience ?? PATIENCE);
  const { engine } = deps.search;
  try {
    const [isLong, found] = await Promise.all([
      seenAfter === null || ask(() => hasSeenBefore(engine, seenAfter, gate)),
      ask(async () => {
        const query = await readTypedQuery(db, { ...asked, ...days }, gate);
        return engine.search(query, NO_ROWS, gate, { newSince: seenAfter });
      }),
    ]);
    return isLong && found ? (found.newHits ?? found.totalHits) : null;
  } finally {
    stop();
  }
}

/** Whether anything was seen before: to a service that has just been filled everything is new, which says nothing of a week. */
async function hasSeenBefore(engine: SearchEngine, newSince: Date, gate: Gate): Promise<boolean> {
  const everything = readSearchParams(new URLSearchParams({ domstolid: ALL_COURTS }));
  const query = toSearchQuery({ ...everything, ...searchableRange(gate.now) } as ValidSearch);
  const { totalHits, newHits } = await engine.search(query, NO_ROWS, gate, { newSince });
  return newHits !== null && newHits < totalHits;
}

import { jsonRoute } from '#bff/http/json-route.ts';
import { pressUserId } from '#bff/http/context.ts';
import { lagredeSoekAntallSchema } from '#contract/lagrede-soek.ts';
import { pressePaths } from '#contract/paths.ts';
import { listLagredeSoek } from '#db/lagret-soek/lagrede-soek.ts';
import { readStaleMask } from '#db/sak/stale-mask.ts';
import { asksInTime } from '#bff/features/saker/search/in-time.ts';
import { newSince, presentNew } from '#bff/features/saker/search/new-hits.ts';
import { readTypedQuery } from '#bff/features/saker/search/numbered.ts';
import { courtsNow } from '#bff/features/saker/courts/courts-now.ts';
import { fromStored } from '#search/saved-search.ts';

/** ms; the list is there meanwhile. */
const PATIENCE = 3_000;
/** Only counted: nothing is put in order. */
const NO_ROWS = { page: 1, pageSize: 0 };

/**
 * GET lagrede-soek/antall: how many cases each saved search has now, and how many of them are new, as the search itself
 * counts them. Those that can't be run, or were not counted in time, are left out.
 */
export const tellLagredeSoek = jsonRoute({
  method: 'get',
  path: pressePaths.lagredeSoekAntall.path,
  summary: 'How many cases each saved search has, and how many of them are new',
  access: 'save searches',
  limit: 'count',
  searches: true,
  keys: ['soek'],
  response: lagredeSoekAntallSchema,
  handle: async ({ db, deps, now, session, waiting }) => {
    const [rows, isCourt] = await Promise.all([
      listLagredeSoek(db, pressUserId(session)),
      courtsNow(db, now),
    ]);
    const { forrigeBesoek } = session;
    const searches = rows.flatMap(({ id, ...stored }) => {
      const { asked, ugyldig } = fromStored(stored, now, isCourt);
      return ugyldig ? [] : [{ id, search: { ...asked, forrigeBesoek } }];
    });
    if (searches.length === 0) return { body: [], audit: null };
    const gate = { now, stale: await readStaleMask(db, now, waiting) };
    const { ask, stop } = asksInTime(deps.countingPatience ?? PATIENCE);
    const count = async ({ id, search }: (typeof searches)[number]) => {
      const options = { newSince: newSince(search) };
      const query = await readTypedQuery(db, search, gate);
      const found = await ask(() => deps.search.engine.search(query, NO_ROWS, gate, options));
      return found
        ? [{ id, treff: found.totalHits, nye: presentNew(search, found)?.antall ?? null }]
        : [];
    };
    try {
      const body = (await Promise.all(searches.map(count))).flat();
      const lagredeSoek = body.map(({ id }) => id);
      return { body, audit: { action: 'lagrede_soek_talt', detaljer: { lagredeSoek } } };
    } finally {
      stop();
    }
  },
});

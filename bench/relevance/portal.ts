import { pressePaths } from '#contract/paths.ts';
import { type Berammingsliste, berammingslisteSchema } from '#contract/sak.ts';
import { writeSearchParams, type SearchParams } from '#contract/search.ts';
import type { SearchAdapter } from '#search/port.ts';
import { NOON, startTestBff, type TestBff } from '#tests/support/bff/test-bff.ts';
import type { HttpAnswer } from '#tests/support/bff/http-client.ts';
import { indexAll } from '#tests/support/cases/store-sak.ts';
import type { TestDatabase } from '#tests/support/servers/database.ts';

/** The web server over some cases, asked as a signed-in journalist asks it. */
export interface Portal {
  readonly search: (params: Partial<SearchParams>) => Promise<Berammingsliste>;
  readonly close: () => Promise<void>;
}

/** The cases of the first page, as they stand there: hits, then those with most of the words. */
export function shownIds({ hits, nesten }: Berammingsliste): string[] {
  return idsOf([...hits, ...(nesten?.hits ?? [])]);
}

export const idsOf = (hits: Berammingsliste['hits']) => hits.map(({ sakId }) => sakId);

interface PortalParts {
  /** Migrated, with the courts; closed with the portal. */
  readonly database: TestDatabase;
  readonly adapter: SearchAdapter;
  /** Puts the cases into the database. */
  readonly fill: (bff: TestBff) => Promise<void>;
}

/** Fills database and index, and starts the web server over them at noon on 10 March 2026. */
export async function openPortal({ database, adapter, fill }: PortalParts): Promise<Portal> {
  const bff = await startTestBff({
    database,
    deps: { search: adapter },
    config: { RATE_LIMIT_SEARCH: 1_000_000 },
  });
  await fill(bff);
  await indexAll(adapter, bff.db, NOON);
  const ask = await bff.signedIn('presse');
  return {
    search: async (params) => {
      const query = writeSearchParams({ domstolid: 'alle', ...params });
      const { status, json } = await patiently(() =>
        ask(`${pressePaths.berammingsliste.path}?${query}`),
      );
      if (status !== 200)
        throw new Error(`${params.query}: ${status} ${bff.logs.slice(-2).join('')}`);
      return berammingslisteSchema.parse(json);
    },
    close: async () => {
      for (const generation of await adapter.index.list()) await adapter.index.drop(generation);
      await adapter.index.close();
      await bff.close();
    },
  };
}

const UNAVAILABLE = 503;
const TRIES = 5;

/** What is found is measured, not how fast: an engine that is too busy to answer in time is asked again. */
async function patiently(call: () => Promise<HttpAnswer>): Promise<HttpAnswer> {
  let answer = await call();
  for (let tries = 1; answer.status === UNAVAILABLE && tries < TRIES; tries += 1)
    answer = await call();
  return answer;
}

import type { Knex } from 'knex';
import { readSaksnumre } from '#db/sak/saksnumre.ts';
import { isFoundByNumber } from '#search/match/by-number.ts';
import { toSearchQuery, type ValidSearch, wholeNumbersIn } from '#search/parse-query.ts';
import type { Gate } from '#search/port.ts';
import type { Condition, SearchQuery } from '#search/query.ts';
import { isNumbered } from '#search/text/saksnummer/saksnummer.ts';

type Numbered = Awaited<ReturnType<typeof readSaksnumre>>[number];

/**
 * Of the cases that have lost text, whose every text the mask keeps out, those that have these whole numbers. Postgres says which
 * number is theirs now. A number is nobody's name, and nothing else of the case takes part.
 */
export async function waitingNumbered(
  db: Knex,
  numbers: Condition | null,
  { stale: { tekst } }: Gate,
): Promise<readonly Numbered[]> {
  if (!numbers || tekst === 'all' || tekst.length === 0) return [];
  const rows = await readSaksnumre(db, tekst);
  return rows.filter(({ saksnummer }) => isNumbered(saksnummer, numbers));
}

/** The query, with those of the cases that its words find by their number alone. */
export function withNumbered(query: SearchQuery, waiting: readonly Numbered[]): SearchQuery {
  const found = waiting.filter(({ saksnummer }) => isFoundByNumber(query, saksnummer));
  return found.length === 0 ? query : { ...query, numbered: found.map((row) => row.sak_id) };
}

/** The query for a search as it was typed: the number of a case finds it also while the index is behind. */
export async function readTypedQuery(
  db: Knex,
  search: ValidSearch,
  gate: Gate,
): Promise<SearchQuery> {
  const waiting = await waitingNumbered(db, wholeNumbersIn(search), gate);
  return withNumbered(toSearchQuery(search), waiting);
}

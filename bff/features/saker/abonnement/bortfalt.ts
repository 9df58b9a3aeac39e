import { setImmediate as turn } from 'node:timers/promises';
import type { Knex } from 'knex';
import { readBorte } from '#db/endring/borte.ts';
import { listSakerWithGone } from '#db/endring/gone.ts';
import { readMoeteEndringer } from '#db/endring/read.ts';
import { readShownSaker } from '#db/sak/shown-saker.ts';
import { erAv } from '#domain/endring-slag.ts';
import { type Endring, isSameTime, type Tid, tidOf } from '#domain/endringer.ts';
import { KALENDER_DAYS } from '#domain/kalender.ts';
import { partyNames } from '#domain/names/party-names.ts';
import { placeWithoutNames, sakWithoutNames } from '#domain/names/text-fields.ts';
import { OPEN_RETTSMOETE, type Rettsmoete, type Sak } from '#domain/sak.ts';
import { addOsloDays } from '#domain/time.ts';
import { buildDocument, withMoeter } from '#search/document.ts';
import { SearchedCase } from '#search/match/matcher.ts';
import { type Sought, soughtBy } from '#search/match/sought.ts';
import { rangeInstants, type SearchQuery } from '#search/query.ts';

/*
 * A case whose hearing is cancelled, moved out of the period or missing in the last list is no hit any more, and so would go from a
 * calendar without a word: who has it would go to court. So the cases that have lost a hearing in the period are compared with the
 * search as if they still had it. Compared is the case as it may be shown now, without the texts of its documents.
 */

interface Hits {
  readonly query: SearchQuery;
  readonly sakIds: readonly string[];
  readonly now: Date;
  /** So many cases are compared at most, those that were changed last. */
  readonly most: number;
}

/** Cases are compared at a time before others have their turn. */
const IN_ONE_TURN = 20;

/** Cases that the search would find but for what has become of their hearings. */
export async function readBortfalte(
  db: Knex,
  { query, sakIds, now, most }: Hits,
): Promise<readonly Sak[]> {
  const range = rangeInstants(query);
  // Decisions are found by their own days, whatever becomes of a hearing.
  if (!range || query.kategori === 'avgjorelser') return [];
  const shownFrom = addOsloDays(now, -KALENDER_DAYS);
  const from = range.from > shownFrom ? range.from : shownFrom;
  if (from >= range.to) return [];
  const { domstolId } = query;
  const asked = { from, to: range.to, domstolId, except: sakIds, most };
  const candidates = await listSakerWithGone(db, asked);
  if (candidates.length === 0) return [];
  const [shown, endringer, borte] = await Promise.all([
    readShownSaker(db, null, candidates),
    readMoeteEndringer(db, candidates),
    readBorte(db, candidates),
  ]);
  const sought = soughtBy(query);
  const found: Sak[] = [];
  for (const [at, { sak }] of shown.entries()) {
    if (at % IN_ONE_TURN === 0) await turn();
    const names = partyNames(sak.parter);
    const gone = goneOf(
      sakWithoutNames(sak),
      endringer.get(sak.sakId) ?? [],
      (borte.get(sak.sakId) ?? []).map((moete) => placeWithoutNames(moete, names)),
    );
    if (isFoundWith(gone, sak, { sought, now })) found.push(sak);
  }
  return found;
}

interface Asked {
  readonly sought: Sought;
  readonly now: Date;
}

/** Whether the search finds the case with these hearings, and not without them. */
function isFoundWith(gone: readonly Rettsmoete[], sak: Sak, { sought, now }: Asked): boolean {
  // Nobody looks here whether a document has the word that is left out.
  if (sought.deniesNames && sak.dokumenter.length > 0) return false;
  const { document } = buildDocument(sak, now);
  const isFound = (one: typeof document) => new SearchedCase(one, now).foundBy(sought) !== null;
  return isFound(withMoeter(document, gone)) && !isFound(document);
}

/**
 * Where the case has had hearings, with what is known of their types: that of one that has moved, or that the last list does not
 * have. A cancelled one has none, so a search for a type does not find it.
 */
function goneOf(
  { rettsmoeter }: Sak,
  endringer: readonly Endring[],
  borte: readonly Rettsmoete[],
): Rettsmoete[] {
  const earlier = endringer.flatMap((endring, at): Rettsmoete[] => {
    if (!erAv(endring, 'flytting', 'avlysning')) return [];
    const now = endring.til && whereNow(endring.til, endringer.slice(at + 1));
    const held = rettsmoeter.find((moete) => now !== null && isSameTime(moete, now));
    const rettsmoetetype = held?.rettsmoetetype ?? null;
    return [{ ...OPEN_RETTSMOETE, ...tidOf(endring.fra), rettsmoetetype }];
  });
  return [...earlier, ...borte.map((moete) => ({ ...moete, begrensninger: [] }))];
}

/** Where a hearing of then is after these changes; null: cancelled. */
function whereNow(then: Tid, later: readonly Endring[]): Tid | null {
  let now = then;
  for (const endring of later) {
    if (!erAv(endring, 'flytting', 'sted', 'avlysning') || !isSameTime(endring.fra, now)) continue;
    if (endring.til === null) return null;
    now = endring.til;
  }
  return now;
}

import type { Ask } from './ask.ts';
import { body, counts, ids, total } from './body.ts';
import type { GatedQuery } from './clauses.ts';
import { createMarks, type Mark, type Place } from './marks.ts';
import { RESULT_WINDOW } from './mapping.ts';
import { before, between, wayThrough } from './spans.ts';

/** Counting ends even where hits lie so unevenly that each count tells little. */
const MOST_COUNTS = 20;
/** Many hearings begin at the same time, so that looking closer does not help. */
const HOUR_MS = 60 * 60 * 1000;
/** Hits that are read and left out, at most where counting can avoid it: each takes 2 to 3 µs. */
const FEW = 500;
/** Hits lie unevenly: rows are looked for in a part of the range that should have as many times more. */
const MARGIN = 4;

/** Some rows of a result: `skip` hits come before them. */
interface Rows {
  readonly skip: number;
  readonly count: number;
}

/**
 * Rows far down, in the order of hearings: the instant at which they begin is found by counting, which takes a tenth of the time that
 * putting in order takes. null: another order, rows among hits without a hearing, or too many hits at one instant.
 */
export type FarRows = (ask: Ask, input: GatedQuery, rows: Rows) => Promise<string[] | null>;

/** What has been counted is remembered for the next page of a search, and counted again where it decides. */
export function createFarRows(): FarRows {
  const marks = createMarks();
  return async (ask, input, rows) => {
    const way = wayThrough(input);
    if (!way) return null;
    const search = JSON.stringify(body(input));
    const countBefore = async (at: number): Promise<Mark> => {
      const mark = await countIn(ask, input, at);
      marks.add(search, mark);
      return mark;
    };
    const found = await byMarks(ask, input, rows, marks.around(search, rows.skip), countBefore);
    if (found) return found;
    marks.forget(search);
    await Promise.all([way.first, way.last].map(countBefore));
    return byMarks(ask, input, rows, marks.around(search, rows.skip), countBefore);
  };
}

type CountBefore = (at: number) => Promise<Mark>;

/** The rows, with the hits before them counted at the same time; read again when there are not as many as it was said. */
async function byMarks(
  ask: Ask,
  input: GatedQuery,
  rows: Rows,
  known: Place | null,
  countBefore: CountBefore,
): Promise<string[] | null> {
  if (!known) return null;
  const place = await closeTo(rows.skip, known, countBefore);
  const [found, low] = await Promise.all([
    rowsFrom(ask, input, place, rows),
    countBefore(place.low.at),
  ]);
  if (low.hits === place.low.hits) return found;
  return low.hits <= rows.skip ? rowsFrom(ask, input, { ...place, low }, rows) : null;
}

async function countIn(ask: Ask, input: GatedQuery, at: number): Promise<Mark> {
  const search = counts({ ...input, begins: before(input, at) }, {});
  return { at, hits: total(await ask(search)) };
}

/** Counts between the two until few hits are left to skip. */
async function closeTo(skip: number, known: Place, countBefore: CountBefore): Promise<Place> {
  let { low, high } = known;
  for (let counted = 0; counted < MOST_COUNTS && skip - low.hits > FEW; counted += 1) {
    const length = high.at - low.at;
    if (Math.abs(length) <= HOUR_MS) break;
    // Between the middle and where it would be if hits were spread evenly: they are not, and this never takes long.
    const share = (0.5 + (skip - low.hits) / (high.hits - low.hits)) / 2;
    const mark = await countBefore(Math.round((low.at + length * share) / HOUR_MS) * HOUR_MS);
    if (mark.hits <= skip) low = mark;
    else high = mark;
  }
  return { low, high, last: known.last };
}

/** Reads on from the instant of `low`, first in parts of the range that should have the rows, then in all that is left. */
async function rowsFrom(
  ask: Ask,
  input: GatedQuery,
  { low, high, last }: Place,
  { skip, count }: Rows,
): Promise<string[] | null> {
  const size = skip - low.hits + count;
  if (size > RESULT_WINDOW || skip + count > last.hits) return null;
  const share = (MARGIN * size) / (high.hits - low.hits);
  const ends = [
    ...(share < 1 ? [low.at + (high.at - low.at) * share] : []),
    ...(high.hits >= skip + count ? [high.at] : []),
    last.at,
  ];
  for (const end of ends) {
    const search = body({ ...input, begins: between(input, low.at, end) });
    const onward = { search_after: [firstAfter(input, low.at), ''], size, track_total_hits: false };
    const found = ids((await ask({ ...search, ...onward })).hits.hits, search);
    if (found.length === size) return found.slice(-count);
  }
  return null;
}

/** The first key that does not come before the instant (spans.ts, `before`). */
function firstAfter({ query }: GatedQuery, instant: number): number {
  return query.sortAscending ? instant : instant - 1;
}

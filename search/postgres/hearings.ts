import { raw, NEVER, sql, type Sql } from '#db/sql.ts';
import { rangeInstants, type SearchQuery } from '#search/query.ts';
import { LASTS, type Tables } from './schema.ts';

/*
 * Cases (`s`) by when their hearings lie. What the row of the case says is enough for nearly all of them: only those that
 * began before the searched range and went on into it are looked at hearing by hearing (`m`).
 */

/** The hearing overlaps the searched range. */
export function overlapsRange(query: SearchQuery): Sql {
  const range = rangeInstants(query);
  return range ? sql`m.start < ${range.to} and m.slutt > ${range.from}` : NEVER;
}

/** A hearing of the case overlaps the range. */
export function hasHearing(tables: Tables, query: SearchQuery): Sql {
  const range = rangeInstants(query);
  if (!range) return NEVER;
  const { from, to } = range;
  return sql`s.foerste_start < ${to} and s.siste_slutt > ${from}
    and (s.foerste_start >= ${from} or ${goesOnInto(tables, query)})`;
}

/**
 * The same in parts that an index finds: the cases whose first hearing begins in the range, those where it begins the day
 * before, and of those that last longer than a day the others.
 */
export function hasHearingInParts(tables: Tables, query: SearchQuery): Sql[] {
  const range = rangeInstants(query);
  if (!range) return [NEVER];
  const { from, to } = range;
  const before = new Date(from.getTime() - DAY);
  const goesOn = sql`s.siste_slutt > ${from} and ${goesOnInto(tables, query)}`;
  return [
    sql`s.foerste_start >= ${from} and s.foerste_start < ${to} and s.siste_slutt > ${from}`,
    sql`s.foerste_start >= ${before} and s.foerste_start < ${from} and ${goesOn}`,
    sql`s.foerste_start < ${before} and ${raw(LASTS)} and ${goesOn}`,
  ];
}

const DAY = 86_400_000;

/** Counted, because Postgres would rather read all hearings once than ask `exists` of a few cases. */
function goesOnInto({ moete }: Tables, query: SearchQuery): Sql {
  return sql`(select count(*) from ${moete} m where m.sak_id = s.sak_id and ${overlapsRange(query)}) > 0`;
}

/** The earliest, or the latest, start of the hearings in the range, of a case that has such. */
export function outermostInRange(tables: Tables, query: SearchQuery, isEarliest: boolean): Sql {
  const range = rangeInstants(query);
  if (!range) return raw('null');
  const { from, to } = range;
  const key = raw(isEarliest ? 's.foerste_start' : 's.siste_start');
  const outermost = raw(isEarliest ? 'min' : 'max');
  return sql`case when ${key} >= ${from} and ${key} < ${to} or ${key} is null then ${key} else
    (select ${outermost}(m.start) from ${tables.moete} m
      where m.sak_id = s.sak_id and ${overlapsRange(query)}) end`;
}

/** The types of the hearings in the range, each once; null where these are all hearings of the case. */
export function typesInRange(tables: Tables, query: SearchQuery): Sql {
  const range = rangeInstants(query);
  if (!range) return raw('null::text[]');
  const { from, to } = range;
  return sql`case when s.foerste_start >= ${from} and s.siste_start < ${to} or s.foerste_start is null then null else
    array(select distinct m.type_navn from ${tables.moete} m
      where m.sak_id = s.sak_id and m.type_navn is not null and ${overlapsRange(query)} order by 1) end`;
}

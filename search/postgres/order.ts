import { allOf, join, raw, sql, type Sql } from '#db/sql.ts';
import type { Filtype } from '#domain/sak.ts';
import { defaultSort, type Sort, type SortField } from '#domain/search-rules.ts';
import type { Gate } from '#search/port.ts';
import { areLostInTier } from '#search/lost-text.ts';
import { type Condition, type Page, rowsOfPage, type SearchQuery } from '#search/query.ts';
import { askedBy } from './bounds.ts';
import { idsWith } from './cases.ts';
import { typeConditions } from './clauses.ts';
import { outermostInRange } from './hearings.ts';
import type { Tables } from './schema.ts';
import { anyAvailableFile, notLost, orLost } from './visible.ts';

/**
 * The sort key as an expression: `ofHearings` where the hearings that count are joined (`m`), `inRange` for a case (`s`)
 * with hearings of which those in the range count, `withoutHearing` for one that has none, else `ofCase`.
 */
export interface Order {
  readonly ofHearings: Sql;
  readonly inRange: Sql;
  readonly withoutHearing: Sql;
  readonly ofCase: Sql;
  /** `ofHearings` reads nothing but the hearings. */
  readonly hearingsOnly: boolean;
  /** The key of each hit (`sak_id`, `verdi`), read at once when the hits are known (`treff`), instead of one by one. */
  readonly afterwards?: Sql;
}

export interface OrderInput {
  readonly tables: Tables;
  readonly query: SearchQuery;
  readonly gate: Gate;
}

/** The sort key apart from the tier; by relevance that is the usual one of the category. */
function sortOf({ sortField, sortAscending, kategori }: SearchQuery): Sort {
  return sortField === 'relevans' ? defaultSort(kategori) : { sortField, sortAscending };
}

/** Of several values, the one that comes first in the chosen direction (search/query.ts, "Order"). */
export function orderOf(input: OrderInput): Order {
  return ORDERS[sortOf(input.query).sortField](input);
}

const ORDERS: Readonly<Record<SortField, (input: OrderInput) => Order>> = {
  rettsmoete: orderByHearing,
  domstol: () => orderByColumn('domstol_sortering'),
  sisteSak: () => orderByColumn('foerst_sett'),
  publiseringsdatoTiltale: (input) => orderByFile(input, 'tiltale', 'publiseringsdato'),
  publiseringsdatoAvgjoerelse: (input) => orderByFile(input, 'avgjoerelse', 'publiseringsdato'),
  avgivelsesdato: (input) => orderByFile(input, 'avgjoerelse', 'avgivelsesdato'),
  // Never asked for: `sortOf` has put the usual order of the category in its place.
  relevans: () => orderByColumn('foerst_sett'),
};

function orderByHearing(input: OrderInput): Order {
  const { tables, query } = input;
  const start = sql`${outermost(query)}(m.start)`;
  // Only decisions use it without the join, and for them all hearings of the case count.
  const where = allOf([sql`m.sak_id = s.sak_id`, ...typeConditions(input)]);
  return {
    ofHearings: start,
    inRange: outermostInRange(tables, query, sortOf(query).sortAscending),
    withoutHearing: raw('null'),
    ofCase: sql`(select ${start} from ${tables.moete} m where ${where})`,
    hearingsOnly: true,
  };
}

function orderByColumn(column: string): Order {
  const key = raw(`s.${column}`);
  return { ofHearings: key, inRange: key, withoutHearing: key, ofCase: key, hearingsOnly: false };
}

function orderByFile({ tables, query, gate }: OrderInput, filtype: Filtype, column: string): Order {
  const none = raw('null');
  const afterwards = sql`select f.sak_id, ${outermost(query)}(f.${raw(column)}) as verdi
    from ${tables.fil} f where ${anyAvailableFile(filtype, gate)}
      and f.sak_id in (select sak_id from treff) group by f.sak_id`;
  const keys = { ofHearings: none, inRange: none, withoutHearing: none, ofCase: none };
  return { ...keys, hearingsOnly: true, afterwards };
}

function outermost(query: SearchQuery): Sql {
  return raw(sortOf(query).sortAscending ? 'min' : 'max');
}

/** The ids of the page: `treff` in order. In both directions missing values come last and ties go by sakId. */
export function inOrderOf(input: OrderInput, page: Page): Sql {
  const { from, size } = rowsOfPage(page);
  const { afterwards } = orderOf(input);
  const value = raw(afterwards ? 'nokler.verdi' : 'h.noekkel');
  const key = sql`${value} ${raw(sortOf(input.query).sortAscending ? 'asc' : 'desc')} nulls last`;
  const keys = [...tierKey(input, from + size), key, sql`h.sak_id asc`];
  const more = afterwards
    ? sql`left join (${afterwards}) nokler on nokler.sak_id = h.sak_id`
    : raw('');
  return sql`select h.sak_id from treff h ${more} order by ${join(keys, ', ')}
    limit ${size} offset ${from}`;
}

/**
 * The number of the first tier that the case matches; cases that match none come last. When a tier alone has as many hits
 * as the pages up to this one, the order of those beyond it does not matter, and no further tier is read.
 */
function tierKey({ query, gate }: OrderInput, needed: number): Sql[] {
  const tiers = tiersOf(query);
  const cases = tiers.map((tier, at) => {
    const found = sql`h.sak_id in (select sak_id from ${tierName(at)})`;
    const isIn = inTier(tier, found, query, gate);
    return sql`when ${isIn} then ${raw(String(at))}
      when (select count(*) from (select from treff h where ${isIn} limit ${needed}) nok) = ${needed} then ${raw(String(at + 1))}`;
  });
  return tiers.length === 0 ? [] : [sql`case ${join(cases, ' ')} end asc nulls last`];
}

/** The cases of each tier as further `with` queries: one look at the index for each, and none when it is not needed. */
export function tierSql({ tables, query, gate }: OrderInput): Sql[] {
  const hit = sql`s.sak_id in (select sak_id from treff)`;
  return tiersOf(query).map(
    (tier, at) =>
      sql`${tierName(at)} as materialized (${idsWith(askedBy(tier), { tables, gate }, hit)})`,
  );
}

const tierName = (at: number): Sql => raw(`trinn_${at}`);

function tiersOf({ sortField, tiers }: SearchQuery): readonly Condition[] {
  return sortField === 'relevans' ? tiers : [];
}

/** A case that has lost text, where it can be a hit at all, is in a tier without that text. */
function inTier(tier: Condition, found: Sql, query: SearchQuery, gate: Gate): Sql {
  return allOf(
    areLostInTier(tier, query)
      ? orLost([found], query, gate, 'h')
      : [found, ...notLost(query, gate, 'h')],
  );
}

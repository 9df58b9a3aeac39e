import { allOf, join, raw, sql, type Sql } from '#db/sql.ts';
import type { Filtype } from '#domain/sak.ts';
import { defaultSort, type Sort, type SortField } from '#domain/search-rules.ts';
import type { Gate } from '#search/port.ts';
import { holdsWithoutText, wantsText } from '#search/lost-text.ts';
import type { Condition, SearchQuery } from '#search/query.ts';
import { typeConditions } from './clauses.ts';
import type { Tables } from './schema.ts';
import { conditionIn } from './terms.ts';
import { availableFile, notLost, orLost } from './visible.ts';

/** The sort key as an expression: `ofHearings` where the hearings that count are joined (`m`), else `ofCase`. */
export interface Order {
  readonly ofHearings: Sql;
  readonly ofCase: Sql;
  /** `ofHearings` reads nothing but the hearings. */
  readonly hearingsOnly: boolean;
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
    ofCase: sql`(select ${start} from ${tables.moete} m where ${where})`,
    hearingsOnly: true,
  };
}

function orderByColumn(column: string): Order {
  return { ofHearings: raw(`s.${column}`), ofCase: raw(`s.${column}`), hearingsOnly: false };
}

function orderByFile({ tables, query, gate }: OrderInput, filtype: Filtype, column: string): Order {
  const value = sql`(select ${outermost(query)}(f.${raw(column)})
    from ${tables.fil} f where ${availableFile(filtype, gate)})`;
  return { ofHearings: value, ofCase: value, hearingsOnly: false };
}

function outermost(query: SearchQuery): Sql {
  return raw(sortOf(query).sortAscending ? 'min' : 'max');
}

/** The ids of `treff` in order. In both directions missing values come last and ties go by sakId. */
export function inOrderOf(input: OrderInput, limit: Sql): Sql {
  const { query, tables } = input;
  const key = raw(`h.noekkel ${sortOf(query).sortAscending ? 'asc' : 'desc'} nulls last`);
  if (query.sortField !== 'relevans' || query.tiers.length === 0)
    return sql`select h.sak_id from treff h order by ${key}, h.sak_id asc ${limit}`;
  return sql`select h.sak_id from treff h
    join ${tables.sak} s on s.sak_id = h.sak_id join ${tables.tekst} t on t.sak_id = h.sak_id
    order by ${tierOf(input)} asc, ${key}, h.sak_id asc ${limit}`;
}

/** The number of the first tier that the case matches; cases that match none come last. */
function tierOf(input: OrderInput): Sql {
  const cases = input.query.tiers.map(
    (tier, at) => sql`when ${inTier(tier, input)} then ${raw(String(at))}`,
  );
  return sql`case ${join(cases, ' ')} else ${raw(String(cases.length))} end`;
}

/** A case that has lost text counts as one without any, where it can be a hit at all. */
function inTier(tier: Condition, { query, tables, gate }: OrderInput): Sql {
  const matches = conditionIn(tier, { tables, gate });
  if (wantsText(query)) return matches;
  return holdsWithoutText(tier)
    ? allOf(orLost([matches], gate))
    : allOf([matches, ...notLost(query, gate)]);
}

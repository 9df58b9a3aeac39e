import { allOf, NEVER, raw, sql, type Sql } from '#db/sql.ts';
import type { Filtype } from '#domain/sak.ts';
import type { Kategori, SortField } from '#domain/search-rules.ts';
import type { Gate } from '#search/port.ts';
import type { Page, SearchQuery } from '#search/query.ts';
import {
  availableFile,
  fieldConditions,
  freeConditions,
  hasFile,
  notIn,
  overlapsRange,
  typeConditions,
} from './clauses.ts';
import { monthQuery } from './months.ts';
import type { Tables } from './schema.ts';

/** The search as one statement. Its row has the exact `total` and the ids of the page, `sak_ider`. */
export function searchRequest(tables: Tables, query: SearchQuery, page: Page, gate: Gate): Sql {
  const order = orderOf({ tables, query, gate });
  const conditions = [
    ...(gate.stale.saker.length === 0 ? [] : [notIn(gate.stale.saker)]),
    ...freeConditions(query.free, tables, gate),
    ...fieldConditions(query.fields, tables, gate),
  ];
  return sql`with treff as materialized (${hits({ tables, query, gate, order, conditions })})
    select (select count(*) from treff) as total,
      array(select sak_id from treff order by ${orderBy(query)} ${limitTo(page)}) as sak_ider`;
}

function limitTo({ page, pageSize }: Page): Sql {
  return sql`limit ${pageSize} offset ${(page - 1) * pageSize}`;
}

interface HitsInput {
  readonly tables: Tables;
  readonly query: SearchQuery;
  readonly gate: Gate;
  readonly order: Order;
  /** Conditions on the case (`s`) that hold in every category; the court is not among them. */
  readonly conditions: readonly Sql[];
}

/** Selects `sak_id` and the sort key (`noekkel`) of every hit. */
function hits(input: HitsInput): Sql {
  return HITS[input.query.kategori](input);
}

const HITS: Readonly<Record<Kategori, (input: HitsInput) => Sql>> = {
  berammede: (input) =>
    sql`${byHearing(input, [])} union all ${withoutHearing(input, scheduledInRange(input.query))}`,
  tiltaler: (input) => sql`${byHearing(input, [hasFile(input.tables, 'tiltale', input.gate)])}
    union all ${withoutHearing(input, indictedInRange(input))}`,
  avgjorelser: (input) => byDecision(input),
};

/**
 * One row per case that has a hearing that counts; the sort key may come from those hearings. The table of cases is
 * joined only when a condition or the sort key needs it.
 */
function byHearing(input: HitsInput, more: readonly Sql[]): Sql {
  const { tables, query, order, conditions } = input;
  const onCase = [...conditions, ...more];
  const hearingsOnly = onCase.length === 0 && order.hearingsOnly;
  const court = query.domstolId === null ? [] : [sql`m.domstol_id = ${query.domstolId}`];
  const where = [
    overlapsRange(query),
    ...court,
    ...typeConditions(query),
    ...inMonths(input),
    ...onCase,
  ];
  const id = raw(hearingsOnly ? 'm.sak_id' : 's.sak_id');
  const join = hearingsOnly ? raw('') : sql`join ${tables.sak} s on s.sak_id = m.sak_id`;
  return sql`select ${id}, ${order.ofHearings} as noekkel
    from ${tables.moete} m ${join} where ${allOf(where)} group by ${id}`;
}

/** Narrows a search for words to the months of the range; alone, the index on hearings is faster. */
function inMonths({ query }: HitsInput): Sql[] {
  const months = query.free.length === 0 ? null : monthQuery(query);
  return months === null ? [] : [sql`s.tokens @@ ${months}::tsquery`];
}

/** A search for a hearing type leaves out cases without hearings. */
function withoutHearing(input: HitsInput, found: Sql): Sql {
  return ofCases(input, typeConditions(input.query).length > 0 ? [NEVER] : [found]);
}

function ofCases({ tables, query, order, conditions }: HitsInput, found: readonly Sql[]): Sql {
  const court = query.domstolId === null ? [] : [sql`s.domstol_id = ${query.domstolId}`];
  return sql`select s.sak_id, ${order.ofCase} as noekkel
    from ${tables.sak} s where ${allOf([...court, ...found, ...conditions])}`;
}

function scheduledInRange({ fraDato, tilDato }: SearchQuery): Sql {
  return sql`s.berammet_dag between ${fraDato}::date and ${tilDato}::date`;
}

function indictedInRange({ tables, query: { fraDato, tilDato }, gate }: HitsInput): Sql {
  const inRange = sql`f.uten_moete and f.publiseringsdato between ${fraDato}::date and ${tilDato}::date`;
  return hasFile(tables, 'tiltale', gate, inRange);
}

function byDecision(input: HitsInput): Sql {
  const { tables, query, gate } = input;
  const inRange = sql`f.avgivelsesdato between ${query.fraDato}::date and ${query.tilDato}::date`;
  const types = allOf([raw('m.sak_id = s.sak_id'), ...typeConditions(query)]);
  return ofCases(input, [
    hasFile(tables, 'avgjoerelse', gate, inRange),
    ...(typeConditions(query).length === 0
      ? []
      : [sql`exists (select from ${tables.moete} m where ${types})`]),
  ]);
}

/** The sort key as an expression: `ofHearings` where the hearings that count are joined (`m`), else `ofCase`. */
interface Order {
  readonly ofHearings: Sql;
  readonly ofCase: Sql;
  /** `ofHearings` reads nothing but the hearings. */
  readonly hearingsOnly: boolean;
}

interface OrderInput {
  readonly tables: Tables;
  readonly query: SearchQuery;
  readonly gate: Gate;
}

/** Of several values, the one that comes first in the chosen direction (search/query.ts, "Order"). */
function orderOf(input: OrderInput): Order {
  return ORDERS[input.query.sortField](input);
}

const ORDERS: Readonly<Record<SortField, (input: OrderInput) => Order>> = {
  rettsmoete: orderByHearing,
  domstol: () => orderByColumn('domstol_sortering'),
  sisteSak: () => orderByColumn('foerst_sett'),
  publiseringsdatoTiltale: (input) => orderByFile(input, 'tiltale', 'publiseringsdato'),
  publiseringsdatoAvgjoerelse: (input) => orderByFile(input, 'avgjoerelse', 'publiseringsdato'),
  avgivelsesdato: (input) => orderByFile(input, 'avgjoerelse', 'avgivelsesdato'),
};

function orderByHearing({ tables, query }: OrderInput): Order {
  const start = sql`${outermost(query)}(m.start)`;
  // Only decisions use it without the join, and for them all hearings of the case count.
  const where = allOf([sql`m.sak_id = s.sak_id`, ...typeConditions(query)]);
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

function outermost({ sortAscending }: SearchQuery): Sql {
  return raw(sortAscending ? 'min' : 'max');
}

/** In both directions missing values come last and ties go by sakId. */
function orderBy({ sortAscending }: SearchQuery): Sql {
  return raw(`noekkel ${sortAscending ? 'asc' : 'desc'} nulls last, sak_id asc`);
}

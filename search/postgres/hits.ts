import { allOf, NEVER, raw, sql, type Sql } from '#db/sql.ts';
import type { Kategori } from '#domain/search-rules.ts';
import type { SearchQuery } from '#search/query.ts';
import {
  chosenConditions,
  hasFile,
  overlapsRange,
  typeConditions,
  wordConditions,
} from './clauses.ts';
import { monthQuery } from './months.ts';
import { type Order, type OrderInput, orderOf } from './order.ts';
import { notIn } from './visible.ts';

interface HitsInput extends OrderInput {
  readonly order: Order;
  /** Conditions on the case (`s`) that hold in every category; the court is not among them. */
  readonly conditions: readonly Sql[];
  /** Columns of the case that are selected as well. */
  readonly more: Sql;
}

/** The facets' values of a case. */
const FACET_COLUMNS = raw(', s.domstol_id, s.sakstype_navn, s.kode');

/**
 * Selects `sak_id` and the sort key (`noekkel`) of every hit, and for facets the values that belong to the case.
 */
export function hits(input: OrderInput, forFacets: boolean): Sql {
  const { tables, query, gate } = input;
  const conditions = [
    ...(gate.stale.saker.length === 0 ? [] : [notIn(gate.stale.saker)]),
    ...wordConditions(query, tables, gate),
    ...chosenConditions(query, gate),
  ];
  const order = orderOf(input);
  return HITS[query.kategori]({
    ...input,
    order: forFacets ? { ...order, hearingsOnly: false } : order,
    conditions,
    more: forFacets ? FACET_COLUMNS : raw(''),
  });
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
    ...typeConditions(input),
    ...inMonths(input),
    ...onCase,
  ];
  const id = raw(hearingsOnly ? 'm.sak_id' : 's.sak_id');
  const join = hearingsOnly ? raw('') : sql`join ${tables.sak} s on s.sak_id = m.sak_id`;
  return sql`select ${id}, ${order.ofHearings} as noekkel ${input.more}
    from ${tables.moete} m ${join} where ${allOf(where)} group by ${id}`;
}

/** Narrows a search for words to the months of the range; alone, the index on hearings is faster. */
function inMonths({ query }: HitsInput): Sql[] {
  const months = query.free.length === 0 ? null : monthQuery(query);
  return months === null ? [] : [sql`s.tokens @@ ${months}::tsquery`];
}

/** A search for a hearing type leaves out cases without hearings. */
function withoutHearing(input: HitsInput, found: Sql): Sql {
  return ofCases(input, typeConditions(input).length > 0 ? [NEVER] : [found]);
}

function ofCases(
  { tables, query, order, conditions, more }: HitsInput,
  found: readonly Sql[],
): Sql {
  const court = query.domstolId === null ? [] : [sql`s.domstol_id = ${query.domstolId}`];
  return sql`select s.sak_id, ${order.ofCase} as noekkel ${more}
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
  const types = allOf([raw('m.sak_id = s.sak_id'), ...typeConditions(input)]);
  return ofCases(input, [
    hasFile(tables, 'avgjoerelse', gate, inRange),
    ...(typeConditions(input).length === 0
      ? []
      : [sql`exists (select from ${tables.moete} m where ${types})`]),
  ]);
}

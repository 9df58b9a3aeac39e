import { allOf, NEVER, raw, sql, type Sql } from '#db/sql.ts';
import type { Kategori } from '#domain/search-rules.ts';
import type { SearchQuery } from '#search/query.ts';
import {
  chosenConditions,
  hasFile,
  overlapsRange,
  typeConditions,
  wordConditions,
  wordsOf,
} from './clauses.ts';
import { type Order, type OrderInput, orderOf } from './order.ts';
import { notIn } from './visible.ts';

interface HitsInput extends OrderInput {
  readonly order: Order;
  /** Conditions on the case (`s`) that hold in every category; the court is not among them. */
  readonly conditions: readonly Sql[];
  readonly forFacets: boolean;
  /** Columns of the case that are selected as well. */
  readonly more: Sql;
  /** The cases: all, or those that words have found. */
  readonly byWords: boolean;
  readonly cases: Sql;
}

/** The facets' values of a case. */
const FACET_COLUMNS = raw(', s.domstol_id, s.sakstype_navn, s.kode, s.begrensninger');

/**
 * Selects `sak_id` and the sort key (`noekkel`) of every hit, and for facets the values that belong to the case.
 */
export function hits(input: OrderInput, forFacets: boolean): Sql {
  const { tables, query, gate } = input;
  const conditions = [
    ...(gate.stale.saker.length === 0 ? [] : [notIn(gate.stale.saker)]),
    ...wordConditions(query, gate),
    ...chosenConditions(query, gate),
  ];
  const byWords = wordsOf(query).wanted.length > 0;
  return HITS[query.kategori]({
    ...input,
    order: orderOf(input),
    forFacets,
    conditions,
    more: forFacets ? FACET_COLUMNS : raw(''),
    byWords,
    cases: byWords ? raw('saker') : tables.sak,
  });
}

const HITS: Readonly<Record<Kategori, (input: HitsInput) => Sql>> = {
  berammede: (input) =>
    sql`${byHearing(input, [])} union all ${withoutHearing(input, scheduledInRange(input.query))}`,
  tiltaler: (input) => sql`${byHearing(input, [hasFile(input.tables, 'tiltale', input.gate)])}
    union all ${withoutHearing(input, indictedInRange(input))}`,
  avgjorelser: (input) => byDecision(input),
};

/** One row per case that has a hearing that counts; the sort key may come from those hearings. */
function byHearing(input: HitsInput, more: readonly Sql[]): Sql {
  const { tables, query, order, conditions, byWords, forFacets } = input;
  const onCase = [...conditions, ...more];
  const court = query.domstolId === null ? [] : [sql`m.domstol_id = ${query.domstolId}`];
  const onHearing = [overlapsRange(query), ...court, ...typeConditions(input)];
  if (byWords) return ofFound(input, onHearing, onCase);
  // The table of cases is joined only when a condition or the sort key needs it.
  const hearingsOnly = onCase.length === 0 && order.hearingsOnly && !forFacets;
  const id = raw(hearingsOnly ? 'm.sak_id' : 's.sak_id');
  const join = hearingsOnly ? raw('') : sql`join ${tables.sak} s on s.sak_id = m.sak_id`;
  return sql`select ${id}, ${order.ofHearings} as noekkel ${input.more}
    from ${tables.moete} m ${join} where ${allOf([...onHearing, ...onCase])} group by ${id}`;
}

/** The same for the cases that words have found. */
function ofFound(
  { tables, order, more }: HitsInput,
  onHearing: readonly Sql[],
  onCase: readonly Sql[],
): Sql {
  const ofHearings = order.hearingsOnly ? order.ofHearings : raw('null');
  const moeter = sql`select count(*) as antall, ${ofHearings} as noekkel
    from ${tables.moete} m where ${allOf([sql`m.sak_id = s.sak_id`, ...onHearing])}`;
  return sql`select s.sak_id, ${order.hearingsOnly ? raw('moeter.noekkel') : order.ofCase} as noekkel ${more}
    from saker s cross join lateral (${moeter}) moeter where ${allOf([sql`moeter.antall > 0`, ...onCase])}`;
}

/** A search for a hearing type leaves out cases without hearings. */
function withoutHearing(input: HitsInput, found: Sql): Sql {
  return ofCases(input, typeConditions(input).length > 0 ? [NEVER] : [found]);
}

function ofCases({ cases, query, order, conditions, more }: HitsInput, found: readonly Sql[]): Sql {
  const court = query.domstolId === null ? [] : [sql`s.domstol_id = ${query.domstolId}`];
  return sql`select s.sak_id, ${order.ofCase} as noekkel ${more}
    from ${cases} s where ${allOf([...court, ...found, ...conditions])}`;
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

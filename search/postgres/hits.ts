import { allOf, anyOf, join, raw, sql, type Sql } from '#db/sql.ts';
import type { Kategori } from '#domain/search-rules.ts';
import type { SearchOptions } from '#search/port.ts';
import type { SearchQuery } from '#search/query.ts';
import { chosenConditions, hasFile, typeConditions, wordConditions, wordsOf } from './clauses.ts';
import { hasHearing, hasHearingInParts, overlapsRange, typesInRange } from './hearings.ts';
import { type Order, type OrderInput, orderOf } from './order.ts';
import { hasIndictment, notIn } from './visible.ts';

interface HitsInput extends OrderInput {
  readonly order: Order;
  /** Conditions on the case (`s`) that hold in every category. */
  readonly conditions: readonly Sql[];
  /** What is asked of the type of a hearing (`m`). */
  readonly types: readonly Sql[];
  readonly wanted: SearchOptions;
  /** The cases: all, or those that words have found. */
  readonly byWords: boolean;
  readonly cases: Sql;
}

/**
 * Selects `sak_id` and the sort key (`noekkel`) of every hit, and for facets by which group the case is counted (`gruppe`), and the types
 * of the hearings that count where these are not all of them (`moetetyper`); with `newSince` whether the case was first seen after it (`er_ny`).
 */
export function hits(input: OrderInput, wanted: SearchOptions): Sql {
  const { tables, query, gate } = input;
  const { domstolId, seenAfter } = query;
  const conditions = [
    ...(domstolId === null ? [] : [sql`s.domstol_id = ${domstolId}`]),
    ...(seenAfter === null ? [] : [isSeenAfter(seenAfter)]),
    ...(gate.stale.saker.length === 0 ? [] : [notIn(gate.stale.saker)]),
    ...wordConditions(query, gate),
    ...chosenConditions(query, gate),
  ];
  const byWords = wordsOf(query).wanted.length > 0;
  return HITS[query.kategori]({
    ...input,
    order: orderOf(input),
    types: typeConditions(input),
    wanted,
    conditions,
    byWords,
    cases: byWords ? raw('saker') : tables.sak,
  });
}

const HITS: Readonly<Record<Kategori, (input: HitsInput) => Sql>> = {
  berammede: (input) => byHearing(input, [], scheduledInRange(input.query)),
  tiltaler: (input) => byHearing(input, [hasIndictment(input.gate)], indictedInRange(input)),
  avgjorelser: (input) => byDecision(input),
};

const UNION = ' union all ';

/** The service first saw the case later than that. */
function isSeenAfter(instant: Date): Sql {
  return sql`s.foerst_sett > ${instant}`;
}

/** What is selected of a case: the key, and what is counted. */
function columns({ wanted: { facets, newSince } }: HitsInput, key: Sql, types: Sql): Sql {
  const ofFacets = sql`s.gruppe, ${types} as moetetyper`;
  const more = [
    ...(facets ? [ofFacets] : []),
    ...(newSince ? [sql`${isSeenAfter(newSince)} as er_ny`] : []),
  ];
  return join([sql`s.sak_id, ${key} as noekkel`, ...more], ', ');
}

/** The cases with a hearing that counts and `more`, and `others` without any hearing. */
function byHearing(input: HitsInput, more: readonly Sql[], others: Sql): Sql {
  const { tables, query, order, conditions, types, byWords } = input;
  const onCase = [...conditions, ...more];
  // A search for a hearing type leaves out cases without hearings.
  if (types.length > 0) return byTypedHearing(input, onCase);
  const found = { key: order.inRange, types: typesInRange(tables, query) };
  if (byWords) {
    const either = anyOf([allOf([hasHearing(tables, query), ...more]), others]);
    return ofCases(input, [either], found);
  }
  const parts = hasHearingInParts(tables, query).map((inRange) =>
    ofCases(input, [inRange, ...more], found),
  );
  const without = { key: order.withoutHearing, types: ALL_TYPES };
  return join([...parts, ofCases(input, [others], without)], UNION);
}

/** Those of all its hearings, of which it may have none. */
const ALL_TYPES = raw('null::text[]');

/** The same where hearings have to be of a type: they are read, and the sort key may come from them. */
function byTypedHearing(input: HitsInput, onCase: readonly Sql[]): Sql {
  const { tables, query, order, types, byWords } = input;
  const onHearing = [overlapsRange(query), ...types];
  const typeNames = raw('array_agg(distinct m.type_navn)');
  if (!byWords)
    return sql`select ${columns(input, order.ofHearings, typeNames)} from ${tables.moete} m
      join ${tables.sak} s on s.sak_id = m.sak_id
      where ${allOf([...onHearing, ...courtOf(query), ...onCase])} group by s.sak_id`;
  const ofHearings = order.hearingsOnly ? order.ofHearings : raw('null');
  const moeter = sql`select count(*) as antall, ${ofHearings} as noekkel, ${typeNames} as typer
    from ${tables.moete} m where ${allOf([raw('m.sak_id = s.sak_id'), ...onHearing])}`;
  const key = order.hearingsOnly ? raw('moeter.noekkel') : order.ofCase;
  return sql`select ${columns(input, key, raw('moeter.typer'))} from saker s
    cross join lateral (${moeter}) moeter where ${allOf([raw('moeter.antall > 0'), ...onCase])}`;
}

/** Said of the hearing as well, so that an index finds those of the court. */
function courtOf({ domstolId }: SearchQuery): Sql[] {
  return domstolId === null ? [] : [sql`m.domstol_id = ${domstolId}`];
}

function ofCases(input: HitsInput, found: readonly Sql[], { key, types }: Values): Sql {
  return sql`select ${columns(input, key, types)}
    from ${input.cases} s where ${allOf([...found, ...input.conditions])}`;
}

/** What is selected of a case: its sort key, and the types of its hearings. */
interface Values {
  readonly key: Sql;
  readonly types: Sql;
}

function scheduledInRange({ fraDato, tilDato }: SearchQuery): Sql {
  return sql`s.berammet_dag between ${fraDato}::date and ${tilDato}::date`;
}

function indictedInRange({ tables, query: { fraDato, tilDato }, gate }: HitsInput): Sql {
  const inRange = sql`f.uten_moete and f.publiseringsdato between ${fraDato}::date and ${tilDato}::date`;
  return hasFile(tables, 'tiltale', gate, inRange);
}

function byDecision(input: HitsInput): Sql {
  const { tables, query, gate, types, order } = input;
  const inRange = sql`f.avgivelsesdato between ${query.fraDato}::date and ${query.tilDato}::date`;
  const decided = hasFile(tables, 'avgjoerelse', gate, inRange);
  if (types.length === 0) return ofCases(input, [decided], { key: order.ofCase, types: ALL_TYPES });
  const typed = sql`from ${tables.moete} m where ${allOf([raw('m.sak_id = s.sak_id'), ...types])}`;
  const typeNames = sql`array(select distinct m.type_navn ${typed})`;
  const values = { key: order.ofCase, types: typeNames };
  return ofCases(input, [decided, sql`exists (select ${typed})`], values);
}

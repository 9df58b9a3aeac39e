import type { Kategori } from '#domain/search-rules.ts';
import type { Gate } from '#search/port.ts';
import type { SearchQuery } from '#search/query.ts';
import type { Order } from '#search/postgres/order.ts';
import { frameQuery } from '#search/postgres/frames.ts';
import { allOf, NEVER, raw, sql, type Sql } from '#search/postgres/sql.ts';
import type { Tables } from '#search/postgres/tables.ts';
import { hasFile } from './filer.ts';
import { overlapsRange, typeConditions } from './moeter.ts';

export interface HitsInput {
  readonly tables: Tables;
  readonly query: SearchQuery;
  readonly gate: Gate;
  readonly order: Order;
  /** What every hit must be, whatever the category; on the case (`s`), its court apart. */
  readonly conditions: readonly Sql[];
}

/** `sak_id` and what it is sorted by (`noekkel`), of every case of the category. */
export function hits(input: HitsInput): Sql {
  return HITS[input.query.kategori](input);
}

const HITS: Readonly<Record<Kategori, (input: HitsInput) => Sql>> = {
  berammede: (input) =>
    sql`${byHearing(input, [])} union all ${withoutHearing(input, onItsDay(input.query))}`,
  tiltaler: (input) => sql`${byHearing(input, [hasFile(input.tables, 'tiltale', input.gate)])}
    union all ${withoutHearing(input, indictedInRange(input))}`,
  avgjorelser: (input) => byDecision(input),
};

/**
 * One row a case; its hearings in question are joined, so that they can say where it stands. The case itself is
 * left out when nothing is asked about it.
 */
function byHearing(input: HitsInput, more: readonly Sql[]): Sql {
  const { tables, query, order, conditions } = input;
  const asked = [...conditions, ...more];
  const alone = asked.length === 0 && order.hearingsOnly;
  const court = query.domstolId === null ? [] : [sql`m.domstol_id = ${query.domstolId}`];
  const where = [
    overlapsRange(query),
    ...court,
    ...typeConditions(query),
    ...framed(input),
    ...asked,
  ];
  const id = raw(alone ? 'm.sak_id' : 's.sak_id');
  const join = alone ? raw('') : sql`join ${tables.sak} s on s.sak_id = m.sak_id`;
  return sql`select ${id}, ${order.ofHearings} as noekkel
    from ${tables.moete} m ${join} where ${allOf(where)} group by ${id}`;
}

/** Only beside other looks into the same index, where it costs next to nothing. */
function framed({ query }: HitsInput): Sql[] {
  const frame = query.free.length === 0 ? null : frameQuery(query);
  return frame === null ? [] : [sql`s.tokens @@ ${frame}::tsquery`];
}

/** Asking for a hearing type leaves out cases without hearings. */
function withoutHearing(input: HitsInput, found: Sql): Sql {
  return ofCases(input, typeConditions(input.query).length > 0 ? [NEVER] : [found]);
}

function ofCases({ tables, query, order, conditions }: HitsInput, found: readonly Sql[]): Sql {
  const court = query.domstolId === null ? [] : [sql`s.domstol_id = ${query.domstolId}`];
  return sql`select s.sak_id, ${order.ofCase} as noekkel
    from ${tables.sak} s where ${allOf([...court, ...found, ...conditions])}`;
}

function onItsDay({ fraDato, tilDato }: SearchQuery): Sql {
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

import type { Kategori } from '../../../domain/search-rules.ts';
import type { Gate } from '../../port.ts';
import type { SearchQuery } from '../../query.ts';
import type { Order } from '../order.ts';
import { allOf, NEVER, sql, type Sql } from '../sql.ts';
import type { Tables } from '../tables.ts';
import { hasFile } from './filer.ts';
import { overlapsRange, typeConditions } from './moeter.ts';

export interface HitsInput {
  readonly tables: Tables;
  readonly query: SearchQuery;
  readonly gate: Gate;
  readonly order: Order;
  /** What every hit must be, whatever the category. */
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

/** One row a case; its hearings in question are joined, so that they can say where it stands. */
function byHearing({ tables, query, order, conditions }: HitsInput, more: readonly Sql[]): Sql {
  const court = query.domstolId === null ? [] : [sql`m.domstol_id = ${query.domstolId}`];
  const where = [overlapsRange(query), ...court, ...typeConditions(query), ...conditions, ...more];
  return sql`select s.sak_id, ${order.ofHearings} as noekkel
    from ${tables.sak} s join ${tables.moete} m on m.sak_id = s.sak_id
    where ${allOf(where)} group by s.sak_id`;
}

/** Asking for a hearing type leaves out cases without hearings. */
function withoutHearing({ tables, query, order, conditions }: HitsInput, found: Sql): Sql {
  const where = typeConditions(query).length > 0 ? [NEVER] : [found, ...conditions];
  return sql`select s.sak_id, ${order.ofCase} as noekkel from ${tables.sak} s where ${allOf(where)}`;
}

function onItsDay({ fraDato, tilDato }: SearchQuery): Sql {
  return sql`s.berammet_dag between ${fraDato}::date and ${tilDato}::date`;
}

function indictedInRange({ tables, query: { fraDato, tilDato }, gate }: HitsInput): Sql {
  const inRange = sql`f.uten_moete and f.publiseringsdato between ${fraDato}::date and ${tilDato}::date`;
  return hasFile(tables, 'tiltale', gate, inRange);
}

function byDecision({ tables, query, gate, order, conditions }: HitsInput): Sql {
  const inRange = sql`f.avgivelsesdato between ${query.fraDato}::date and ${query.tilDato}::date`;
  const types = typeConditions(query);
  const where = [
    hasFile(tables, 'avgjoerelse', gate, inRange),
    ...(types.length === 0
      ? []
      : [
          sql`exists (select from ${tables.moete} m where m.sak_id = s.sak_id and ${allOf(types)})`,
        ]),
    ...conditions,
  ];
  return sql`select s.sak_id, ${order.ofCase} as noekkel from ${tables.sak} s where ${allOf(where)}`;
}

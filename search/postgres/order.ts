import type { Filtype } from '#domain/sak.ts';
import type { SortField } from '#domain/search-rules.ts';
import type { Gate } from '#search/port.ts';
import type { SearchQuery } from '#search/query.ts';
import { availableFile } from './clauses/filer.ts';
import { typeConditions } from './clauses/moeter.ts';
import { allOf, raw, sql, type Sql } from './sql.ts';
import type { Tables } from './tables.ts';

/** By what a case is sorted: where its hearings in question are joined (`m`), and where they are not. */
export interface Order {
  readonly ofHearings: Sql;
  readonly ofCase: Sql;
  /** `ofHearings` needs nothing but the hearings. */
  readonly hearingsOnly: boolean;
}

interface OrderInput {
  readonly tables: Tables;
  readonly query: SearchQuery;
  readonly gate: Gate;
}

/** Of several values the one that comes first in the direction asked for (search/query.ts). */
export function orderOf(input: OrderInput): Order {
  return ORDERS[input.query.sortField](input);
}

const ORDERS: Readonly<Record<SortField, (input: OrderInput) => Order>> = {
  rettsmoete: byHearing,
  domstol: () => byColumn('domstol_sortering'),
  sisteSak: () => byColumn('foerst_sett'),
  publiseringsdatoTiltale: (input) => byFile(input, 'tiltale', 'publiseringsdato'),
  publiseringsdatoAvgjoerelse: (input) => byFile(input, 'avgjoerelse', 'publiseringsdato'),
  avgivelsesdato: (input) => byFile(input, 'avgjoerelse', 'avgivelsesdato'),
};

function byHearing({ tables, query }: OrderInput): Order {
  const start = sql`${outermost(query)}(m.start)`;
  // Only decisions ask for it outside the join, and there all hearings of the case are in question.
  const where = allOf([sql`m.sak_id = s.sak_id`, ...typeConditions(query)]);
  return {
    ofHearings: start,
    ofCase: sql`(select ${start} from ${tables.moete} m where ${where})`,
    hearingsOnly: true,
  };
}

function byColumn(column: string): Order {
  return { ofHearings: raw(`s.${column}`), ofCase: raw(`s.${column}`), hearingsOnly: false };
}

function byFile({ tables, query, gate }: OrderInput, filtype: Filtype, column: string): Order {
  const value = sql`(select ${outermost(query)}(f.${raw(column)})
    from ${tables.fil} f where ${availableFile(filtype, gate)})`;
  return { ofHearings: value, ofCase: value, hearingsOnly: false };
}

function outermost({ sortAscending }: SearchQuery): Sql {
  return raw(sortAscending ? 'min' : 'max');
}

/** Missing values last, ties by sakId, whatever the direction. */
export function orderBy({ sortAscending }: SearchQuery): Sql {
  return raw(`noekkel ${sortAscending ? 'asc' : 'desc'} nulls last, sak_id asc`);
}

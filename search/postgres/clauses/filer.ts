import type { Filtype } from '#domain/sak.ts';
import type { Gate, StaleMask } from '#search/port.ts';
import type { Tables } from '#search/postgres/tables.ts';
import { allOf, ALWAYS, NEVER, sql, type Sql } from '#search/postgres/sql.ts';
import { notIn } from './parter.ts';

const MASK: Readonly<Record<Filtype, keyof Omit<StaleMask, 'saker' | 'parter'>>> = {
  tiltale: 'tiltaler',
  avgjoerelse: 'avgjoerelser',
};

/** An available file of the case (search/query.ts). */
export function availableFile(filtype: Filtype, gate: Gate): Sql {
  const mask = gate.stale[MASK[filtype]];
  if (mask === 'all') return NEVER;
  return allOf([
    sql`f.filtype = ${filtype}`,
    sql`f.sak_id = s.sak_id`,
    sql`f.skjules_fra > ${gate.now}`,
    notIn(mask),
  ]);
}

/** The case has an available file, of which `and` is true. */
export function hasFile(tables: Tables, filtype: Filtype, gate: Gate, and: Sql = ALWAYS): Sql {
  return sql`exists (select from ${tables.fil} f where ${availableFile(filtype, gate)} and ${and})`;
}

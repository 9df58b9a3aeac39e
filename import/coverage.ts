import { type Sql, sql } from '#db/sql.ts';
import { endOfOsloDay, osloDay, startOfOsloDay } from '#domain/time.ts';
import type { ParsedRow } from './parse-row.ts';

/** Which courts and days the rows of a list are about. */
export class Coverage {
  readonly domstoler = new Set<string>();
  first = Infinity;
  last = -Infinity;
  /** A row was so broken that its case is not known: then no case can be called absent. */
  unreadable = false;

  add(row: ParsedRow): void {
    if (row.kind === 'dokument') return;
    this.domstoler.add(row.sak.domstol_id);
    for (const { start, slutt } of row.moeter) {
      this.first = Math.min(this.first, start.getTime());
      this.last = Math.max(this.last, slutt.getTime());
    }
  }
}

/** The hearing `r` of the case `s` is in one of the list's courts, on one of its days. */
export function isCovered({ first, last, domstoler }: Coverage): Sql {
  if (last < first) return sql`false`;
  const from = startOfOsloDay(osloDay(new Date(first)));
  const to = endOfOsloDay(osloDay(new Date(last)));
  return sql`s.sak_id = r.sak_id and s.domstol_id = any(${[...domstoler]})
    and r.start >= ${from} and r.start < ${to}`;
}

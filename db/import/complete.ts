import type { Knex } from 'knex';
import { endOfOsloDay, osloDay, startOfOsloDay } from '#domain/time.ts';
import type { ParsedRow } from './parse-row.ts';

/** Which courts and days a list speaks of. */
export class Coverage {
  readonly domstoler = new Set<string>();
  first = Infinity;
  last = -Infinity;
  /** A row that could not even be told which case it is of: nothing can be called absent then. */
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

export interface Removed {
  readonly hearings: number;
  readonly cases: number;
}

/**
 * `--complete`: the list is the whole truth for its courts, from its first day to its last. Hearings there of
 * cases that the list does not have go. A case that is left without hearings stays as one (its names are
 * hidden, SPEC §3 status 3) if anything hangs on it: a document, a favourite, or details that no list gives.
 * Otherwise only a list knew of it, and it goes too.
 */
export async function removeAbsent(trx: Knex, coverage: Coverage): Promise<Removed> {
  if (coverage.last < coverage.first) return { hearings: 0, cases: 0 };
  const from = startOfOsloDay(osloDay(new Date(coverage.first)));
  const to = endOfOsloDay(osloDay(new Date(coverage.last)));
  const { rows } = await trx.raw<{ rows: { sak_id: string }[] }>(
    `delete from rettsmoete r using sak s
     where s.sak_id = r.sak_id and s.domstol_id = any (?) and r.start >= ? and r.start < ?
       and not exists (select from import_sett i where i.noekkel = s.sak_id)
       and not exists (select from import_sett i where i.noekkel = s.saksnummer)
     returning r.sak_id`,
    [[...coverage.domstoler], from, to],
  );
  const { rowCount } = await trx.raw<{ rowCount: number }>(
    `delete from sak s where s.sak_id = any (?)
       and not exists (select from rettsmoete r where r.sak_id = s.sak_id)
       and not exists (select from dokument k where k.sak_id = s.sak_id)
       and not exists (select from favoritt f where f.sak_id = s.sak_id)
       and not s.er_hentet_fra_sak_api and not s.parter_anonymisert
       and s.advokat is null and s.rettens_administrator is null and s.beskrivelse is null
       and s.bistandsadvokater = '{}'`,
    [[...new Set(rows.map((row) => row.sak_id))]],
  );
  return { hearings: rows.length, cases: rowCount };
}

import type { Knex } from 'knex';
import { rowsOf, sql } from '#db/sql.ts';
import type { KomMed } from '#domain/i-dag.ts';
import { type EndringRow, type StoredEndring, endringerBySak } from './read.ts';

/** Of each of these cases what has changed since then, the oldest first. */
export async function readEndringerSince(
  db: Knex,
  sakIds: readonly string[],
  since: Date,
): Promise<ReadonlyMap<string, readonly StoredEndring[]>> {
  const rows = await rowsOf<EndringRow>(
    db,
    sql`select e.sak_id, e.nr, e.tidspunkt, e.slag, e.fra, e.til, k.filtype, k.domstol_initialer, k.fil_navn
      from sak_endring e left join dokument k on k.id = e.dokument_id
      where e.sak_id = any(${[...sakIds]}::text[]) and e.tidspunkt > ${since} order by e.sak_id, e.nr`,
  );
  return endringerBySak(rows);
}

interface Sought {
  /** The ids of the courts whose cases are looked through, beside the cases that are named. */
  readonly domstoler: readonly string[];
  readonly sakIds: readonly string[];
  readonly since: Date;
  readonly most: number;
}

interface KomRow {
  readonly sak_id: string;
  readonly tidspunkt: Date;
  readonly domstol_initialer: string | null;
  readonly fil_navn: string | null;
}

/** Which documents have come since then, with their cases or afterwards: of each case, those that came last first. */
export async function readDocumentsSince(
  db: Knex,
  { domstoler, sakIds, since, most }: Sought,
): Promise<ReadonlyMap<string, readonly KomMed[]>> {
  const isSought = sql`(s.domstol_id = any(${[...domstoler]}::text[]) or s.sak_id = any(${[...sakIds]}::text[]))`;
  const rows = await rowsOf<KomRow>(
    db,
    sql`select * from (
        (select e.sak_id, e.tidspunkt, k.domstol_initialer, k.fil_navn
          from sak_endring e join dokument k on k.id = e.dokument_id join sak s on s.sak_id = e.sak_id
          where e.slag = 'dokument' and e.tidspunkt > ${since} and ${isSought})
        union all
        (select s.sak_id, s.foerst_sett, null, null from sak s
          where s.foerst_sett > ${since} and ${isSought}
            and exists (select from dokument k where k.sak_id = s.sak_id))
      ) kom order by tidspunkt desc, sak_id limit ${most}`,
  );
  const byCase = new Map<string, KomMed[]>();
  for (const { sak_id, tidspunkt, domstol_initialer, fil_navn } of rows) {
    const fil =
      domstol_initialer !== null && fil_navn !== null
        ? { domstolInitialer: domstol_initialer, filNavn: fil_navn }
        : null;
    byCase.set(sak_id, [...(byCase.get(sak_id) ?? []), { tidspunkt, fil }]);
  }
  return byCase;
}

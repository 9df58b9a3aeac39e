import type { Knex } from 'knex';
import { type EndringRow, type StoredEndring, toEndring } from '#db/endring/read.ts';
import { rowsOf, sql, type Sql } from '#db/sql.ts';

/** What one person is to be told, as it was written. Whether it may be told is for bff/notices/told.ts to say. */
export interface StoredNotice {
  readonly id: number;
  readonly sakId: string;
  /** The saved search that finds the case; null for a change of a favourite. */
  readonly lagretSoekId: number | null;
  /** The change; null for a hit, and when the document that came is gone. */
  readonly endring: StoredEndring | null;
  /** The number of the change among those of its case; null for a hit. */
  readonly endringNr: number | null;
  readonly vedNavn: boolean;
  readonly tidspunkt: Date;
  readonly lest: Date | null;
}

type NoticeRow = {
  readonly id: number;
  readonly nyhet_sak_id: string;
  readonly lagret_soek_id: number | null;
  readonly endring_nr: number | null;
  readonly ved_navn: boolean;
  readonly nyhet_tidspunkt: Date;
  readonly lest: Date | null;
} & (EndringRow | { readonly nr: null });

/** The rows of `chosen`, a select of whole rows of `nyhet`: the newest first. */
export async function readNotices(db: Knex, chosen: Sql): Promise<StoredNotice[]> {
  const rows = await rowsOf<NoticeRow>(
    db,
    sql`select n.id, n.sak_id as nyhet_sak_id, n.lagret_soek_id, n.endring_nr, n.ved_navn,
        n.tidspunkt as nyhet_tidspunkt, n.lest,
        e.sak_id, e.nr, e.tidspunkt, e.slag, e.fra, e.til, k.filtype, k.domstol_initialer, k.fil_navn
      from (${chosen}) n
      left join sak_endring e on e.sak_id = n.sak_id and e.nr = n.endring_nr
      left join dokument k on k.id = e.dokument_id
      order by n.tidspunkt desc, n.id desc`,
  );
  return rows.map((row) => ({
    id: row.id,
    sakId: row.nyhet_sak_id,
    lagretSoekId: row.lagret_soek_id,
    endring: row.nr === null ? null : (toEndring(row)[0] ?? null),
    endringNr: row.endring_nr,
    vedNavn: row.ved_navn,
    tidspunkt: row.nyhet_tidspunkt,
    lest: row.lest,
  }));
}

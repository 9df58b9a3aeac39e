import type { Knex } from 'knex';
import { rowsOf, run, sql } from '#db/sql.ts';
import type { BegrensningType } from '#domain/sak.ts';
import type { Dokumentadresse, Omfang, SkjultFelt } from '#domain/tilbaketrekking.ts';
import type { By } from './withdraw.ts';

/** What was changed in place, from what and to what. */
export type Endret = Readonly<Partial<Record<SkjultFelt, readonly [string | null, string | null]>>>;

interface NewEndring {
  readonly slag: 'skjuling' | 'begrensning';
  /** Of what was hidden, or of the restriction. */
  readonly id: number;
  readonly by: By;
  readonly endret: Endret;
}

/** Keeps what was changed in place, in the caller's transaction; nothing when nothing was. */
export async function insertEndring(
  trx: Knex,
  { slag, id, by, endret }: NewEndring,
  now: Date,
): Promise<void> {
  if (Object.keys(endret).length === 0) return;
  const [skjuling, begrensning] = slag === 'skjuling' ? [id, null] : [null, id];
  await run(
    trx,
    sql`insert into skjult_endring (tilbaketrekking_id, begrensning_id, tidspunkt, endret_av, operatoer, endret)
      values (${skjuling}, ${begrensning}, ${now}, ${by.identitetHash}::bytea, ${by.operatoer}::text,
        ${JSON.stringify(endret)})`,
  );
}

export interface StoredEndring {
  readonly tidspunkt: Date;
  readonly av: string | null;
  readonly endret: Endret;
  /** null: of a restriction. */
  readonly omfang: Omfang | null;
  readonly filtype: Dokumentadresse['filtype'] | null;
  readonly domstolInitialer: string | null;
  readonly filNavn: string | null;
  readonly type: BegrensningType | null;
}

/** What has been changed in place of a case; of cases with one number what was changed of them at once. */
export function listEndringer(db: Knex, sakId: string): Promise<StoredEndring[]> {
  return rowsOf<StoredEndring>(
    db,
    sql`select e.tidspunkt, e.endret, g.omfang, g.filtype, g.domstol_initialer as "domstolInitialer",
        g.fil_navn as "filNavn", null as type,
        coalesce((select navn from administrator a where a.identitet_hash = e.endret_av), e.operatoer) as av
      from skjult_endring e join tilbaketrekking egen on egen.id = e.tilbaketrekking_id
        join tilbaketrekking g on g.omfang = egen.omfang and g.skjult = egen.skjult
          and (g.id = egen.id or g.omfang <> 'dokument' and g.saksnummer = egen.saksnummer)
      where g.sak_id = ${sakId}
      union all
      select e.tidspunkt, e.endret, null, null, null, null, g.type,
        coalesce((select navn from administrator a where a.identitet_hash = e.endret_av), e.operatoer)
      from skjult_endring e join begrensning egen on egen.id = e.begrensning_id
        join begrensning g on g.type = egen.type and g.satt = egen.satt
          and (g.id = egen.id or g.saksnummer = egen.saksnummer)
      where g.sak_id = ${sakId}
      order by tidspunkt`,
  );
}

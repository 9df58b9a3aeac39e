import type { Knex } from 'knex';
import { rowsOf, sql } from '#db/sql.ts';
import { isSakWithdrawn } from '#db/tilbaketrekking/hidden.ts';

/** Of a case, what the log needs to name it. */
export interface DeskCase {
  readonly sakId: string;
  readonly domstolId: string;
  readonly foerstSett: Date;
  /** Of its hearings; of a case without any, both are null. */
  readonly foerste: Date | null;
  readonly siste: Date | null;
  /** By the names that the log keeps. */
  readonly dokumenter: readonly {
    readonly filtype: 'tiltale' | 'avgjoerelse';
    readonly domstolInitialer: string;
    readonly filNavn: string;
  }[];
}

/** More would make nothing more believable. */
const MOST = 3000;

/** The cases that somebody may see, in a fixed order. */
export function readCases(db: Knex): Promise<DeskCase[]> {
  return rowsOf<DeskCase>(
    db,
    sql`select s.sak_id as "sakId", s.domstol_id as "domstolId", s.foerst_sett as "foerstSett",
        r.foerste, r.siste, coalesce(k.dokumenter, '[]') as dokumenter
      from sak s
        left join lateral (select min(start) as foerste, max(slutt) as siste from rettsmoete
          where sak_id = s.sak_id) r on true
        left join lateral (select json_agg(json_build_object('filtype', filtype,
            'domstolInitialer', domstol_initialer, 'filNavn', coalesce(fil_navn_uten_navn, fil_navn))
            order by fil_navn) as dokumenter from dokument
          where sak_id = s.sak_id) k on true
      where not ${isSakWithdrawn(sql`s.sak_id`)}
      order by s.sak_id limit ${MOST}`,
  );
}

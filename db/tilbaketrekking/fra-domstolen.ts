import type { Knex } from 'knex';
import { rowsOf, sql } from '#db/sql.ts';
import type { BegrensningType } from '#domain/sak.ts';

/** A case that its court has restricted in a list. */
export interface FraDomstolen {
  readonly sakId: string;
  readonly saksnummer: string;
  readonly domstolNavn: string | null;
  readonly typer: readonly BegrensningType[];
  readonly foerstSett: Date;
}

/** How many of them are read: the newest. */
const MOST = 500;

/** The cases that courts have restricted in their lists, the newest first, and how many there are in all. */
export async function readFraDomstolen(
  db: Knex,
): Promise<{ readonly antall: number; readonly rader: readonly FraDomstolen[] }> {
  const rows = await rowsOf<FraDomstolen & { readonly antall: number }>(
    db,
    sql`select s.sak_id as "sakId", s.saksnummer, d.navn as "domstolNavn", s.begrensninger as typer,
        s.foerst_sett as "foerstSett", (count(*) over ())::int as antall
      from sak s left join domstol d on d.id = s.domstol_id
      where s.begrensninger <> '{}' order by s.foerst_sett desc, s.sak_id limit ${MOST}`,
  );
  return { antall: rows[0]?.antall ?? 0, rader: rows.map(({ antall: _, ...row }) => row) };
}

import type { Knex } from 'knex';
import { rowsOf, run, sql } from '#db/sql.ts';
import type { KjentPerson, KjentRedaksjon } from '#domain/redaksjon-vurdering.ts';

interface RegisterRow extends Omit<KjentRedaksjon, 'redaktoer'> {
  readonly redaktoer_navn: string | null;
  readonly redaktoer_epost: string | null;
  readonly kontakter: readonly KjentPerson[];
}

/** The whole register, as applications are recognised by it: some hundred newsrooms. */
export async function readRegister(db: Knex): Promise<KjentRedaksjon[]> {
  const rows = await rowsOf<RegisterRow>(
    db,
    sql`select r.id, r.navn, r.redaktoer_navn, r.redaktoer_epost,
        array(select d.domene from redaksjon_domene d where d.redaksjon_id = r.id order by d.domene) as domener,
        array(select g.navn from redaksjon g where g.slaatt_sammen_i = r.id order by g.navn) as "andreNavn",
        coalesce((select jsonb_agg(jsonb_build_object('navn', k.navn, 'epost', k.epost) order by k.id)
          from redaksjon_kontakt k where k.redaksjon_id = r.id), '[]') as kontakter
      from redaksjon r where r.slaatt_sammen_i is null order by lower(r.navn), r.id`,
  );
  return rows.map(({ redaktoer_navn: navn, redaktoer_epost: epost, ...rest }) => ({
    ...rest,
    redaktoer: navn !== null && epost !== null ? { navn, epost } : null,
  }));
}

/** Lets one at a time change the register: what is read after this stays true until the transaction ends. */
export function lockRegister(db: Knex): Promise<void> {
  return run(db, sql`select pg_advisory_xact_lock(${LOCK}::bigint)`);
}
const LOCK = '0x7265646b';

/** Which of these domains belong to another newsroom than `except`, and to which. */
export function domenerAvAndre(
  db: Knex,
  domener: readonly string[],
  except: string | null,
): Promise<{ domene: string; navn: string }[]> {
  return rowsOf(
    db,
    sql`select d.domene, r.navn from redaksjon_domene d join redaksjon r on r.id = d.redaksjon_id
      where d.domene = any(${domener}::text[]) and d.redaksjon_id is distinct from ${except}::uuid
      order by d.domene`,
  );
}

/** Whether another newsroom than `except` has this name, in any letter case. */
export async function erNavnOpptatt(
  db: Knex,
  navn: string,
  except: string | null,
): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`select from redaksjon where slaatt_sammen_i is null and lower(navn) = lower(${navn})
      and id is distinct from ${except}::uuid`,
  );
  return rows.length > 0;
}

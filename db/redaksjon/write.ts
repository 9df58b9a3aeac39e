import type { Knex } from 'knex';
import type { RedaksjonSkjema } from '#contract/admin/redaksjoner.ts';
import { firstRowOf, rowsOf, run, sql } from '#db/sql.ts';

/** Stores a newsroom and gives its id. Its name and domains are no other one's. */
export async function insertRedaksjon(
  db: Knex,
  skjema: RedaksjonSkjema,
  now: Date,
): Promise<string> {
  const row = await firstRowOf<{ id: string }>(
    db,
    sql`insert into redaksjon (navn, redaktoer_navn, redaktoer_epost, opprettet)
      values (${skjema.navn}, ${skjema.redaktoerNavn || null}, ${skjema.redaktoerEpost || null}, ${now})
      returning id`,
  );
  const { id } = row!;
  await writeParts(db, id, skjema);
  return id;
}

/** Replaces what is known of a newsroom. Contact persons whose address stays are the same ones. */
export async function updateRedaksjon(
  db: Knex,
  id: string,
  skjema: RedaksjonSkjema,
): Promise<void> {
  await run(
    db,
    sql`update redaksjon set navn = ${skjema.navn}, redaktoer_navn = ${skjema.redaktoerNavn || null},
      redaktoer_epost = ${skjema.redaktoerEpost || null}, versjon = versjon + 1 where id = ${id}`,
  );
  await writeParts(db, id, skjema);
}

async function writeParts(
  db: Knex,
  id: string,
  { domener, kontakter }: RedaksjonSkjema,
): Promise<void> {
  await run(
    db,
    sql`delete from redaksjon_domene where redaksjon_id = ${id} and domene <> all(${domener}::text[])`,
  );
  await run(
    db,
    sql`insert into redaksjon_domene (domene, redaksjon_id)
      select domene, ${id}::uuid from unnest(${domener}::text[]) as domene on conflict (domene) do nothing`,
  );
  await run(
    db,
    sql`delete from redaksjon_kontakt where redaksjon_id = ${id}
      and lower(epost) <> all(${kontakter.map(({ epost }) => epost.toLowerCase())}::text[])`,
  );
  await run(
    db,
    sql`insert into redaksjon_kontakt (redaksjon_id, navn, stilling, epost)
      select ${id}::uuid, navn, stilling, epost
        from jsonb_to_recordset(${JSON.stringify(kontakter)}::jsonb) as k (navn text, stilling text, epost text)
      on conflict (redaksjon_id, lower(epost))
        do update set navn = excluded.navn, stilling = excluded.stilling, epost = excluded.epost`,
  );
}

/**
 * Lets press users without a newsroom belong to the one whose domain their address is at; gives their ids. An address of a freelancer says
 * nothing: it is where they buy their e-mail.
 */
export async function samleBrukere(
  db: Knex,
  id: string,
  domener: readonly string[],
): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`update pressebruker p set redaksjon_id = ${id}
      where p.redaksjon_id is null and p.jobber_som_frilanser is not true and exists (
        select from unnest(${domener}::text[]) as domene
        where right('.' || split_part(lower(p.epost), '@', 2), length(domene) + 1) = '.' || domene)
      returning p.id`,
  );
  return rows.map((row) => row.id);
}

/**
 * Removes a newsroom, and what was merged into it. Those whose access has ended belong to none then; of whoever has access the caller has
 * made sure that there is nobody.
 */
export async function deleteRedaksjon(db: Knex, id: string): Promise<void> {
  await run(db, sql`update pressebruker set redaksjon_id = null where redaksjon_id = ${id}`);
  await run(db, sql`delete from redaksjon where slaatt_sammen_i = ${id}`);
  await run(db, sql`delete from redaksjon where id = ${id}`);
}

/** Says to which newsroom a press user belongs; null: to none. */
export async function setBrukerRedaksjon(
  db: Knex,
  brukerId: string,
  redaksjonId: string | null,
): Promise<void> {
  await run(
    db,
    sql`update pressebruker set redaksjon_id = ${redaksjonId}::uuid where id = ${brukerId}`,
  );
}

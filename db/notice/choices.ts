import type { Knex } from 'knex';
import { changedBy, firstRowOf, run, sql } from '#db/sql.ts';
import type { Varsle } from '#domain/notices.ts';

/** What one person has chosen of e-mails with notices, and what stands in their way. */
export interface NoticeChoices {
  readonly epost: string | null;
  readonly favoritter: Varsle;
  readonly favoritterValgt: boolean;
  readonly soekSist: Varsle | null;
  /** The address refused an e-mail for good. */
  readonly avvist: Date | null;
  /** All of it was stopped, by the link in an e-mail. */
  readonly stoppet: Date | null;
}

export async function readNoticeChoices(db: Knex, pressebrukerId: string): Promise<NoticeChoices> {
  const row = await firstRowOf<NoticeChoices>(
    db,
    // An older version of the program does not note that it was chosen.
    sql`select p.epost, coalesce(v.favoritter, 'aldri') as favoritter, v.avvist, v.stoppet,
        coalesce(v.favoritter_valgt or v.favoritter <> 'aldri', false) as "favoritterValgt",
        v.soek_sist as "soekSist"
      from pressebruker p left join varsling v on v.pressebruker_id = p.id
      where p.id = ${pressebrukerId}`,
  );
  return row!;
}

/** How soon changes of favourites are told by e-mail. What has happened before they were is not told. */
export async function setFavoritterVarsle(
  db: Knex,
  pressebrukerId: string,
  { varsle, now }: { readonly varsle: Varsle; readonly now: Date },
): Promise<void> {
  const fra = varsle === 'aldri' ? null : now;
  const before = await firstRowOf<{ favoritter: Varsle }>(
    db,
    sql`select favoritter from varsling where pressebruker_id = ${pressebrukerId} for update`,
  );
  await run(
    db,
    sql`insert into varsling (pressebruker_id, favoritter, favoritter_fra, favoritter_valgt)
      values (${pressebrukerId}, ${varsle}, ${fra}::timestamptz, true)
      on conflict (pressebruker_id) do update set favoritter = excluded.favoritter, favoritter_valgt = true,
        favoritter_fra = case when excluded.favoritter = 'aldri' then null
          else coalesce(varsling.favoritter_fra, excluded.favoritter_fra) end`,
  );
  if (varsle !== 'aldri' && (before?.favoritter ?? 'aldri') !== 'aldri') return;
  await run(
    db,
    sql`update nyhet set sendt = ${now} where pressebruker_id = ${pressebrukerId}
      and endring_nr is not null and sendt is null`,
  );
}

/** How soon its owner is told what the search finds, from `now` on, which their next search begins with; false when this person has none of that id. */
export async function setLagretSoekVarsle(
  db: Knex,
  { pressebrukerId, id }: { readonly pressebrukerId: string; readonly id: number },
  { varsle, now }: { readonly varsle: Varsle; readonly now: Date },
): Promise<boolean> {
  const before = await firstRowOf<{ varsle: Varsle }>(
    db,
    sql`select varsle from lagret_soek where id = ${id} and pressebruker_id = ${pressebrukerId} for update`,
  );
  if (!before) return false;
  await run(
    db,
    sql`insert into varsling (pressebruker_id, soek_sist) values (${pressebrukerId}, ${varsle})
      on conflict (pressebruker_id) do update set soek_sist = excluded.soek_sist`,
  );
  if (before.varsle === varsle) return true;
  const fra = varsle === 'aldri' ? null : now;
  await run(
    db,
    sql`update lagret_soek set varsle = ${varsle}, varsler_fra = case when ${fra}::timestamptz is null then null
        else coalesce(varsler_fra, ${fra}) end where id = ${id}`,
  );
  if (varsle !== 'aldri' && before.varsle !== 'aldri') return true;
  await run(
    db,
    sql`update nyhet set sendt = ${now} where pressebruker_id = ${pressebrukerId}
      and lagret_soek_id = ${id} and sendt is null`,
  );
  return true;
}

/** No e-mail with notices is sent until `startNoticeMail`. What is chosen stays. False when that was so already. */
export async function stopNoticeMail(
  db: Knex,
  pressebrukerId: string,
  { grunn, now }: { readonly grunn: 'stoppet' | 'avvist'; readonly now: Date },
): Promise<boolean> {
  const [stoppet, avvist] = grunn === 'stoppet' ? [now, null] : [null, now];
  const changed = await changedBy(
    db,
    sql`insert into varsling (pressebruker_id, stoppet, avvist)
      select id, ${stoppet}::timestamptz, ${avvist}::timestamptz from pressebruker
      where id = ${pressebrukerId}
      on conflict (pressebruker_id) do update set
        stoppet = coalesce(varsling.stoppet, excluded.stoppet),
        avvist = coalesce(varsling.avvist, excluded.avvist)
        where (varsling.stoppet is null and excluded.stoppet is not null)
          or (varsling.avvist is null and excluded.avvist is not null)`,
  );
  return changed > 0;
}

/** E-mails are sent again, of what happens from `now` on. */
export async function startNoticeMail(db: Knex, pressebrukerId: string, now: Date): Promise<void> {
  await run(
    db,
    sql`update varsling set stoppet = null, avvist = null where pressebruker_id = ${pressebrukerId}`,
  );
  await run(
    db,
    sql`update nyhet set sendt = ${now}
      where pressebruker_id = ${pressebrukerId} and sendt is null`,
  );
}

import type { Knex } from 'knex';
import { firstRowOf, rowsOf, run, sql, type Sql } from '#db/sql.ts';
import { holdMail } from '#db/queues/mail-outbox.ts';
import { LOCKED_UNTIL } from '#domain/sletting.ts';

/** The deletion of a press user that an administrator has ordered. */
export interface Sletting {
  /** Carried out from then on; until then it can be undone. */
  readonly fra: Date;
  readonly bestilt: Date;
  readonly bestiltAv: Buffer;
  /** The administrator's name; null: one no more. */
  readonly av: string | null;
}

const administratorName = sql`(select navn from administrator a where a.identitet_hash = p.slettes_bestilt_av)`;

/** The ordered deletion of this person; null when there is none. */
export async function readSletting(db: Knex, identitetHash: Buffer): Promise<Sletting | null> {
  const row = await firstRowOf<Sletting>(
    db,
    sql`select slettes_fra as fra, slettes_bestilt as bestilt, slettes_bestilt_av as "bestiltAv",
        ${administratorName} as av
      from pressebruker p where identitet_hash = ${identitetHash} and slettes_fra is not null`,
  );
  return row ?? null;
}

/** Whether a question to an employer is about somebody whose deletion is ordered: nothing of the person is shown by its link. */
export async function isOfSlettes(db: Knex, bekreftelseId: string): Promise<boolean> {
  const row = await firstRowOf(
    db,
    sql`select 1 from arbeidsgiver_bekreftelse b join pressebruker p on p.identitet_hash = b.identitet_hash
      where b.id = ${bekreftelseId} and p.slettes_fra is not null`,
  );
  return row !== undefined;
}

interface Order {
  readonly fra: Date;
  readonly av: Buffer;
  /** What a version of the programs that does not know of orders shows as the reason of a suspension. */
  readonly begrunnelse: string;
  readonly now: Date;
}

/**
 * Orders the deletion of a press user whose row is locked, in the caller's transaction. Access is suspended without an end, where there is
 * any: every reader of access understands that. What waits to be sent is held.
 */
export async function orderSletting(
  db: Knex,
  identitetHash: Buffer,
  { fra, av, begrunnelse, now }: Order,
): Promise<void> {
  const hasAccess = sql`tilgang_fra <= ${now}::timestamptz
    and (sluttdato is null or oslo_dag(sluttdato) > ${now}::timestamptz)`;
  const suspend = (value: Sql, column: Sql) =>
    sql`case when ${hasAccess} then ${value} else ${column} end`;
  await run(
    db,
    sql`update pressebruker set slettes_fra = ${fra}, slettes_bestilt = ${now}, slettes_bestilt_av = ${av},
        foer_sletting = case when suspendert_til is null then null else jsonb_build_object(
          'til', suspendert_til, 'fra', suspendert_fra, 'begrunnelse', suspendert_begrunnelse) end,
        suspendert_til = ${suspend(sql`${LOCKED_UNTIL}::date`, sql`suspendert_til`)},
        suspendert_fra = ${suspend(sql`${now}::timestamptz`, sql`suspendert_fra`)},
        suspendert_begrunnelse = ${suspend(sql`${begrunnelse}::text`, sql`suspendert_begrunnelse`)}
      where identitet_hash = ${identitetHash}`,
  );
  await holdMail(db, identitetHash, true);
}

/** The press user is as before the order, in the caller's transaction; the row is locked. */
export async function undoSletting(db: Knex, identitetHash: Buffer): Promise<void> {
  await run(
    db,
    sql`update pressebruker set slettes_fra = null, slettes_bestilt = null, slettes_bestilt_av = null,
        foer_sletting = null, suspendert_til = (foer_sletting ->> 'til')::date,
        suspendert_fra = (foer_sletting ->> 'fra')::timestamptz,
        suspendert_begrunnelse = foer_sletting ->> 'begrunnelse'
      where identitet_hash = ${identitetHash}`,
  );
  await holdMail(db, identitetHash, false);
}

/** A press user whose deletion is to be carried out. */
interface DueSletting extends Sletting {
  readonly id: string;
  readonly identitetHash: Buffer;
}

/** Those whose deletion is due at `now`; `of`: only this person, with the row locked. */
export async function listDueSlettinger(
  db: Knex,
  now: Date,
  of: Buffer | null = null,
): Promise<DueSletting[]> {
  const which = of ? sql`and identitet_hash = ${of} for update` : sql`order by slettes_fra, id`;
  return rowsOf<DueSletting>(
    db,
    sql`select id, identitet_hash as "identitetHash", slettes_fra as fra, slettes_bestilt as bestilt,
        slettes_bestilt_av as "bestiltAv", null as av
      from pressebruker where slettes_fra <= ${now} ${which}`,
  );
}

import type { Knex } from 'knex';
import { raw, sql, type Sql } from '#db/sql.ts';
import type { Access } from '#domain/access.ts';
import { type Day, osloDay } from '#domain/time.ts';

/** The columns of `pressebruker` that access depends on. */
export interface AccessColumns {
  readonly tilgang_fra: Date | null;
  readonly tilgang_til: Date | null;
  readonly sluttdato: Day | null;
  readonly suspendert_til: Day | null;
  /** Of the newsroom's suspension. */
  readonly redaksjon_suspendert_fra: Date | null;
  readonly redaksjon_suspendert_til: Day | null;
}

/** `AccessColumns` of the table `pressebruker p`. */
export const ACCESS_COLUMNS = raw(
  'p.tilgang_fra, p.tilgang_til, p.sluttdato, p.suspendert_til, p.redaksjon_suspendert_fra, p.redaksjon_suspendert_til',
);

/** The columns as domain/access.ts reads them. */
export function accessOf(row: AccessColumns): Access {
  return {
    from: row.tilgang_fra,
    to: row.tilgang_til,
    endDate: row.sluttdato,
    suspendedUntil: row.suspendert_til,
    newsroomSuspension: row.redaksjon_suspendert_fra && { until: row.redaksjon_suspendert_til },
  };
}

/**
 * `accessState` of domain/access.ts in SQL, over the columns of `pressebruker` at `now`, for lists that are
 * filtered and sorted by it: the same conditions in the same order. A comparison with null holds nowhere. A
 * property test compares the two.
 */
export function accessStateSql(now: Date): Sql {
  const today = osloDay(now);
  return sql`(case
    when tilgang_fra is null or tilgang_fra > ${now}::timestamptz then 'applicant'
    when sluttdato <= ${today}::date then 'ended'
    when suspendert_til > ${today}::date or redaksjon_suspendert_fra is not null
      and coalesce(redaksjon_suspendert_til > ${today}::date, true) then 'suspended'
    when tilgang_til <= ${now}::timestamptz then 'lapsed'
    else 'valid'
  end)`;
}

/** A suspension as it is stored; domain/access.ts decides whether it is still in force. */
export interface Suspensjon {
  /** The Oslo day on which it ends by itself. */
  readonly til: Day;
  readonly begrunnelse: string;
  readonly fra: Date;
}

interface SuspensjonRow {
  readonly suspendert_til: Day | null;
  readonly suspendert_fra: Date;
  readonly suspendert_begrunnelse: string;
}

/** The person's last suspension, over or not; null when there was none, or it was lifted. */
export async function readSuspensjon(db: Knex, identitetHash: Buffer): Promise<Suspensjon | null> {
  const row = await db('pressebruker')
    .where({ identitet_hash: identitetHash })
    .first<SuspensjonRow | undefined>('suspendert_til', 'suspendert_fra', 'suspendert_begrunnelse');
  if (!row?.suspendert_til) return null;
  const { suspendert_til: til, suspendert_fra: fra, suspendert_begrunnelse: begrunnelse } = row;
  return { til, fra, begrunnelse };
}

/** Stores the suspension, in place of an earlier one if there is one; null lifts it. */
export async function writeSuspensjon(
  db: Knex,
  identitetHash: Buffer,
  suspensjon: Suspensjon | null,
): Promise<void> {
  await db('pressebruker')
    .where({ identitet_hash: identitetHash })
    .update({
      suspendert_til: suspensjon?.til ?? null,
      suspendert_fra: suspensjon?.fra ?? null,
      suspendert_begrunnelse: suspensjon?.begrunnelse ?? null,
    });
}

import type { Knex } from 'knex';
import type { Access } from '#domain/access.ts';
import { type Day, osloDay } from '#domain/time.ts';

/** The columns of `pressebruker` that access follows from. */
export interface AccessColumns {
  readonly tilgang_fra: Date | null;
  readonly tilgang_til: Date | null;
  readonly sluttdato: Day | null;
  readonly suspendert_til: Day | null;
}

/** The columns as domain/access.ts reads them. */
export function accessOf(row: AccessColumns): Access {
  return {
    from: row.tilgang_fra,
    to: row.tilgang_til,
    endDate: row.sluttdato,
    suspendedUntil: row.suspendert_til,
  };
}

/**
 * domain/access.ts' `accessState` in SQL, over the columns of `pressebruker` at `now`, for lists that are
 * filtered and sorted by it: the same conditions in the same order, and what is unknown (null) holds nowhere.
 */
export function accessStateSql(db: Knex, now: Date): Knex.Raw {
  const today = osloDay(now);
  return db.raw(
    `(case
        when tilgang_fra is null or tilgang_fra > ?::timestamptz then 'applicant'
        when sluttdato <= ?::date then 'ended'
        when suspendert_til > ?::date then 'suspended'
        when tilgang_til <= ?::timestamptz then 'lapsed'
        else 'valid'
      end)`,
    [now, today, today, now],
  );
}

/** As it is stored: whether it still holds, domain/access.ts says. */
export interface Suspensjon {
  /** The Oslo day on which it lifts itself. */
  readonly til: Day;
  readonly begrunnelse: string;
  readonly fra: Date;
}

interface SuspensjonRow {
  readonly suspendert_til: Day | null;
  readonly suspendert_fra: Date;
  readonly suspendert_begrunnelse: string;
}

/** The last suspension of the person, over or not; null when there has been none, or it was lifted. */
export async function readSuspensjon(db: Knex, identitetHash: Buffer): Promise<Suspensjon | null> {
  const row = await db('pressebruker')
    .where({ identitet_hash: identitetHash })
    .first<SuspensjonRow | undefined>('suspendert_til', 'suspendert_fra', 'suspendert_begrunnelse');
  if (!row?.suspendert_til) return null;
  const { suspendert_til: til, suspendert_fra: fra, suspendert_begrunnelse: begrunnelse } = row;
  return { til, fra, begrunnelse };
}

/** Stores the suspension in place of the one there may be; null lifts it. */
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

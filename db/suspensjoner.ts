import type { Knex } from 'knex';
import type { Day } from '#domain/time.ts';

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

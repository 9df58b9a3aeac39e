import type { Knex } from 'knex';
import { firstRowOf, rowsOf, run, sql } from '#db/sql.ts';
import { STATUS } from '#domain/soeknad.ts';

/** A question about an application that waits for a decision, which the employer has not answered. */
export interface Unanswered {
  readonly id: string;
  readonly identitetHash: Buffer;
  readonly opprettet: Date;
  readonly utloeper: Date;
  /** The applicant. */
  readonly fornavn: string;
  readonly epost: string;
  /** As it was asked. */
  readonly question: {
    readonly navn: string;
    readonly stilling: string;
    readonly redaksjon: string;
    readonly kontaktperson: string;
    readonly epost: string;
    readonly frilanser: boolean;
  };
}

const COLUMNS = sql`b.id, b.identitet_hash as "identitetHash", b.opprettet, b.utloeper, s.fornavn, s.epost,
  jsonb_build_object('navn', b.navn, 'stilling', b.stilling, 'redaksjon', b.redaksjon,
    'kontaktperson', b.kontaktperson_navn, 'epost', b.kontaktperson_epost,
    'frilanser', s.jobber_som_frilanser) as question`;
const OPEN = sql`b.svar is null and b.erstattet is null and b.slettet is null`;
/** Nobody is written to about somebody whose deletion is ordered. */
const ACTIVE = sql`s.slettet is null and s.status in (${STATUS.ny}, ${STATUS.paaVent})
  and not exists (select from pressebruker p where p.identitet_hash = s.identitet_hash and p.slettes_fra is not null)`;

interface Reading {
  readonly now: Date;
  readonly limit: number;
}

/**
 * Open questions asked at `until` at the latest of which nobody has been reminded, the oldest first, locked until the
 * transaction ends. Those that somebody else has locked are left for the next time.
 */
export function readUnreminded(
  db: Knex,
  { until, now, limit }: Reading & { readonly until: Date },
): Promise<Unanswered[]> {
  return rowsOf<Unanswered>(
    db,
    sql`select ${COLUMNS} from arbeidsgiver_bekreftelse b join soeknad s on s.id = b.soeknad_id
      where ${OPEN} and b.paaminnet is null and b.opprettet <= ${until} and b.utloeper > ${now} and ${ACTIVE}
      order by b.opprettet limit ${limit} for update of b skip locked`,
  );
}

/** As `readUnreminded`: questions whose link has lapsed, of which the applicant has not been told. */
export function readLapsed(db: Knex, { now, limit }: Reading): Promise<Unanswered[]> {
  return rowsOf<Unanswered>(
    db,
    sql`select ${COLUMNS} from arbeidsgiver_bekreftelse b join soeknad s on s.id = b.soeknad_id
      where ${OPEN} and b.utloep_varslet is null and b.utloeper <= ${now} and ${ACTIVE}
      order by b.utloeper limit ${limit} for update of b skip locked`,
  );
}

export function markReminded(db: Knex, ids: readonly string[], now: Date): Promise<void> {
  return run(
    db,
    sql`update arbeidsgiver_bekreftelse set paaminnet = ${now} where id = any(${[...ids]}::uuid[])`,
  );
}

export function markLapseTold(db: Knex, ids: readonly string[], now: Date): Promise<void> {
  return run(
    db,
    sql`update arbeidsgiver_bekreftelse set utloep_varslet = ${now} where id = any(${[...ids]}::uuid[])`,
  );
}

/** Until when a question can be answered that its application still waits for; null when nobody waits for it any more. */
export async function awaitedUntil(db: Knex, id: string): Promise<Date | null> {
  const row = await firstRowOf<{ utloeper: Date }>(
    db,
    sql`select b.utloeper from arbeidsgiver_bekreftelse b join soeknad s on s.id = b.soeknad_id
      where b.id = ${id} and ${OPEN} and ${ACTIVE}`,
  );
  return row?.utloeper ?? null;
}

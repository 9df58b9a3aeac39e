import type { Knex } from 'knex';
import { accessOf, type AccessColumns } from '#db/bruker/access.ts';
import { findOccasions } from '#db/queues/mail-outbox.ts';
import { isReminderDue, REMINDER_MONTHS } from '#domain/access.ts';
import { addOsloDays, addOsloMonths } from '#domain/time.ts';
import { enqueueMail } from './mail.ts';

interface Candidate extends AccessColumns {
  readonly id: string;
  readonly identitet_hash: Buffer;
  readonly fornavn: string;
  readonly epost: string;
  /** Not null, by the condition of `readCandidates`. */
  readonly tilgang_til: Date;
}

/**
 * Puts the reminder of the yearly update into the outbox for everybody for whom it is due at `now`, and returns how many
 * that were. Each update is reminded of once, however often and in however many processes this runs.
 */
export async function enqueueReminders(db: Knex, now: Date): Promise<number> {
  return db.transaction(async (trx: Knex) => {
    const due = (await readCandidates(trx, now)).filter((one) => isReminderDue(accessOf(one), now));
    const told = await findOccasions(trx, due.map(keyOf));
    const untold = due.filter((one) => !told.has(keyOf(one)));
    for (const one of untold) await remind(trx, one, now);
    return untold.length;
  });
}

/**
 * The rows are locked, so that no reminder is written for a profile that is being ended. Rows that somebody else has
 * locked are left for the next run.
 */
function readCandidates(trx: Knex, now: Date): Promise<Candidate[]> {
  return trx('pressebruker')
    .whereBetween('tilgang_til', [now, reminderHorizon(now)])
    .whereNotNull('tilgang_fra')
    .whereNotNull('epost')
    .forShare()
    .skipLocked()
    .select<Candidate[]>(
      'id',
      ...['identitet_hash', 'fornavn', 'epost'],
      ...['tilgang_fra', 'tilgang_til', 'sluttdato', 'suspendert_til'],
      ...['redaksjon_suspendert_fra', 'redaksjon_suspendert_til'],
    );
}

/**
 * No reminder can be due for what lapses later than this. Months differ by up to three days: a month before
 * 31 March is the last day of February, a month after which is 28 March.
 */
export function reminderHorizon(now: Date): Date {
  return addOsloDays(addOsloMonths(now, REMINDER_MONTHS), 4);
}

function keyOf({ id, tilgang_til }: Candidate): string {
  return `aarlig_paaminnelse:${id}:${tilgang_til.toISOString()}`;
}

async function remind(trx: Knex, one: Candidate, now: Date): Promise<void> {
  await enqueueMail(
    trx,
    {
      mal: 'aarlig_paaminnelse',
      data: { fornavn: one.fornavn, tilgangTil: one.tilgang_til.toISOString() },
      til: one.epost,
      identitetHash: one.identitet_hash,
      noekkel: keyOf(one),
    },
    now,
  );
}

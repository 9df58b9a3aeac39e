import type { Knex } from 'knex';
import {
  type Unanswered,
  markLapseTold,
  markReminded,
  readLapsed,
  readUnreminded,
} from '#db/soeknad/ubesvart.ts';
import { lastLinkDay } from '#domain/arbeidsgiver.ts';
import { reminderDue, reminderHorizon } from '#domain/spoerre-igjen.ts';
import { enqueueMail } from './mail.ts';

/** How many questions are written about at a time. */
const BATCH = 200;

/**
 * Puts into the outbox what is due at `now` about questions that no employer has answered: a reminder to the contact person
 * after a week, and when the link has lapsed, what to do, to the applicant. Each question is written about once, however often
 * and in however many processes this runs, and whenever one is killed: the mark and the message are one transaction.
 * Returns how many messages were written.
 */
export async function enqueueEmployerReminders(db: Knex, now: Date): Promise<number> {
  const reminded = await inBatches(() => db.transaction((trx: Knex) => remind(trx, now)));
  return reminded + (await inBatches(() => db.transaction((trx: Knex) => tellLapsed(trx, now))));
}

/** Works until a batch is not full, and gives the sum. */
async function inBatches(work: () => Promise<number>): Promise<number> {
  let sum = 0;
  for (;;) {
    const written = await work();
    sum += written;
    if (written < BATCH) return sum;
  }
}

async function remind(trx: Knex, now: Date): Promise<number> {
  const read = await readUnreminded(trx, { until: reminderHorizon(now), now, limit: BATCH });
  const due = read.filter(({ opprettet }) => reminderDue(opprettet) <= now);
  await markReminded(trx, idsOf(due), now);
  for (const one of due) {
    const { id, identitetHash, question, opprettet, utloeper } = one;
    const data = {
      ...{ bekreftelseId: id, spurt: opprettet.toISOString(), utloeper: utloeper.toISOString() },
      ...{ kontaktperson: question.kontaktperson, navn: question.navn },
      ...{ stilling: question.stilling, redaksjon: question.redaksjon },
      ...(question.frilanser && { frilanser: true }),
    };
    const mail = { mal: 'arbeidsgiver_paaminnelse', til: question.epost, data } as const;
    const noekkel = `arbeidsgiver_paaminnelse:${id}`;
    await enqueueMail(trx, { ...mail, identitetHash, noekkel }, now);
  }
  return due.length;
}

async function tellLapsed(trx: Knex, now: Date): Promise<number> {
  const lapsed = await readLapsed(trx, { now, limit: BATCH });
  await markLapseTold(trx, idsOf(lapsed), now);
  for (const { id, identitetHash, fornavn, epost, question, utloeper } of lapsed) {
    const frist = lastLinkDay(utloeper);
    const data = { bekreftelseId: id, fornavn, kontaktperson: question.kontaktperson, frist };
    const mail = { mal: 'arbeidsgiver_ikke_svart', til: epost, data } as const;
    const noekkel = `arbeidsgiver_ikke_svart:${id}`;
    await enqueueMail(trx, { ...mail, identitetHash, noekkel }, now);
  }
  return lapsed.length;
}

const idsOf = (questions: readonly Unanswered[]) => questions.map(({ id }) => id);

import type { Knex } from 'knex';
import type { Mail, NoticesData, ReadyMail } from '#bff/mail/mail.ts';
import { type Fortalt, readTold } from '#bff/notices/told.ts';
import { readNotices } from '#db/notice/read.ts';
import { readMottaker } from '#db/notice/unsent.ts';
import { sql } from '#db/sql.ts';
import { noticeTitle, TREFF } from '#domain/endring-tekster.ts';
import { addOsloDays } from '#domain/time.ts';
import { STOPPLENKE_DAYS } from '#domain/notice-mail.ts';
import { mayBeTold } from './enqueue.ts';

/**
 * News as they may be sent at `now`. The outbox has ids only, and what is told of them is decided now: null when nothing is
 * left of it, or its reader may be told nothing any more.
 */
export async function readyNotices(
  db: Knex,
  { data: { pressebrukerId, nyheter, flere } }: Extract<Mail, { mal: 'nyheter' }>,
  now: Date,
): Promise<ReadyMail | null> {
  const mottaker = await readMottaker(db, pressebrukerId);
  if (!mottaker || !mayBeTold(mottaker, now)) return null;
  const fortalt = await readTold(db, { now }, () =>
    readNotices(
      db,
      sql`select * from nyhet where id = any(${nyheter}) and pressebruker_id = ${pressebrukerId}`,
    ),
  );
  if (fortalt.length === 0) return null;
  const stopp = { id: pressebrukerId, utloeper: addOsloDays(now, STOPPLENKE_DAYS).toISOString() };
  const data = { fornavn: mottaker.fornavn, linjer: linesOf(fortalt), flere, stopp };
  return { mal: 'nyheter', data };
}

/** Several searches may find one case, and the same may happen to it twice: it is told once. */
function linesOf(fortalt: readonly Fortalt[]): NoticesData['linjer'] {
  const lines = fortalt.map(({ sak, endring }) => ({
    ...sak,
    hva: endring ? noticeTitle(endring, 'epost') : TREFF.epost,
    erTreff: endring === null,
  }));
  const byWords = new Map(lines.map((line) => [`${line.sakId} ${line.hva}`, line]));
  return [...byWords.values()];
}

import type { Knex } from 'knex';
import { enqueueMail } from '#bff/mail/mail.ts';
import { readFirstTold } from '#bff/notices/told.ts';
import { isDatabaseUnavailable } from '#db/errors.ts';
import { readNotices, type StoredNotice } from '#db/notice/read.ts';
import {
  type DueNotice,
  leaveOut,
  leaveOutUnwanted,
  listPersonsDue,
  lockMottaker,
  markSent,
  type Mottaker,
  noteSentLast,
  readDue,
  readMottaker,
} from '#db/notice/unsent.ts';
import { sql } from '#db/sql.ts';
import { accessState } from '#domain/access.ts';
import { isGivenUp } from '#domain/notice-mail.ts';

/** Persons asked for at a time. */
const PERSONS = 100;
/** For so many persons in a row the database was not there: it is not one of them, and the round ends. */
const AWAY = 3;
/** An e-mail is made of so many notices at most; it says that there are more. */
const MOST = 1000;

/**
 * Puts an e-mail into the outbox for everybody for whom news is due at `now`, and returns how many that were. Each notice
 * is in one e-mail, however often and in however many processes this runs: its row is marked in the transaction in which
 * the e-mail is written. Where it fails for somebody, the others have their turn, and it stays due for the next round;
 * `onFaults` is told of it afterwards.
 */
export async function enqueueNotices(
  db: Knex,
  now: Date,
  onFaults: (errors: readonly unknown[]) => void = throwFirst,
): Promise<number> {
  const faults: unknown[] = [];
  let inARow = 0;
  let written = 0;
  let after: string | null = null;
  for (;;) {
    const persons = await listPersonsDue(db, now, { after, limit: PERSONS });
    for (const id of persons)
      try {
        if (await tell(db, id, now)) written += 1;
        inARow = 0;
      } catch (error) {
        inARow += isDatabaseUnavailable(error) ? 1 : 0;
        if (inARow === AWAY) throw error;
        faults.push(error);
      }
    after = persons.at(-1) ?? null;
    if (persons.length < PERSONS) break;
  }
  if (faults.length > 0) onFaults(faults);
  return written;
}

function throwFirst([first]: readonly unknown[]): never {
  throw first;
}

/** Whether an e-mail was written. Somebody who may be told nothing is not told later of what happened meanwhile. */
async function tell(db: Knex, id: string, now: Date): Promise<boolean> {
  const mottaker = await readMottaker(db, id);
  if (!mottaker) return false;
  if (!mayBeTold(mottaker, now)) {
    await leaveOut(db, id, { before: now, now });
    return false;
  }
  await leaveOutUnwanted(db, id, now);
  const { due, fortalte, flere } = await firstDue(db, id, now);
  const ids = fortalte.map(({ notice }) => notice.id);
  const told = new Set(ids);
  // What may not be told now may perhaps be told in a while, when the index has caught up.
  const untold = due.filter((one) => !told.has(one.id) && isGivenUp(one, now));
  await markSent(db, id, { ids: untold.map((one) => one.id), now });
  return ids.length > 0 && write(db, mottaker, { ids, flere, now });
}

/** What may be told of what is due, and all that was read for it. */
async function firstDue(db: Knex, id: string, now: Date) {
  const due: DueNotice[] = [];
  const read = async (after: StoredNotice | null, limit: number) => {
    const page = await readDue(db, id, { now, after, limit });
    due.push(...page);
    return page.length === 0 ? [] : readNotices(db, byIds(page));
  };
  return { due, ...(await readFirstTold(db, { now }, { most: MOST, read })) };
}

/** Also asked again when the e-mail is sent. */
export function mayBeTold({ epost, access, erStanset }: Mottaker, now: Date): boolean {
  return epost !== null && !erStanset && accessState(access, now) === 'valid';
}

const byIds = (due: readonly DueNotice[]) =>
  sql`select * from nyhet where id = any(${due.map(({ id }) => id)})`;

interface Told {
  readonly ids: readonly number[];
  /** There were more than one e-mail is made of: it stands for the older ones too. */
  readonly flere: boolean;
  readonly now: Date;
}

/** In one transaction; does nothing when another process has told this person meanwhile. */
function write(db: Knex, mottaker: Mottaker, { ids, flere, now }: Told): Promise<boolean> {
  const { id, identitetHash, epost } = mottaker;
  return db.transaction(async (trx: Knex) => {
    if (epost === null || !(await lockMottaker(trx, id))) return false;
    const marked = await markSent(trx, id, { ids, now });
    const [newest] = [...marked].sort((a, b) => b - a);
    if (newest === undefined) return false;
    if (flere) await leaveOut(trx, id, { before: now, now });
    await noteSentLast(trx, id, now);
    await enqueueMail(
      trx,
      {
        mal: 'nyheter',
        data: { pressebrukerId: id, nyheter: marked, flere },
        ...{ til: epost, identitetHash, noekkel: `nyheter:${id}:${newest}` },
      },
      now,
    );
    return true;
  });
}

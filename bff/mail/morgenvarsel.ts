import type { Knex } from 'knex';
import type { Deps } from '#bff/deps.ts';
import { listMorgenLesere } from '#db/administrator/varsler.ts';
import { readOverdue } from '#db/gjennomgang/reviews.ts';
import { readSendinger } from '#db/domstol/innlesinger.ts';
import { countDeadLetters } from '#db/queues/dead-letters.ts';
import { countMail, countUnsent, findOccasions } from '#db/queues/mail-outbox.ts';
import { readBacklog } from '#db/queues/sak-outbox.ts';
import { readKlare } from '#db/soeknad/list.ts';
import { clockState } from '#domain/clock.ts';
import { LAG_ALARM } from '#domain/drift.ts';
import {
  morgenlinjer,
  morgenOf,
  MORGENVARSEL_LESER_DAYS,
  type Morgenstatus,
} from '#domain/morgenvarsel.ts';
import { STOPPLENKE_DAYS } from '#domain/notice-mail.ts';
import { silenceOf } from '#domain/stille.ts';
import { addOsloDays, osloDay } from '#domain/time.ts';
import { enqueueMail } from './mail.ts';

export type MorningDeps = Pick<Deps, 'db' | 'clockAhead' | 'health'>;

/**
 * Puts the morning's e-mail into the outbox for each administrator who wants to be told of something that is so at `now`, and returns how
 * many that were. The occasion is administrator and day: one e-mail at most, however often and in however many processes this runs.
 */
export async function enqueueMorning(deps: MorningDeps, now: Date): Promise<number> {
  const dag = morgenOf(now);
  if (!dag) return 0;
  const { db } = deps;
  const lesere = await listMorgenLesere(db, addOsloDays(now, -MORGENVARSEL_LESER_DAYS));
  const keyOf = (person: Buffer) => `morgenvarsel:${person.toString('base64url')}:${dag}`;
  const keys = lesere.map(({ identitetHash }) => keyOf(identitetHash));
  const told = await findOccasions(db, keys);
  const untold = lesere.filter(({ identitetHash }) => !told.has(keyOf(identitetHash)));
  if (untold.length === 0) return 0;
  const status = await readMorgenstatus(deps, now);
  const utloeper = addOsloDays(now, STOPPLENKE_DAYS).toISOString();
  let written = 0;
  for (const { identitetHash, epost: til, noekkel, valgt } of untold) {
    const linjer = [...morgenlinjer(valgt, status, now)];
    if (linjer.length === 0) continue;
    const data = { dag, linjer, noekkel, utloeper };
    const mail = { mal: 'morgenvarsel', data, til, identitetHash } as const;
    await enqueueMail(db, { ...mail, noekkel: keyOf(identitetHash) }, now);
    written += 1;
  }
  return written;
}

/** What the operations page and the list of applications show, as numbers. */
async function readMorgenstatus(deps: MorningDeps, now: Date): Promise<Morgenstatus> {
  const { db } = deps;
  const [klare, { doed }, { iRetur }, domstoler, alarmer, doedbrev] = await Promise.all([
    readKlare(db, now),
    countUnsent(db),
    countMail(db, now, now),
    countSilent(db, now),
    countAlarms(deps, now),
    countDeadLetters(db),
  ]);
  const { antall: soeknader, eldste: eldsteSoeknad } = klare;
  return { soeknader, eldsteSoeknad, epostfeil: doed, iRetur, domstoler, alarmer, doedbrev };
}

async function countSilent(db: Knex, now: Date): Promise<number> {
  const today = osloDay(now);
  const sendinger = await readSendinger(db, today);
  return sendinger.filter(({ dager }) => silenceOf(dager, today) !== null).length;
}

/** Services that are down, a clock that is off, an index that lags, and overdue reviews: those of the operations page that have no line of their own. */
async function countAlarms({ db, health, clockAhead }: MorningDeps, now: Date): Promise<number> {
  const [services, ahead, backlog, overdue] = await Promise.all([
    health(),
    clockAhead(),
    readBacklog(db, 1),
    readOverdue(db, now),
  ]);
  const down = Object.values(services).filter((state) => state === 'down').length;
  const own = [clockState(ahead) !== 'ok', backlog.oldestSeconds > LAG_ALARM];
  return down + own.filter(Boolean).length + overdue.length;
}

import type { Varsle } from './notices.ts';
import { texts } from './texts.ts';
import { type Day, osloDay, readOsloLocalTime, shiftDay } from './time.ts';

/* When somebody is told of news by e-mail. What stands in it, and in which order: notice-rows.ts. */

const HOUR = 3_600_000;

/** What is to be told at once comes at most so often, ms: a flood becomes one e-mail. */
export const AVSTAND = 5 * 60_000;
/** What may not be told when it is due is tried again for so long, ms. Then it is left out of every e-mail. */
export const TAALMODIGHET = 6 * HOUR;

const KLOKKEN = '07:00';
const MANDAG = 1;

/** The last time at or before `now` at which daily or weekly e-mails went out. */
export function lastTelling(varsle: 'daglig' | 'ukentlig', now: Date): Date {
  const today = osloDay(now);
  const back = varsle === 'daglig' ? 0 : (weekdayOf(today) - MANDAG + 7) % 7;
  const latest = tellingOn(shiftDay(today, { days: -back }));
  if (latest <= now) return latest;
  return tellingOn(shiftDay(today, { days: -back - (varsle === 'daglig' ? 1 : 7) }));
}

/** Clocks change at night, so there is one such time on each day. */
function tellingOn(day: Day): Date {
  const read = readOsloLocalTime(`${day}T${KLOKKEN}`);
  if (read.kind !== 'instant') throw new Error(`${day} has no ${KLOKKEN}`);
  return read.instant;
}

const weekdayOf = (day: Day) => new Date(day).getUTCDay();

/**
 * What was written until then is due at `now`; null when nothing is. `sendtSist` is when this person was sent the e-mail
 * before, whatever was in it.
 */
export function dueUntil(
  varsle: Exclude<Varsle, 'aldri'>,
  now: Date,
  sendtSist: Date | null,
): Date | null {
  if (varsle !== 'straks') return lastTelling(varsle, now);
  return sendtSist !== null && now.getTime() - sendtSist.getTime() < AVSTAND ? null : now;
}

/** Whether something that is due, and may not be told, is given up. */
export function isGivenUp(
  { varsle, tidspunkt }: { readonly varsle: Exclude<Varsle, 'aldri'>; readonly tidspunkt: Date },
  now: Date,
): boolean {
  const due = varsle === 'straks' ? tidspunkt : lastTelling(varsle, now);
  return now.getTime() - due.getTime() >= TAALMODIGHET;
}

/** For how long a link that stops the e-mails works, in days: as long as a message is likely to be kept. */
export const STOPPLENKE_DAYS = 365;

/** Why no e-mails with notices are sent to somebody, although they are asked for. */
export const STANS = texts({
  /** By the link in an e-mail. */
  stoppet: {
    nb: 'Du har stoppet e-postene om nytt.',
    nn: 'Du har stoppa e-postane om nytt.',
  },
  /** The mail server of the address has refused it. */
  avvist: {
    nb: 'E-postene om nytt er stanset, fordi e-postadressen din ikke tar imot dem.',
    nn: 'E-postane om nytt er stansa, fordi e-postadressa di ikkje tek imot dei.',
  },
});
export type Stans = keyof typeof STANS;

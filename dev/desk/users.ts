import type { Actor } from '#bff/audit.ts';
import { writeSuspensjon } from '#db/bruker/access.ts';
import { readPressebruker, renewAccess } from '#db/bruker/pressebrukere.ts';
import { ACCESS_MONTHS, moveAccess } from '#domain/access.ts';
import { addOsloDays, addOsloMonths, osloDay, shiftDay } from '#domain/time.ts';
import type { Desk } from './desk.ts';
import type { DeskPerson } from './people.ts';
import { answer, apply, ask, review, type Sent } from './steps.ts';
import { over, workDaysLater } from './times.ts';

/** What is special about so many users. */
type Special =
  'active' | 'quiet' | 'neverHere' | 'suspended' | 'wasSuspended' | 'lapsed' | 'endsSoon' | 'ended';

/** With the seven who were approved in the last two months they are sixty. */
const USERS: Readonly<Record<Special, number>> = {
  active: 31,
  quiet: 6,
  neverHere: 2,
  suspended: 3,
  wasSuspended: 1,
  lapsed: 5,
  endsSoon: 4,
  ended: 1,
};

const SUSPENSIONS = [
  'Navn fra en tiltale ble publisert før fristen. Suspendert mens saken undersøkes.',
  'Innloggingen er brukt av flere i redaksjonen.',
  'Brudd på vilkårene for bruk av dokumenter. Redaktøren er orientert.',
] as const;
/** How long ago an employer may have been asked for the question to be kept still, in months (domain/retention.ts: six). */
const QUESTIONS_KEPT = 5;

/** Until when a user visits. Users who never come have none. */
export interface Stay {
  readonly identitetHash: Buffer;
  readonly until: Date;
}

/** Of those whose access has lapsed, so many were here last a year ago. */
const UNUSED = 3;

/** The users who visit, and those who have not done so for a year. */
interface Users {
  readonly stays: readonly Stay[];
  readonly unused: readonly Buffer[];
}

/** Writes current and recent users. One whose access has ended applies again. */
export async function writeUsers(desk: Desk, next: () => DeskPerson): Promise<Users> {
  const stays: Stay[] = [];
  const unused: Buffer[] = [];
  for (const [special, count] of Object.entries(USERS) as [Special, number][])
    for (let nr = 0; nr < count; nr += 1) {
      const { by } = await write(desk, next(), { special, nr, count });
      if (special === 'lapsed' && nr >= count - UNUSED) unused.push(by.identitetHash);
      else if (special !== 'neverHere')
        stays.push(stayOf(desk, by.identitetHash, { special, nr, count }));
    }
  return { stays, unused };
}

function stayOf({ now }: Desk, identitetHash: Buffer, { special, nr }: Of): Stay {
  return {
    identitetHash,
    until: special === 'quiet' ? addOsloDays(now, -(130 + 25 * nr)) : now,
  };
}

interface Of {
  readonly special: Special;
  readonly nr: number;
  readonly count: number;
}

async function write(desk: Desk, person: DeskPerson, of: Of): Promise<Sent> {
  const { random, now } = desk;
  const approved = workDaysLater(random, addOsloDays(now, -daysWithAccess(of)), 0);
  const sent = await apply(desk, person, workDaysLater(random, addOsloDays(approved, -8), 0));
  await confirm(desk, sent, approved);
  const decision = {
    event: { type: 'godkjenn', settPaaVent: false },
    kommentar: null,
    sluttdato: endDateOf(of, now),
  } as const;
  await review(desk, sent, { ...decision, by: desk.administrator(), at: approved });
  if (of.special !== 'lapsed') await renewUntilNow(desk, sent, approved);
  await suspend(desk, sent, of);
  if (of.special === 'ended') await applyAgain(desk, person);
  return sent;
}

/** Since when access is, in days: spread over the last three years, or as the user's kind needs it. */
function daysWithAccess({ special, nr, count }: Of): number {
  if (special === 'lapsed') return 365 + 25 + 40 * nr;
  if (special === 'neverHere') return 20 + 25 * nr;
  if (special === 'ended') return 230;
  const days = special === 'active' ? 65 + Math.round((nr * 950) / count) : 240 + 47 * nr;
  // Whose yearly update is due in these days would be one of the lapsed.
  return days % 365 < 12 ? days + 20 : days;
}

/** What the employer was asked long ago is not kept. */
async function confirm(desk: Desk, sent: Sent, approved: Date): Promise<void> {
  if (sent.at < addOsloMonths(desk.now, -QUESTIONS_KEPT)) return;
  const id = await ask(desk, sent);
  const at = over(workDaysLater(desk.random, sent.at, 1), approved, sent.at);
  await answer(desk, sent, { id, svar: 'bekreftet', at });
}

function endDateOf({ special, nr }: Of, now: Date): string | null {
  if (special === 'endsSoon') return shiftDay(osloDay(now), { days: 3 + 8 * nr });
  return special === 'ended' ? shiftDay(osloDay(now), { days: -20 }) : null;
}

/** The yearly update, some days after access has lapsed, each year. */
async function renewUntilNow(
  { db, now, random, log }: Desk,
  { by, person }: Sent,
  approved: Date,
): Promise<void> {
  for (let from = approved; ;) {
    const at = workDaysLater(random, addOsloMonths(from, ACCESS_MONTHS), random.int(1, 4));
    if (at >= now) return;
    const stored = await readPressebruker(db, by.identitetHash);
    const renewed = moveAccess(stored?.access ?? null, { type: 'confirm' }, at);
    // The administrator's end comes first.
    if (!renewed || renewed === 'refused') return;
    await renewAccess(db, by.identitetHash, person.soeknad, renewed, at);
    log.push({ at, actor: by, entry: { action: 'profil_fornyet' } });
    from = at;
  }
}

async function suspend(desk: Desk, { by }: Sent, { special, nr }: Of): Promise<void> {
  if (special !== 'suspended' && special !== 'wasSuspended') return;
  const { db, now, random, log } = desk;
  const actor: Actor = desk.administrator();
  const fra = workDaysLater(random, addOsloDays(now, special === 'suspended' ? -9 : -70), nr);
  const til = shiftDay(osloDay(special === 'suspended' ? now : fra), { days: 12 + 9 * nr });
  const begrunnelse = SUSPENSIONS[nr % SUSPENSIONS.length]!;
  await writeSuspensjon(db, by.identitetHash, { til, begrunnelse, fra });
  const bruker = await readPressebruker(db, by.identitetHash);
  const detaljer = { brukerId: bruker!.id };
  const entry = { action: 'bruker_suspendert', detaljer: { ...detaljer, til } } as const;
  log.push({ at: fra, actor, entry });
  if (special === 'suspended') return;
  const lifted = workDaysLater(random, fra, 4);
  await writeSuspensjon(db, by.identitetHash, null);
  log.push({ at: lifted, actor, entry: { action: 'suspensjon_opphevet', detaljer } });
}

async function applyAgain(desk: Desk, person: DeskPerson): Promise<void> {
  const at = workDaysLater(desk.random, addOsloDays(desk.now, -6), 0);
  await ask(desk, await apply(desk, person, over(at, desk.now, addOsloDays(desk.now, -6))));
}

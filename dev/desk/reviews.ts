import type { Actor, AuditEntry } from '#bff/audit.ts';
import { makeReview } from '#bff/gjennomgang/make.ts';
import { lockGjennomgang, readRader, signGjennomgang, updateRad } from '#db/gjennomgang/reviews.ts';
import { type Maaned, maanedFoer, sisteMaaned, tidAv } from '#domain/gjennomgang.ts';
import { addOsloDays } from '#domain/time.ts';
import type { Desk } from './desk.ts';

/** How many days after the month an administrator looks through its log. */
const LATER = 8;
/** Rows of the last month that somebody has judged so far. */
const BEGUN = 4;

/** Somebody signs the review of the month before last, which stands in the log; gives who. */
export function logSignature({ now, administrator, log }: Desk): Actor {
  const actor = administrator();
  const maaned = maanedFoer(sisteMaaned(now));
  const entry: AuditEntry = { action: 'gjennomgang_signert', detaljer: { maaned } };
  log.push({ at: addOsloDays(tidAv(maaned).til, LATER), actor, entry });
  return actor;
}

/** Reviews of the log: the month before last is signed by `signer`, the last is begun. To be called when the log is written. */
export async function writeReviews(desk: Desk, signer: Actor): Promise<void> {
  const last = sisteMaaned(desk.now);
  const before = maanedFoer(last);
  await writeReview(desk, before);
  const now = addOsloDays(tidAv(before).til, LATER);
  await signGjennomgang(desk.db, before, { av: signer.identitetHash, now });
  await writeReview(desk, last, BEGUN);
}

async function writeReview(desk: Desk, maaned: Maaned, some?: number): Promise<void> {
  const { db, keys, now, administrator } = desk;
  const { til } = tidAv(maaned);
  const at = addOsloDays(til, LATER);
  await makeReview({ db, keys: keys.audit }, maaned, til);
  if (at > now || !(await lockGjennomgang(db, maaned, true))) return;
  for (const { nr, slag, person, gjelder } of (await readRader(db, maaned)).slice(0, some)) {
    const av = otherThan([person, gjelder], administrator);
    const follow = slag === 'natt' || slag === 'samme';
    const ord = follow ? 'Spør hva dette gjaldt.' : '';
    const vurdering = follow ? 'foelges_opp' : 'greit';
    await updateRad(db, { maaned, nr }, { vurdering, ord, versjon: 0 }, { av, now: at });
  }
}

/** Nobody judges what is about themselves. There are three administrators, and two can be in a row. */
function otherThan(own: readonly (Buffer | null)[], administrator: Desk['administrator']): Buffer {
  for (;;) {
    const { identitetHash } = administrator();
    if (!own.some((one) => one?.equals(identitetHash))) return identitetHash;
  }
}

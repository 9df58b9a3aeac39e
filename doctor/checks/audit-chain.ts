import { type ChainState, readChainState } from '#db/revisjon/anker.ts';
import { type Finding, ok, warning, wrong } from '#doctor/check.ts';
import type { Patient } from '#doctor/patient.ts';
import { type Day, osloDay, shiftDay } from '#domain/time.ts';

const MINUTE = 60_000;
/** ms. A web server seals every few seconds; the first time on an old log it takes minutes. */
const LATE = 10 * MINUTE;

export async function lookAtAuditChain({ db, clock, values }: Patient): Promise<Finding[]> {
  const isKept = values.NODE_ENV !== 'production' || values.KJEDE_EPOST !== undefined;
  return judgeAuditChain(await readChainState(db()), clock(), isKept);
}

export function judgeAuditChain(state: ChainState, now: Date, isKept: boolean): Finding[] {
  const found: Finding[] = [];
  const waited = state.oldestUnsealed ? now.getTime() - state.oldestUnsealed.getTime() : 0;
  if (waited > LATE)
    found.push(
      wrong(
        `rows of the audit log have waited ${Math.round(waited / MINUTE)} minutes for their seal`,
        'see that a web server runs, and what its log says of sealing',
      ),
    );
  const { last } = state;
  // Until a while after midnight, the day before is not due.
  const due: Day = shiftDay(osloDay(new Date(now.getTime() - LATE)), { days: -1 });
  if (!last)
    found.push(warning('no day of the audit log has been sealed yet', 'start a web server'));
  else if (last.dag < due)
    found.push(
      wrong(`the last sealed day of the audit log is ${last.dag}`, 'see that a web server runs'),
    );
  if (!isKept)
    found.push(
      warning(
        'the seals of the audit log stand in the log stream alone',
        'set KJEDE_EPOST to somebody who does not operate the service',
      ),
    );
  return found.length > 0 ? found : [ok(`the audit log is sealed, its days until ${last?.dag}`)];
}

import { type Access, accessState } from './access.ts';
import { isActive, type Status } from './soeknad.ts';
import { bokmaal } from './texts.ts';
import { osloDay } from './time.ts';

/** What administrators are told when something can't be taken back. */
export const angreMessages = bokmaal({
  tooLate: 'E-posten er sendt. Ta opp igjen med grunn.',
  appliedAgain: 'Søkeren har søkt på nytt. Behandle den nye søknaden.',
  reason: 'Du må oppgi hvorfor søknaden tas opp igjen.',
});

/** For how long a decision can be undone, ms. Its e-mail waits as long. */
export const ANGREFRIST = 10 * 60_000;

/** When the e-mail of a decision is sent: from this instant on it can't be undone. */
export function angresFoer(behandlet: Date): Date {
  return new Date(behandlet.getTime() + ANGREFRIST);
}

/** A decision as it is stored; `behandlet` is null until there is one. */
interface Avgjort {
  readonly status: Status;
  readonly behandlet: Date | null;
}

/**
 * Whether the time in which the decision can be undone is running at `now`. A decision holds at once, and what waits is its e-mail. So
 * undoing takes access back that somebody may have used, and tells nobody: nobody has been told.
 */
export function mayUndo({ status, behandlet }: Avgjort, now: Date): boolean {
  return !isActive(status) && behandlet !== null && now < angresFoer(behandlet);
}

/** Whether a decision can be taken up again: the one on the person's newest application, which says where the person stands now. */
export function mayReopen(status: Status, { isNewest }: { readonly isNewest: boolean }): boolean {
  return !isActive(status) && isNewest;
}

/**
 * The access of a press user whose application is taken up again at `now`: it ends with that day's beginning, and only a new approval
 * gives it back. Whoever is suspended, or should have done the yearly update, has then nothing left to be let in to either.
 */
export function accessWhenReopened(access: Access, now: Date): Access {
  return accessState(access, now) === 'ended' ? access : { ...access, endDate: osloDay(now) };
}

/**
 * Whether the applicant is told that the application is taken up again: when the decision has been told, because that is no longer true,
 * and when access is lost, because it may have been used. Whoever knows of neither is only told how it ends.
 */
export function tellsReopened(facts: {
  readonly isDecisionTold: boolean;
  readonly losesAccess: boolean;
}): boolean {
  return facts.isDecisionTold || facts.losesAccess;
}

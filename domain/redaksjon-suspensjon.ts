import { type Access, accessState } from './access.ts';
import { bokmaal } from './texts.ts';
import { shiftDay, type Day } from './time.ts';

export const suspensjonMessages = bokmaal({
  reason: 'Du må oppgi hvorfor redaksjonen suspenderes.',
  dayInvalid: 'Skriv datoen som dd.mm.åååå.',
  past: 'Datoen kan ikke være før i dag.',
  notSuspended: 'Redaksjonen er ikke suspendert.',
  noEditor: 'Redaksjonen har ingen redaktør som kan svare.',
  nobody: 'Redaksjonen har ingen personer å bekrefte.',
});

/** The Oslo day on which a suspension has ended, of its last day. */
export const dayAfter = (lastDay: Day | null): Day | null =>
  lastDay && shiftDay(lastDay, { days: 1 });

/** The last day of a suspension that ends by itself as the Oslo day `til` begins. */
export const lastDayOf = (til: Day | null): Day | null => til && shiftDay(til, { days: -1 });

/**
 * Whether somebody loses access when the newsroom is suspended, and has it again when that is lifted: whoever has it, but for the
 * newsroom. One who is suspended alone, or must do the yearly update, has none to lose.
 */
export function dependsOnNewsroom(access: Access, now: Date): boolean {
  return accessState({ ...access, newsroomSuspension: null }, now) === 'valid';
}

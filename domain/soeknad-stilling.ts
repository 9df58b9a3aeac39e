import { linkState, type LinkHistory } from './arbeidsgiver.ts';
import { STATUS, isActive, type Status } from './soeknad.ts';
import { osloDay, shiftDay, startOfOsloDay } from './time.ts';

/** The parts of the administrators' list of applications, and all of it. */
export const SOEKNAD_VIS = ['klare', 'venter', 'paaVent', 'alle'] as const;
export type SoeknadVis = (typeof SOEKNAD_VIS)[number];

/** Where an application that is not decided stands. */
export type SoeknadStilling = Exclude<SoeknadVis, 'alle'>;

/** What the employer has said, in the order in which a list is sorted by it. */
export const ARBEIDSGIVER_SVAR = [
  'bekreftet',
  'avkreftet',
  'venter',
  'utloept',
  'ikkeSpurt',
] as const;
export type ArbeidsgiverSvar = (typeof ARBEIDSGIVER_SVAR)[number];

/** The newest question to the employer about an application. */
export interface AskedEmployer extends LinkHistory {
  readonly svar: 'bekreftet' | 'avkreftet' | null;
}

/** What the employer has said at `now`. A question that can no longer be answered counts as lapsed, whatever ended it. */
export function arbeidsgiverSvar(asked: AskedEmployer | null, now: Date): ArbeidsgiverSvar {
  if (!asked) return 'ikkeSpurt';
  if (asked.svar) return asked.svar;
  return linkState(asked, now) === 'open' ? 'venter' : 'utloept';
}

/**
 * Where an application stands when `svar` is what the employer has said; null once it is decided. One that is new waits
 * only for an answer that may still come: without one, somebody has to decide all the same.
 */
export function stillingOf(status: Status, svar: ArbeidsgiverSvar): SoeknadStilling | null {
  if (!isActive(status)) return null;
  if (status === STATUS.paaVent) return 'paaVent';
  return svar === 'venter' ? 'venter' : 'klare';
}

const DAY = 86_400_000;

/** Oslo days of waiting that stand out. */
export const LENGE_VENTET = 10;

/** Whoever has applied before this instant has waited that long at `now`. */
export function lengeVentetFrom(now: Date): Date {
  return startOfOsloDay(shiftDay(osloDay(now), { days: 1 - LENGE_VENTET }));
}

/** How many Oslo days lie between the days of two instants; 0 on the same day, never less. */
export function osloDaysBetween(from: Date, to: Date): number {
  return Math.max(0, (Date.parse(osloDay(to)) - Date.parse(osloDay(from))) / DAY);
}

interface Waiting {
  readonly soeknadsdato: Date;
  /** When it was taken up again after a decision. */
  readonly gjenaapnet: Date | null;
  readonly behandlet: Date | null;
}

/** How many Oslo days an application has waited at `now`, since it was sent or taken up again; one that is decided waited until then. */
export function ventetDager({ soeknadsdato, gjenaapnet, behandlet }: Waiting, now: Date): number {
  return osloDaysBetween(gjenaapnet ?? soeknadsdato, behandlet ?? now);
}

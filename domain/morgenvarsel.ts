import { isWorkingDay } from './mottak.ts';
import { lastTelling } from './notice-mail.ts';
import { osloDaysBetween } from './soeknad-stilling.ts';
import { bokmaal } from './texts.ts';
import { type Day, osloDay } from './time.ts';

/** What an administrator can be told of in the morning, as it is chosen: 'Varsle meg om morgenen om …'. */
export const MORGENVARSEL = bokmaal({
  soeknader: 'søknader som er klare til å avgjøres',
  epostfeil: 'e-post som ikke er kommet fram',
  domstoler: 'domstoler som er stille',
  alarmer: 'alarmer: tjenester, klokke, søkeindeks og gjennomgang av loggen',
  doedbrev: 'saker som ikke kunne indekseres',
});
export type MorgenvarselSlag = keyof typeof MORGENVARSEL;
export const MORGENVARSEL_SLAG = Object.keys(MORGENVARSEL) as readonly MorgenvarselSlag[];

/** What is so in the morning. Numbers alone: neither a person nor a case is in the e-mail. */
export interface Morgenstatus {
  /** Applications that only wait for a decision, and since when the oldest does. */
  readonly soeknader: number;
  readonly eldsteSoeknad: Date | null;
  /** E-mails that were given up, and those of them that the mail server refused for good. */
  readonly epostfeil: number;
  readonly iRetur: number;
  /** Courts that have not sent when they usually do. */
  readonly domstoler: number;
  readonly alarmer: number;
  readonly doedbrev: number;
}

/** One line of the e-mail. `av`: of the oldest application the days that it has waited, of e-mails those that were returned. */
export interface Morgenlinje {
  readonly slag: MorgenvarselSlag;
  readonly antall: number;
  readonly av: number;
}

/** For how many days the link works that confirms an address. */
export const ADRESSELENKE_DAYS = 7;

export const morgenvarselMessages = bokmaal({
  address: 'Du må oppgi e-postadressen varslene skal sendes til.',
  link: 'Hele lenken fra e-posten er ikke med.',
});

/** Whoever has not signed in for so many days gets none: they may not be an administrator any more. */
export const MORGENVARSEL_LESER_DAYS = 30;

/** ms after the time of the day at which it is sent: what was delayed for longer is not sent in the middle of the day. */
const LATEST = 3 * 3_600_000;

/** The Oslo day whose e-mail may be sent at `now`: a working day, from seven o'clock until ten. Null at any other time. */
export function morgenOf(now: Date): Day | null {
  const today = osloDay(now);
  const telling = lastTelling('daglig', now);
  const isMorning = osloDay(telling) === today && now.getTime() - telling.getTime() < LATEST;
  return isMorning && isWorkingDay(today) ? today : null;
}

/** What an administrator who has chosen this is told; none: nothing is sent. */
export function morgenlinjer(
  valgt: readonly MorgenvarselSlag[],
  status: Morgenstatus,
  now: Date,
): readonly Morgenlinje[] {
  const { eldsteSoeknad } = status;
  const av = (slag: MorgenvarselSlag) => {
    if (slag === 'epostfeil') return status.iRetur;
    return slag === 'soeknader' && eldsteSoeknad ? osloDaysBetween(eldsteSoeknad, now) : 0;
  };
  return MORGENVARSEL_SLAG.filter((slag) => valgt.includes(slag) && status[slag] > 0).map(
    (slag) => ({ slag, antall: status[slag], av: av(slag) }),
  );
}

import { type Dokument, type Filtype, type Sak, lastHearingEnd } from './sak.ts';
import { addOsloDays, addOsloMonths, shiftDay, startOfOsloDay } from './time.ts';

/** SPEC §3: 0 show, 1 by the court, 2 older than 14 days, 3 no court meeting. */
export const ParterStatus = {
  Vises: 0,
  Anonymisert: 1,
  EldreEnnToUker: 2,
  UtenRettsmoete: 3,
} as const;
export type ParterStatus = (typeof ParterStatus)[keyof typeof ParterStatus];

/** Days after the last hearing for which the parties' names are shown (SPEC §9). */
export const PARTER_DAYS = 14;

type PartyRuleInput = Pick<Sak, 'parterAnonymisert' | 'rettsmoeter'>;

/**
 * From which instant the names are hidden: 14 Oslo calendar days after the end of the last hearing,
 * or `'always'` (DESIGN §3).
 */
export function parterHiddenFrom(sak: PartyRuleInput): Date | 'always' {
  const end = lastHearingEnd(sak);
  if (sak.parterAnonymisert || !end) return 'always';
  return addOsloDays(end, PARTER_DAYS);
}

/** The display status of the parties at `now`. The boundary itself belongs to the hidden side. */
export function parterStatus(sak: PartyRuleInput, now: Date): ParterStatus {
  if (sak.parterAnonymisert) return ParterStatus.Anonymisert;
  const from = parterHiddenFrom(sak);
  if (from === 'always') return ParterStatus.UtenRettsmoete;
  return now < from ? ParterStatus.Vises : ParterStatus.EldreEnnToUker;
}

/** Months for which an indictment or a decision stays available (SPEC §9). */
const DOKUMENT_MONTHS = 3;

/**
 * From which instant a file is gone (DESIGN §3). Indictments: the end of the last hearing + 3 months,
 * without hearings publiseringsdato + 3 months. Decisions: avgivelsesdato + 3 months, at 00:00 in Oslo.
 */
export function dokumentHiddenFrom(dokument: Dokument, sak: Pick<Sak, 'rettsmoeter'>): Date {
  const end = dokument.filtype === 'tiltale' ? lastHearingEnd(sak) : null;
  if (end) return addOsloMonths(end, DOKUMENT_MONTHS);
  const day = dokument.filtype === 'tiltale' ? dokument.publiseringsdato : dokument.avgivelsesdato;
  return startOfOsloDay(shiftDay(day ?? dokument.publiseringsdato, { months: DOKUMENT_MONTHS }));
}

/** Whether the file may be shown at `now`. The boundary itself belongs to the hidden side. */
export function isDokumentAvailable(
  dokument: Dokument,
  sak: Pick<Sak, 'rettsmoeter'>,
  now: Date,
): boolean {
  return now < dokumentHiddenFrom(dokument, sak);
}

interface VisibleFiles {
  readonly filer: readonly Dokument[];
  /** There were files, and none is left. */
  readonly utgaaetFil: boolean;
}

/** The files of one type that may be shown at `now`. */
export function visibleFiles(
  sak: Pick<Sak, 'rettsmoeter' | 'dokumenter'>,
  filtype: Filtype,
  now: Date,
): VisibleFiles {
  const all = sak.dokumenter.filter((dokument) => dokument.filtype === filtype);
  const filer = all.filter((dokument) => isDokumentAvailable(dokument, sak, now));
  return { filer, utgaaetFil: all.length > 0 && filer.length === 0 };
}

/**
 * The next instant after `now` at which something of the case becomes hidden, or null.
 * The sweep reads only the cases whose stored transition is due (DESIGN §3).
 */
export function nextTransition(sak: Sak, now: Date): Date | null {
  const hidden = parterHiddenFrom(sak);
  const instants = sak.dokumenter.map((dokument) => dokumentHiddenFrom(dokument, sak).getTime());
  if (hidden !== 'always' && sak.parter) instants.push(hidden.getTime());
  const ahead = instants.filter((instant) => instant > now.getTime());
  return ahead.length === 0 ? null : new Date(Math.min(...ahead));
}

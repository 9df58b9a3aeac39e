import { lastHearingEnd, type Dokument, type Filtype, type Sak } from './sak.ts';
import { addOsloMonths, shiftDay, startOfOsloDay } from './time.ts';

/** Months for which an indictment or a decision stays available (SPEC §9). */
export const DOKUMENT_MONTHS = 3;

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

export interface VisibleFiles {
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

import {
  type Begrensning,
  type BegrensningType,
  type Dokument,
  type Filtype,
  type Sak,
  BEGRENSNINGER,
  lastHearingEnd,
} from './sak.ts';
import { DOKUMENT_MONTHS, PARTER_DAYS } from './periods.ts';
import {
  type Day,
  addOsloDays,
  addOsloMonths,
  endOfOsloDay,
  osloDay,
  shiftDay,
  startOfOsloDay,
} from './time.ts';

/**
 * Why the parties are shown or hidden, as on the wire: shown, anonymised by the court, too long after the last hearing
 * (PARTER_DAYS), or no hearing (docs/PRODUCT.md, "What is hidden, and when").
 */
export const ParterStatus = {
  Vises: 0,
  Anonymisert: 1,
  Utloept: 2,
  UtenRettsmoete: 3,
} as const;
export type ParterStatus = (typeof ParterStatus)[keyof typeof ParterStatus];

export type PartyRuleInput = Pick<
  Sak,
  'parterAnonymisert' | 'parterErSkjult' | 'begrensninger' | 'rettsmoeter' | 'dokumenter'
>;

/**
 * Somebody has decided that the names are hidden, from the start: the court, or an administrator for it. One hearing or one
 * document with 'skjult identitet' is enough, because a case has one list of parties.
 */
function areNamesWithheld(sak: PartyRuleInput): boolean {
  const { parterAnonymisert, parterErSkjult, begrensninger, rettsmoeter, dokumenter } = sak;
  return (
    parterAnonymisert ||
    parterErSkjult ||
    begrensninger.some(({ type }) => type === 'skjultIdentitet') ||
    rettsmoeter.some(hidesIdentity) ||
    dokumenter.some(hidesIdentity)
  );
}

function hidesIdentity({ begrensninger }: { begrensninger: readonly BegrensningType[] }): boolean {
  return begrensninger.includes('skjultIdentitet');
}

/** When the parties become hidden: PARTER_DAYS Oslo calendar days after the end of the last hearing, or `'always'`. */
export function parterHiddenFrom(sak: PartyRuleInput): Date | 'always' {
  const end = lastHearingEnd(sak);
  if (areNamesWithheld(sak) || !end) return 'always';
  return addOsloDays(end, PARTER_DAYS);
}

/** The status of the parties at `now`. At the exact boundary they are hidden. */
export function parterStatus(sak: PartyRuleInput, now: Date): ParterStatus {
  if (areNamesWithheld(sak)) return ParterStatus.Anonymisert;
  const from = parterHiddenFrom(sak);
  if (from === 'always') return ParterStatus.UtenRettsmoete;
  return now < from ? ParterStatus.Vises : ParterStatus.Utloept;
}

/**
 * Whether names may stand in the subject, in titles and in file names at `now`. Not for a case without names: a court takes names
 * away by leaving them out, and other texts still have them. `status` is what `parterStatus` says at `now`, for who knows it.
 */
export function areNamesShown(
  sak: PartyRuleInput & Pick<Sak, 'parter'>,
  now: Date,
  status: ParterStatus = parterStatus(sak, now),
): boolean {
  return Boolean(sak.parter) && status === ParterStatus.Vises;
}

/** When the names that are shown at `now` become hidden; null when none are shown. */
export function namesShownUntil(sak: PartyRuleInput & Pick<Sak, 'parter'>, now: Date): Date | null {
  const from = parterHiddenFrom(sak);
  return areNamesShown(sak, now) && from !== 'always' ? from : null;
}

/** The name by which the file is known at `now`: an alias while its own says a name that is hidden. */
export function fileNameAt(
  { filNavn, filNavnUtenNavn }: Pick<Dokument, 'filNavn' | 'filNavnUtenNavn'>,
  sak: PartyRuleInput & Pick<Sak, 'parter'>,
  now: Date,
  namesShown: boolean = areNamesShown(sak, now),
): string {
  return namesShown ? filNavn : (filNavnUtenNavn ?? filNavn);
}

/**
 * When a file expires. Indictments: the end of the last hearing + DOKUMENT_MONTHS; without hearings, publiseringsdato
 * + DOKUMENT_MONTHS. Decisions: avgivelsesdato + DOKUMENT_MONTHS, at 00:00 in Oslo.
 */
export function dokumentHiddenFrom(dokument: Dokument, sak: Pick<Sak, 'rettsmoeter'>): Date {
  const end = dokument.filtype === 'tiltale' ? lastHearingEnd(sak) : null;
  if (end) return addOsloMonths(end, DOKUMENT_MONTHS);
  const day = dokument.filtype === 'tiltale' ? dokument.publiseringsdato : dokument.avgivelsesdato;
  return new Date(expiryOf(day ?? dokument.publiseringsdato));
}

/** ms. Asked for every file of a page of cases several times, and there are few days. */
function expiryOf(day: Day): number {
  let expiry = expiries.get(day);
  if (expiry === undefined) {
    expiry = startOfOsloDay(shiftDay(day, { months: DOKUMENT_MONTHS })).getTime();
    if (expiries.size >= MOST_EXPIRIES) expiries.clear();
    expiries.set(day, expiry);
  }
  return expiry;
}
const expiries = new Map<Day, number>();
const MOST_EXPIRIES = 5_000;

/** Whether the file may be shown at `now`. At the exact boundary it is hidden; a hidden one looks like an expired one. */
export function isDokumentAvailable(
  dokument: Dokument,
  sak: Pick<Sak, 'rettsmoeter'>,
  now: Date,
): boolean {
  return !dokument.erSkjult && now < dokumentHiddenFrom(dokument, sak);
}

type TekstRuleInput = PartyRuleInput & Pick<Sak, 'parter'>;

/**
 * When the text of a file is no longer searched: the file expires or the names of the case are hidden, whichever is
 * first. `'always'` when the names may not be shown at all; so too for a case without names, because a court takes names
 * away by leaving them out, and the text still has them.
 */
export function tekstHiddenFrom(dokument: Dokument, sak: TekstRuleInput): Date | 'always' {
  if (!sak.parter || dokument.erSkjult) return 'always';
  const names = parterHiddenFrom(sak);
  if (names === 'always') return 'always';
  const fil = dokumentHiddenFrom(dokument, sak);
  return names < fil ? names : fil;
}

/** Whether the text of the file may be searched, and quoted, at `now`. At the exact boundary it may not. */
export function isTekstSearchable(dokument: Dokument, sak: TekstRuleInput, now: Date): boolean {
  const from = tekstHiddenFrom(dokument, sak);
  return from !== 'always' && now < from;
}

interface VisibleFiles {
  readonly filer: readonly Dokument[];
  /** There were files, and all have expired. */
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
 * The restrictions on the case that apply on the Oslo day of `now`, one of a type, in the order of BEGRENSNINGER. When both
 * the court's list and an administrator say it, it has the administrator's text and the later end.
 */
export function activeBegrensninger(sak: Pick<Sak, 'begrensninger'>, now: Date): Begrensning[] {
  if (sak.begrensninger.length === 0) return [];
  const today = osloDay(now);
  return BEGRENSNINGER.flatMap((type): Begrensning[] => {
    const active = sak.begrensninger.filter(
      (one) => one.type === type && (one.gjelderTil === null || one.gjelderTil >= today),
    );
    if (active.length === 0) return [];
    const ends = active.map(({ gjelderTil }) => gjelderTil);
    const tekst = active.find((one) => one.tekst !== null)?.tekst ?? null;
    return [{ type, tekst, gjelderTil: ends.reduce((a, b) => (a && b ? (a > b ? a : b) : null)) }];
  });
}

/**
 * Each restriction once, whether it is on the case or on one of `parts`, in the order of BEGRENSNINGER: for a line that shows
 * neither hearings nor files, and would otherwise say nothing of theirs.
 */
export function begrensningerMed(
  sak: Pick<Sak, 'begrensninger'>,
  parts: readonly { readonly begrensninger: readonly BegrensningType[] }[],
  now: Date,
): BegrensningType[] {
  const all = new Set(activeBegrensninger(sak, now).map(({ type }) => type));
  for (const part of parts) for (const type of part.begrensninger) all.add(type);
  return all.size === 0 ? [] : BEGRENSNINGER.filter((type) => all.has(type));
}

/** The same with all hearings of the case, and those of its files that are shown at `now`. */
export function alleBegrensninger(sak: Sak, now: Date): BegrensningType[] {
  const filer = sak.dokumenter.filter((dokument) => isDokumentAvailable(dokument, sak, now));
  return begrensningerMed(sak, [...sak.rettsmoeter, ...filer], now);
}

/**
 * The next instant after `now` at which a part of the case becomes hidden or a restriction ends, or null. It is stored with the case, so that
 * the indexer's sweep only reads cases in which something is due. The text of a file ends with the file or the names.
 */
export function nextTransition(sak: Sak, now: Date): Date | null {
  let next: Date | null = null;
  const take = (instant: Date): void => {
    if (instant > now && (next === null || instant < next)) next = instant;
  };
  if (sak.parter) {
    const hidden = parterHiddenFrom(sak);
    if (hidden !== 'always') take(hidden);
  }
  for (const dokument of sak.dokumenter) take(dokumentHiddenFrom(dokument, sak));
  for (const { gjelderTil } of activeBegrensninger(sak, now))
    if (gjelderTil !== null) take(endOfOsloDay(gjelderTil));
  return next;
}

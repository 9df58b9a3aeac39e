import { isWorkingDay } from './mottak.ts';
import type { SakstypeKode } from './sakstyper.ts';
import { texts } from './texts.ts';
import { type Day, endOfOsloDay, osloDay, shiftDay, startOfOsloDay } from './time.ts';

/*
 * How well a court announces its hearings: by when each one that was held became known here. What is counted is the hearing at its
 * time: one that gets a new start becomes known anew, and another end or room changes nothing. db/domstol/varsling.ts says the same of
 * all cases at once.
 */

const HOUR = 3_600_000;

/** Announced in time is known so many hours before it starts. */
export const I_TIDE_HOURS = 24;
/** With fewer hearings in a month a share says nothing. */
export const MIN_RETTSMOETER = 20;
/** A decision is expected within this: the longest time that the law gives for a judgment (tvisteloven § 19-4). */
export const AVGJORT_DAYS = 28;
/** A month opens to journalists on this day of the next one. Until then the courts see their own numbers alone. */
export const OPENS_ON_DAY = 8;
/** So many months can be chosen. */
export const VARSLING_MONTHS = 24;
/** A court is counted from so many days after its first list: what that one brings was perhaps announced long before. */
const DAYS_AFTER_FIRST = 2;
/** Cases in which there is an indictment: with lay judges, and their appeals. */
export const MED_TILTALE = ['MED', 'AST', 'STR'] as const satisfies readonly SakstypeKode[];

/** When a hearing became known; of each hearing that was held, one. */
export const MAATER = ['iTide', 'senere', 'flyttet', 'uannonsert'] as const;
type Maate = (typeof MAATER)[number];
export const MAATE_NAVN = texts({
  iTide: { nb: 'Minst 24 timer før', nn: 'Minst 24 timar før' },
  senere: { nb: 'Senere enn det', nn: 'Seinare enn det' },
  flyttet: { nb: 'Flyttet samme dag', nn: 'Flytta same dag' },
  uannonsert: { nb: 'Holdt uten å stå på listen', nn: 'Halde utan å stå på lista' },
} satisfies Record<Maate, object>);
export type PerMaate = Readonly<Record<Maate, number>>;

/** What is known of a hearing that was held. */
interface Kjent {
  readonly start: Date;
  /** When the hearing was first seen with this start. */
  readonly foerstSett: Date;
  /** It was given this start on the day. */
  readonly flyttet: boolean;
}

export function maateOf({ start, foerstSett, flyttet }: Kjent): Maate {
  // It stood on the list, at another time, whenever the new one was seen.
  if (flyttet) return 'flyttet';
  if (foerstSett > start) return 'uannonsert';
  return start.getTime() - foerstSett.getTime() >= I_TIDE_HOURS * HOUR ? 'iTide' : 'senere';
}

/** Whether a move that came at `now` was one on the day: that on which the hearing was to start, or that on which it does. */
export function isMovedOnTheDay(fra: Date, til: Date, now: Date): boolean {
  const today = osloDay(now);
  return fra.getTime() !== til.getTime() && (osloDay(fra) === today || osloDay(til) === today);
}

/**
 * The shares in whole percent, which together are 100: the largest remainders are rounded up. Null: too few to say any.
 */
export function andelerOf(antall: PerMaate): PerMaate | null {
  const sum = sumOf(antall);
  if (sum < MIN_RETTSMOETER) return null;
  const whole = MAATER.map((maate) => Math.floor((100 * antall[maate]) / sum));
  const rest = MAATER.map((maate, at) => 100 * antall[maate] - whole[at]! * sum);
  const left = 100 - whole.reduce((a, b) => a + b, 0);
  const up = new Set(
    MAATER.map((_, at) => at)
      .sort((a, b) => rest[b]! - rest[a]! || a - b)
      .slice(0, left),
  );
  return Object.fromEntries(
    MAATER.map((maate, at) => [maate, whole[at]! + (up.has(at) ? 1 : 0)]),
  ) as Record<Maate, number>;
}

export const sumOf = (antall: PerMaate): number =>
  MAATER.reduce((sum, one) => sum + antall[one], 0);

/** What a court publishes of a kind. `forTidlig`: the courts still have time. */
type Publisering = 'ja' | 'delvis' | 'nei' | 'ikkeAktuelt' | 'forTidlig';

export const PUBLISERING_NAVN = texts({
  ja: { nb: 'Ja', nn: 'Ja' },
  delvis: { nb: 'Delvis', nn: 'Delvis' },
  nei: { nb: 'Nei', nn: 'Nei' },
  ikkeAktuelt: { nb: 'Ikke aktuelt', nn: 'Ikkje aktuelt' },
  forTidlig: { nb: 'For tidlig å si', nn: 'For tidleg å seie' },
} satisfies Record<Publisering, object>);

/** Of cases that are over: at least half is yes. */
export function publiseringOf(saker: number, publisert: number): Publisering {
  if (saker === 0) return 'ikkeAktuelt';
  if (publisert === 0) return 'nei';
  return 2 * publisert >= saker ? 'ja' : 'delvis';
}

/** A month, `yyyy-MM`. */
type Maaned = string;

const monthOf = (day: Day): Maaned => day.slice(0, 7);
const firstOf = (maaned: Maaned): Day => `${maaned}-01`;
const shiftMonth = (maaned: Maaned, months: number): Maaned =>
  monthOf(shiftDay(firstOf(maaned), { months }));
/** The first day after the month. */
const dayAfter = (maaned: Maaned): Day => firstOf(shiftMonth(maaned, 1));

/** The day on which the month opens to journalists. */
export function opensOn(maaned: Maaned): Day {
  return shiftDay(dayAfter(maaned), { days: OPENS_ON_DAY - 1 });
}

/** Who asks: administrators see a month at once, the one that goes on too. */
export type Leser = 'presse' | 'admin';

/** The months that may be seen on `today`, the newest first. `since`: the first day that is counted of any court. */
export function monthsFor(leser: Leser, since: Day | null, today: Day): Maaned[] {
  if (since === null) return [];
  return (
    Array.from({ length: VARSLING_MONTHS }, (_, ago) => shiftMonth(monthOf(today), -ago))
      .filter((maaned) => maaned >= monthOf(since))
      .filter((maaned) => leser === 'admin' || opensOn(maaned) <= today)
      // Of a month that begins today there is no day yet.
      .filter((maaned) => firstOf(maaned) < today)
  );
}

/** The days of a month that are over on `today`, as a span whose end is outside. */
export function daysOf(maaned: Maaned, today: Day): { readonly fra: Day; readonly til: Day } {
  const til = dayAfter(maaned);
  return { fra: firstOf(maaned), til: til < today ? til : today };
}

/** These days as instants. */
export const instantsOf = ({ fra, til }: { readonly fra: Day; readonly til: Day }) => ({
  from: startOfOsloDay(fra),
  to: endOfOsloDay(shiftDay(til, { days: -1 })),
});

/** The first day that is counted of a court whose first list came at `first`. */
export const countedFrom = (first: Date): Day =>
  shiftDay(osloDay(first), { days: DAYS_AFTER_FIRST });

/** What is counted of a court on one day. */
export interface DagTall extends PerMaate {
  readonly dag: Day;
  /** Cases whose last hearing was on that day, and of these: decisions, what has an indictment by its kind, indictments. */
  readonly saker: number;
  readonly medAvgjoerelse: number;
  readonly straffesaker: number;
  readonly medTiltale: number;
}

interface MaanedTall {
  readonly antall: PerMaate;
  /** Working days on which no list came. Hearings of these days are not among the others. */
  readonly dagerUtenListe: number;
  readonly tiltaler: Publisering;
  readonly avgjoerelser: Publisering;
  /** Cases that are over since four weeks, and of which no decision has been published. */
  readonly ikkePublisert: number;
}

interface OfCourt {
  readonly dager: readonly DagTall[];
  /** The days on which a list came. */
  readonly mottatt: ReadonlySet<Day>;
  /** The first day that counts. */
  readonly since: Day;
}

/** The numbers of a court in a month, as they are on `today`. */
export function monthFigures(court: OfCourt, maaned: Maaned, today: Day): MaanedTall {
  const { fra, til } = daysOf(maaned, today);
  const from = court.since > fra ? court.since : fra;
  const missing = new Set<Day>();
  for (let day = from; day < til; day = shiftDay(day, { days: 1 }))
    if (isWorkingDay(day) && !court.mottatt.has(day)) missing.add(day);
  const dager = court.dager.filter(({ dag }) => dag >= from && dag < til);
  const sum = (of: readonly DagTall[], field: Exclude<keyof DagTall, 'dag'>) =>
    of.reduce((all, dag) => all + dag[field], 0);
  const listed = dager.filter(({ dag }) => !missing.has(dag));
  const due = dager.filter(({ dag }) => shiftDay(dag, { days: AVGJORT_DAYS }) <= today);
  const [over, decided] = [sum(due, 'saker'), sum(due, 'medAvgjoerelse')];
  const isEarly = over === 0 && sum(dager, 'saker') > 0;
  return {
    antall: Object.fromEntries(MAATER.map((maate) => [maate, sum(listed, maate)])) as Record<
      Maate,
      number
    >,
    dagerUtenListe: missing.size,
    tiltaler: publiseringOf(sum(dager, 'straffesaker'), sum(dager, 'medTiltale')),
    avgjoerelser: isEarly ? 'forTidlig' : publiseringOf(over, decided),
    ikkePublisert: over - decided,
  };
}

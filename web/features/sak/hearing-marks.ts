import type { Moete } from '#contract/sak.ts';
import { osloDay } from '#domain/time.ts';
import { formatDay } from '#web/format.ts';
import { t } from './hearing-texts.ts';

type Times = Pick<Moete, 'start' | 'slutt'>;

/** `over`, `now` and `next` as of an instant; `later` comes after the next, or after one that is going on. */
export type HearingMark =
  { readonly kind: 'over' | 'later' } | { readonly kind: 'now' | 'next'; readonly text: string };

/**
 * What each of a case's hearings is at `now`, in their order. At most one time is marked: the hearing that is going on, or
 * else the next. Hearings that begin at the same instant, in several rooms, are marked alike.
 */
export function hearingMarks(moeter: readonly Times[], now: Date): readonly HearingMark[] {
  const at = now.getTime();
  const times = moeter.map(({ start, slutt }) => [Date.parse(start), Date.parse(slutt)] as const);
  const isGoingOn = times.some(([start, slutt]) => start <= at && slutt > at);
  const ahead = times.map(([start]) => start).filter((start) => start > at);
  const next = isGoingOn ? null : Math.min(...ahead);
  return moeter.map((moete, index): HearingMark => {
    const [start, slutt] = times[index]!;
    if (slutt <= at) return { kind: 'over' };
    if (start <= at) return { kind: 'now', text: goingOnText(moete) };
    if (start === next)
      return { kind: 'next', text: t.next(daysUntil(moete.start.slice(0, 10), now)) };
    return { kind: 'later' };
  });
}

/** The hearing that is going on, or else the next: of several at once the first. Undefined when none is to come. */
export function leadingMoete<M extends Times>(moeter: readonly M[], now: Date): M | undefined {
  const marks = hearingMarks(moeter, now);
  return moeter[marks.findIndex(({ kind }) => kind === 'now' || kind === 'next')];
}

/** Whether the court sits at this hour of a hearing over several days is not known. */
function goingOnText({ start, slutt }: Times): string {
  const isOneDay = start.slice(0, 10) === slutt.slice(0, 10);
  return isOneDay ? t.now : t.nowUntil(formatDay(slutt));
}

const DAY = 86_400_000;

/** From the Oslo day of `now` to a day: calendar days, whatever the clocks do in between. */
export function daysUntil(day: string, now: Date): number {
  return (Date.parse(day) - Date.parse(osloDay(now))) / DAY;
}

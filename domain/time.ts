import { TZDate, tz } from '@date-fns/tz';
import { addDays, addMonths, formatISO, parseISO, startOfDay } from 'date-fns';

/** All calendar rules of the service are read in this zone (DESIGN §3). */
export const OSLO = 'Europe/Oslo';

/** A calendar day in Oslo, `yyyy-MM-dd`. */
export type Day = string;

/** The Oslo calendar day that contains `instant`. */
export function osloDay(instant: Date): Day {
  return formatISO(new TZDate(instant, OSLO), { representation: 'date' });
}

/** The instant at which `day` begins in Oslo. */
export function startOfOsloDay(day: Day): Date {
  return new Date(startOfDay(parseISO(day, { in: tz(OSLO) })).getTime());
}

/** The instant at which the Oslo day after `day` begins: the exclusive end of `day`. */
export function endOfOsloDay(day: Day): Date {
  return startOfOsloDay(shiftDay(day, { days: 1 }));
}

/** `instant` moved by whole Oslo calendar days: the wall clock stays, also over a DST change. */
export function addOsloDays(instant: Date, days: number): Date {
  return new Date(addDays(new TZDate(instant, OSLO), days).getTime());
}

/** `instant` moved by Oslo calendar months; 30 November + 3 months is the last day of February. */
export function addOsloMonths(instant: Date, months: number): Date {
  return new Date(addMonths(new TZDate(instant, OSLO), months).getTime());
}

/** A calendar day moved by days and months; no time of day or zone takes part. */
export function shiftDay(day: Day, by: { days?: number; months?: number }): Day {
  const utc = new TZDate(`${day}T00:00:00Z`, 'UTC');
  const moved = addDays(addMonths(utc, by.months ?? 0), by.days ?? 0);
  return formatISO(moved, { representation: 'date' });
}

/** `instant` as ISO 8601 with Oslo's offset: the form in which times go over the wire. */
export function osloIso(instant: Date): string {
  return formatISO(new TZDate(instant, OSLO));
}

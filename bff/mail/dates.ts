import { dayText } from '#domain/day-text.ts';
import { osloDay, osloIso, shiftDay, type Day } from '#domain/time.ts';

/** The Oslo day of an instant, as `dayText`. */
export function dayOf(instant: string): string {
  return dayText(osloDay(new Date(instant)));
}

/** An instant → `10.03.2026 kl. 12:00`, Oslo time. */
export function dayAndTimeOf(instant: string): string {
  return `${dayOf(instant)} kl. ${osloIso(new Date(instant)).slice(11, 16)}`;
}

/** The day before, as `dayText`: the last one of an access that ends on `day`. */
export function dayBefore(day: Day): string {
  return dayText(shiftDay(day, { days: -1 }));
}

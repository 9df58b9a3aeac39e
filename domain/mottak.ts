import { endOfOsloDay, osloDay, shiftDay, startOfOsloDay, type Day } from './time.ts';

/** So many hours of working days without a list from a court, and its cases may be out of date. */
export const LATE_AFTER_HOURS = 24;

const HOUR = 3_600_000;

/** Whether a court's list, last received at `last`, is late at `now`: exactly 24 hours of working days are too many. */
export function isLate(last: Date, now: Date): boolean {
  return workingHours(last, now, LATE_AFTER_HOURS) >= LATE_AFTER_HOURS;
}

/** The hours of working days between the two instants, counted up to `most`: a court that was closed years ago is not counted for years. */
export function workingHours(from: Date, to: Date, most: number): number {
  let hours = 0;
  for (let day = osloDay(from); startOfOsloDay(day) < to; day = shiftDay(day, { days: 1 })) {
    if (isWorkingDay(day)) hours += hoursOf(day, from, to);
    if (hours >= most) return most;
  }
  return hours;
}

/** How much of the day lies between the two instants. */
function hoursOf(day: Day, from: Date, to: Date): number {
  const start = Math.max(startOfOsloDay(day).getTime(), from.getTime());
  const end = Math.min(endOfOsloDay(day).getTime(), to.getTime());
  return Math.max(0, end - start) / HOUR;
}

/** Monday to Friday, without the public holidays of Norway. */
export function isWorkingDay(day: Day): boolean {
  const weekday = new Date(day).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !isPublicHoliday(day);
}

const FIXED = new Set(['01-01', '05-01', '05-17', '12-25', '12-26']);
/**
 * Days after Easter Sunday: Maundy Thursday, Good Friday, Easter Monday, Ascension Day, Whit Monday; Easter and Whit Sunday
 * are no working days anyway.
 */
const MOVABLE = new Set([-3, -2, 1, 39, 50]);

/** Days off by lov 4. juni 1965 nr. 1, lov 26. april 1947 nr. 1 and the calendar of the church. */
function isPublicHoliday(day: Day): boolean {
  if (FIXED.has(day.slice(5))) return true;
  const days = (Date.parse(day) - Date.parse(easterSunday(Number(day.slice(0, 4))))) / (24 * HOUR);
  return MOVABLE.has(days);
}

/** Easter Sunday of a year in the Gregorian calendar, by the anonymous rule of 1876 (Meeus, Jones, Butcher). */
function easterSunday(year: number): Day {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const leaps = Math.floor(century / 4);
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const moon = (19 * golden + century - leaps - correction + 15) % 30;
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - moon - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * weekday) / 451);
  const days = moon + weekday - 7 * late + 114;
  const month = String(Math.floor(days / 31)).padStart(2, '0');
  const date = String((days % 31) + 1).padStart(2, '0');
  return `${year}-${month}-${date}`;
}

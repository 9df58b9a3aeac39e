import { type Day, osloDay, shiftDay } from '#domain/time.ts';
import { formatDay, formatNamedDay, formatTime, formatWeekday } from '#web/format.ts';
import { t } from './texts.ts';

/** An instant before `now`, as short as it can be told apart: `07:42`, `i går 17:20`, `ma. 16.11.2026`. */
export function cameAt(iso: string, now: Date): string {
  const [day, today] = [iso.slice(0, 10), osloDay(now)];
  if (day === today) return formatTime(iso);
  if (day === shiftDay(today, { days: -1 })) return `${t.yesterday} ${formatTime(iso)}`;
  return formatWeekday(iso);
}

/** In a sentence: `i dag kl. 07:42`, `i går kl. 16:10`, `mandag 16. november kl. 09:00`. */
export function saidAt(iso: string, now: Date): string {
  const [day, today] = [iso.slice(0, 10), osloDay(now)];
  const names: Readonly<Record<Day, string>> = {
    [today]: t.today,
    [shiftDay(today, { days: -1 })]: t.yesterday,
  };
  return `${names[day] ?? formatNamedDay(iso)} ${t.at}\u00a0${formatTime(iso)}`;
}

/** A day to come: `i dag`, `i morgen`, `mandag`; later `mandag 23.11.2026`. */
export function goesOn(day: Day, now: Date): string {
  const today = osloDay(now);
  if (day === today) return t.today;
  if (day === shiftDay(today, { days: 1 })) return t.tomorrowDay;
  const [weekday] = formatNamedDay(day).split(' ');
  return day <= shiftDay(today, { days: 6 }) ? weekday! : `${weekday!} ${formatDay(day)}`;
}

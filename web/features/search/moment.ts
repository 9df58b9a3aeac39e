import { osloDay, shiftDay } from '#domain/time.ts';
import { formatNamedDay, formatTime } from '#web/format.ts';
import { t } from './results-texts.ts';

/** An instant in the past as one says it: `i dag kl. 06:12`, `i går kl. 16:10`, `torsdag 19. november kl. 16:10`. */
export function momentText(iso: string, now: Date): string {
  const day = iso.slice(0, 10);
  const time = formatTime(iso);
  const today = osloDay(now);
  if (day === today) return t.today(time);
  return day === shiftDay(today, { days: -1 })
    ? t.yesterday(time)
    : t.onDay(formatNamedDay(iso), time);
}

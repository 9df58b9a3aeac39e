import { osloDay, shiftDay } from '#domain/time.ts';
import { formatTime } from '#web/format.ts';
import { dayName } from './describe.ts';

/** An instant in the past as one says it: `i dag kl. 06:12`, `i går kl. 16:10`, `torsdag 19. november kl. 16:10`. */
export function momentText(iso: string, now: Date): string {
  const day = iso.slice(0, 10);
  const today = osloDay(now);
  const named =
    day === today ? 'i dag' : day === shiftDay(today, { days: -1 }) ? 'i går' : dayName(day);
  return `${named} kl. ${formatTime(iso)}`;
}

import type { Day } from './time.ts';

/** `2026-03-10` → `10.03.2026`, as days are written (SPEC §9). */
export function dayText(day: Day): string {
  return day.split('-').reverse().join('.');
}

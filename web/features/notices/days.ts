import type { NoticeLine } from '#contract/notices.ts';
import { type Day, daysSinceMonday, shiftDay } from '#domain/time.ts';
import { formatDayInWords } from '#web/format.ts';
import { t } from './texts.tsx';

interface DayGroup {
  readonly id: 'idag' | 'igaar' | 'uken' | 'foer';
  readonly heading: string;
  readonly linjer: readonly NoticeLine[];
}

/** The lines by when they came, seen from `today`; weeks begin on Mondays. Days compare as text. */
export function byDay(linjer: readonly NoticeLine[], today: Day): DayGroup[] {
  const yesterday = shiftDay(today, { days: -1 });
  const monday = shiftDay(today, { days: -daysSinceMonday(today) });
  const groupOf = (day: Day): DayGroup['id'] => {
    if (day >= today) return 'idag';
    if (day === yesterday) return 'igaar';
    return day >= monday ? 'uken' : 'foer';
  };
  const headings = [
    ['idag', t.today(dayAndMonth(today))],
    ['igaar', t.yesterday(dayAndMonth(yesterday))],
    ['uken', t.thisWeek],
    ['foer', t.earlier],
  ] as const;
  return headings.flatMap(([id, heading]) => {
    const of = linjer.filter(({ tidspunkt }) => groupOf(tidspunkt.slice(0, 10)) === id);
    return of.length > 0 ? [{ id, heading, linjer: of }] : [];
  });
}

/** `20. november`. */
const dayAndMonth = (day: Day) => formatDayInWords(day).slice(0, -5);

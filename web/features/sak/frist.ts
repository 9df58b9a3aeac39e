import { osloDay } from '#domain/time.ts';
import { formatDayInWords, formatTime } from '#web/format.ts';
import { daysUntil } from './hearing-marks.ts';
import { t } from './texts.tsx';

/** Until when something is shown. */
export interface Frist {
  readonly text: string;
  /** From three days before the day that it names. */
  readonly isSoon: boolean;
}

const SOON_DAYS = 3;

/** When the names are hidden: the day of the instant, also when it is the first of its day. */
export function navnFrist(instant: string, now: Date): Frist {
  const day = instant.slice(0, 10);
  return inTime(t.namesHidden, { day, instant, now });
}

/**
 * Until when a file is there. One that goes at 00:00 is there for the last time on the day before, the whole of it: that
 * day is named, because 'til 23. februar' would be read as one day too many.
 */
export function filFrist(instant: string, now: Date): Frist {
  const day = osloDay(new Date(Date.parse(instant) - 1));
  if (day === instant.slice(0, 10)) return inTime(t.availableUntil, { day, instant, now });
  const text = t.availableThrough(formatDayInWords(day));
  return { text, isSoon: daysUntil(day, now) <= SOON_DAYS };
}

interface Named {
  readonly day: string;
  readonly instant: string;
  readonly now: Date;
}

/** When it is soon, the hour matters too. */
function inTime(text: (when: string) => string, { day, instant, now }: Named): Frist {
  const isSoon = daysUntil(day, now) <= SOON_DAYS;
  const when = formatDayInWords(day);
  return { text: text(isSoon ? `${when} kl. ${formatTime(instant)}` : when), isSoon };
}

import { endOfMonth, startOfMonth, type CalendarDate } from '@internationalized/date';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarStateContext,
} from 'react-aria-components/Calendar';
import { Heading } from 'react-aria-components/Heading';
import { use } from 'react';
import type { Day } from '#domain/time.ts';
import { weekdayName } from '#domain/weekday.ts';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { t } from './month-calendar-texts.ts';
import styles from './month-calendar.module.css';
import { weeksOf } from './weeks.ts';

export interface MonthCalendarProps {
  /** The first and last day that can be chosen. */
  readonly min: Day;
  readonly max: Day;
  readonly today: Day;
  /** Explains the limits, below the calendar. */
  readonly limitText: string;
}

/** A month with week numbers. A day outside the limits can be reached and read, but not chosen. */
export function MonthCalendar({ min, max, today, limitText }: MonthCalendarProps) {
  return (
    <div className={styles.calendar}>
      <Calendar firstDayOfWeek="mon">
        <MonthHead min={min} max={max} />
        <div className={styles.month}>
          <CalendarGrid className={styles.grid ?? ''}>
            <Weekdays />
            <Weeks today={today} />
          </CalendarGrid>
        </div>
      </Calendar>
      <p className={styles.limit}>{limitText}</p>
    </div>
  );
}

function MonthHead({ min, max }: Pick<MonthCalendarProps, 'min' | 'max'>) {
  const month = use(CalendarStateContext)!.visibleRange.start;
  return (
    <div className={styles.head}>
      <Button
        slot="previous"
        className={styles.step ?? ''}
        isDisabled={startOfMonth(month).toString() <= min}
      >
        <Icon icon={ArrowLeft} />
      </Button>
      <Heading className={styles.title ?? ''} />
      <Button
        slot="next"
        className={styles.step ?? ''}
        isDisabled={endOfMonth(month).toString() >= max}
      >
        <Icon icon={ArrowRight} />
      </Button>
    </div>
  );
}

/** Hidden from screen readers: each day's own name has its weekday. */
function Weekdays() {
  return (
    <thead aria-hidden>
      <tr>
        {t.heads.map((name) => (
          <th key={name}>{name}</th>
        ))}
      </tr>
    </thead>
  );
}

function Weeks({ today }: { readonly today: string }) {
  const month = use(CalendarStateContext)!.visibleRange.start;
  return (
    <tbody>
      {weeksOf(month).map(({ number, days }) => (
        <tr key={number}>
          <th scope="row" aria-label={t.week(number)}>
            {number}
          </th>
          {days.map((day) => (
            <DayCell key={day.toString()} day={day} isToday={day.toString() === today} />
          ))}
        </tr>
      ))}
    </tbody>
  );
}

function DayCell({ day, isToday }: { readonly day: CalendarDate; readonly isToday: boolean }) {
  return (
    <CalendarCell
      date={day}
      className={classNames(styles.day, isToday && styles.today)}
      render={(cell) => <div {...cell} aria-label={named(cell['aria-label'], day)} />}
    />
  );
}

/** react-aria's name of a day, `tirsdag 24. november 2026`, with the weekday in the language of the page (norwegian.tsx). */
const named = (name: string | undefined, day: CalendarDate) =>
  name?.replace(/\p{L}+(?= \d)/u, weekdayName(day.toString()));

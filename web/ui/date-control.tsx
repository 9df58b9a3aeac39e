import type { CalendarDate } from '@internationalized/date';
import { Calendar as CalendarIcon } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { DatePicker } from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { Popover } from 'react-aria-components/Popover';
import { lazy, Suspense } from 'react';
import type { Day } from '#domain/time.ts';
import type { DateFieldProps } from './date-field-types.ts';
import { fieldIds } from './field.tsx';
import field from './field.module.css';
import { Icon } from './icon.tsx';
import { Norwegian } from './norwegian.tsx';
import popover from './popover.module.css';
import styles from './date-field.module.css';
import { useWholeDate } from './use-whole-date.ts';

const MonthCalendar = lazy(() =>
  import('./month-calendar.tsx').then((module) => ({ default: module.MonthCalendar })),
);

/** The control inside a `DateField`. */
export function DateControl(props: DateFieldProps) {
  const { id, error, min, max } = props;
  const { shown, change, leave } = useWholeDate(props);
  const isInvalid = error !== undefined;
  const { label, describedBy } = fieldIds(id, props);
  return (
    <Norwegian>
      <DatePicker<CalendarDate>
        className={styles.root ?? ''}
        aria-labelledby={label}
        {...(describedBy && { 'aria-describedby': describedBy })}
        validationBehavior="aria"
        isInvalid={isInvalid}
        value={shown}
        onChange={change}
        onBlur={leave}
        isDateUnavailable={(date) => isOutside(date.toString(), min, max)}
        shouldForceLeadingZeros
      >
        <Group
          id={id}
          className={`${field.box} ${styles.group}`}
          data-invalid={isInvalid || undefined}
        >
          <Button className={styles.calendarButton ?? ''}>
            <Icon icon={CalendarIcon} />
          </Button>
          <DateInput className={styles.segments ?? ''}>
            {(segment) => <DateSegment segment={segment} className={styles.segment ?? ''} />}
          </DateInput>
        </Group>
        <Popover
          className={popover.popover ?? ''}
          offset={4}
          containerPadding={8}
          placement="bottom start"
        >
          <Dialog className={styles.dialog ?? ''}>
            <Suspense fallback={null}>
              <MonthCalendar {...props} />
            </Suspense>
          </Dialog>
        </Popover>
      </DatePicker>
    </Norwegian>
  );
}

function isOutside(day: Day, min: Day, max: Day): boolean {
  return day < min || day > max;
}

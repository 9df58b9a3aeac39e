import { type CalendarDate, parseDate } from '@internationalized/date';
import { Calendar as CalendarIcon } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { DatePicker } from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { Popover } from 'react-aria-components/Popover';
import type { Day } from '#domain/time.ts';
import styles from './date-field.module.css';
import field from './field.module.css';
import { type FieldText, fieldIds, isPartialDate } from './field.tsx';
import { Icon } from './icon.tsx';
import type { MonthCalendarProps } from './month-calendar.tsx';
import { part } from './part.tsx';
import { Norwegian } from './norwegian.tsx';
import popover from './popover.module.css';

export interface DateFieldProps extends FieldText, MonthCalendarProps {
  readonly id: string;
  readonly value: Day | undefined;
  readonly onChange: (value: Day | undefined) => void;
  readonly onBlur?: () => void;
  readonly size?: 'medium' | 'small';
}

const MonthCalendar = part(async () => (await import('./month-calendar.tsx')).MonthCalendar);

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
            <MonthCalendar {...props} />
          </Dialog>
        </Popover>
      </DatePicker>
    </Norwegian>
  );
}

function isOutside(day: Day, min: Day, max: Day): boolean {
  return day < min || day > max;
}

/**
 * react-aria keeps the last complete date while one part of it is cleared. We report no date as soon as the field is
 * left with a part missing, and keep the other parts so that the user can go on typing.
 */
export function useWholeDate({ id, value, onChange, onBlur }: DateFieldProps) {
  const [kept, setKept] = useState<Day | undefined>();
  const shown = value ?? kept;
  const change = (date: CalendarDate | null) => {
    setKept(undefined);
    onChange(date?.toString());
  };
  const leave = () => {
    if (isPartialDate(id)) {
      setKept(shown);
      onChange(undefined);
    } else if (kept) {
      setKept(undefined);
      onChange(value ?? kept);
    }
    onBlur?.();
  };
  // The same object as long as it is the same day: react-aria would fill in a cleared part again for another one.
  const date = useMemo(() => (shown ? parseDate(shown) : null), [shown]);
  return { shown: date, change, leave };
}

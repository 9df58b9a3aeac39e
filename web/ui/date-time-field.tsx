import { type CalendarDateTime, parseDateTime } from '@internationalized/date';
import { Calendar as CalendarIcon } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { DatePicker } from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { Popover } from 'react-aria-components/Popover';
import styles from './date-field.module.css';
import { Field, fieldIds, type FieldText, isPartialDate } from './field.tsx';
import field from './field.module.css';
import { Icon } from './icon.tsx';
import { MonthCalendar, type MonthCalendarProps } from './month-calendar.tsx';
import { Norwegian } from './norwegian.tsx';
import popover from './popover.module.css';
import own from './date-time-field.module.css';

interface Props extends FieldText, MonthCalendarProps {
  readonly id: string;
  /** `yyyy-MM-ddTHH:mm` in Oslo; '' for none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
}

/**
 * A day and a time of day, typed in segments or with the day chosen in a calendar. It shares no code with the field for a day: what both
 * import would be one more script of a search.
 */
export function DateTimeField(props: Props) {
  const { id, error } = props;
  const { shown, change, leave } = useWholeTime(props);
  const { label, describedBy } = fieldIds(id, props);
  const isInvalid = error !== undefined;
  return (
    <Field {...props} size="medium" labelFor="none">
      <Norwegian>
        <DatePicker<CalendarDateTime>
          className={styles.root ?? ''}
          aria-labelledby={label}
          {...(describedBy && { 'aria-describedby': describedBy })}
          granularity="minute"
          hourCycle={24}
          validationBehavior="aria"
          isInvalid={isInvalid}
          value={shown}
          onChange={change}
          onBlur={leave}
          shouldForceLeadingZeros
        >
          <Group
            id={id}
            className={`${field.box} ${styles.group} ${own.group}`}
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
    </Field>
  );
}

/** As `useWholeDate` of the field for a day: left with a part missing, it has no value, and keeps what is filled in. */
function useWholeTime({ id, value, onChange, onBlur }: Props) {
  const [kept, setKept] = useState('');
  const shown = value || kept;
  const change = (time: CalendarDateTime | null) => {
    setKept('');
    onChange(time?.toString().slice(0, 16) ?? '');
  };
  const leave = () => {
    if (isPartialDate(id)) {
      setKept(shown);
      onChange('');
    } else if (kept) {
      setKept('');
      onChange(value || kept);
    }
    onBlur?.();
  };
  const time = useMemo(() => (shown ? parseDateTime(shown) : null), [shown]);
  return { shown: time, change, leave };
}

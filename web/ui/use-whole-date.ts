import { parseDate, type CalendarDate } from '@internationalized/date';
import { useState } from 'react';
import type { Day } from '#domain/time.ts';
import type { DateFieldProps } from './date-field-types.ts';
import { isPartialDate } from './is-partial-date.ts';

/**
 * react-aria holds on to the last whole date while a part of it is cleared. A date with a part missing is none:
 * that is said when the field is left, and what stands in the other parts is kept for typing on.
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
  return { shown: shown ? parseDate(shown) : null, change, leave };
}

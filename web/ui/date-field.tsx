import { dayText } from '#domain/time.ts';
import { Calendar } from 'lucide-react';
import { memo, useEffect, useRef, useState } from 'react';
import type { DateFieldProps } from './date-control.tsx';
import { Field } from './field.tsx';
import field from './field.module.css';
import { Icon } from './icon.tsx';
import { part } from './part.tsx';
import styles from './date-field.module.css';

/**
 * react-aria's segments and calendar are too big for the first load. Until they have loaded, a plain box is shown. Drawing
 * them takes longer than all the rest of a form: only what has changed is drawn again.
 */
const DateControl = memo(
  part(async () => (await import('./date-control.tsx')).DateControl, {
    isEager: true,
    waiting: DateBox,
  }),
);

/** A day, typed in segments `dd.mm.åååå` or chosen in a calendar. */
export function DateField(props: DateFieldProps) {
  const handlers = useHandlers(props);
  return (
    <Field {...props} labelFor="none">
      <DateControl {...props} {...handlers} />
    </Field>
  );
}

/** The same two functions at each drawing, which call the newest ones. */
function useHandlers(props: Pick<DateFieldProps, 'onChange' | 'onBlur'>) {
  const newest = useRef(props);
  useEffect(() => {
    newest.current = props;
  });
  const [handlers] = useState<Required<typeof props>>(() => ({
    onChange: (day) => newest.current.onChange(day),
    onBlur: () => newest.current.onBlur?.(),
  }));
  return handlers;
}

function DateBox({ value }: Pick<DateFieldProps, 'value'>) {
  return (
    <div className={`${field.box} ${styles.group}`} aria-hidden>
      <span className={styles.calendarButton}>
        <Icon icon={Calendar} />
      </span>
      <span className={styles.segments}>{value && dayText(value)}</span>
    </div>
  );
}

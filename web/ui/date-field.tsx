import { dayText } from '#domain/time.ts';
import { Calendar } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { DateFieldProps } from './date-control.tsx';
import { Field } from './field.tsx';
import field from './field.module.css';
import { Icon } from './icon.tsx';
import styles from './date-field.module.css';

/** react-aria's segments and calendar are too big for the first load. Until they have loaded, a plain box is shown. */
const loadDateControl = import('./date-control.tsx');
const DateControl = lazy(async () => ({ default: (await loadDateControl).DateControl }));

/** A day, typed in segments `dd.mm.åååå` or chosen in a calendar. */
export function DateField(props: DateFieldProps) {
  return (
    <Field {...props} labelFor="none">
      <Suspense fallback={<DateBox day={props.value} />}>
        <DateControl {...props} />
      </Suspense>
    </Field>
  );
}

function DateBox({ day }: { readonly day: string | undefined }) {
  return (
    <div className={`${field.box} ${styles.group}`} aria-hidden>
      <span className={styles.calendarButton}>
        <Icon icon={Calendar} />
      </span>
      <span className={styles.segments}>{day && dayText(day)}</span>
    </div>
  );
}

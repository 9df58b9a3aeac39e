import type { Day } from '#domain/time.ts';
import type { FieldText } from './field.tsx';

export interface DateFieldProps extends FieldText {
  readonly id: string;
  readonly value: Day | undefined;
  readonly onChange: (value: Day | undefined) => void;
  readonly onBlur?: () => void;
  /** The first and last day that can be chosen. */
  readonly min: Day;
  readonly max: Day;
  readonly today: Day;
  /** The limit in words, under the calendar. */
  readonly limitText: string;
  readonly size?: 'medium' | 'small';
}

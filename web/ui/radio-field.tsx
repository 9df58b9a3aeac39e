import type { ReactNode } from 'react';
import { FieldErrorText, RequiredStar, fieldIds } from './field.tsx';
import choice from './choice.module.css';
import { classNames } from './class-names.ts';
import styles from './radio-field.module.css';

interface Props<T extends string> {
  readonly id: string;
  readonly label: string;
  readonly isRequired?: boolean;
  readonly error?: string | undefined;
  readonly options: readonly { readonly id: T; readonly label: ReactNode }[];
  /** '' when nothing is chosen yet. */
  readonly value: T | '';
  readonly onChange: (value: T) => void;
  readonly onBlur?: () => void;
}

/** A choice between a few: one stop for Tab, and the arrow keys move and choose. */
export function RadioField<T extends string>(props: Props<T>) {
  const { id, label, isRequired = false, error, options, value, onChange, onBlur } = props;
  const ids = fieldIds(id, { label, error });
  return (
    <div
      id={id}
      role="radiogroup"
      aria-labelledby={ids.label}
      aria-describedby={ids.describedBy}
      aria-required={isRequired || undefined}
      aria-invalid={error !== undefined || undefined}
      className={styles.field}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
      }}
    >
      <span id={ids.label} className={styles.label}>
        {label}
        {isRequired && <RequiredStar />}
      </span>
      {options.map((option) => (
        <label key={option.id} className={classNames(choice.choice, styles.option)}>
          <input
            type="radio"
            name={id}
            className={choice.input}
            checked={option.id === value}
            onChange={() => onChange(option.id)}
          />
          {option.label}
        </label>
      ))}
      {error && <FieldErrorText id={ids.error}>{error}</FieldErrorText>}
    </div>
  );
}

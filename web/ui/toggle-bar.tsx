import { useId } from 'react';
import styles from './toggle-bar.module.css';

interface Props<T extends string> {
  readonly label: string;
  readonly options: readonly { readonly id: T; readonly label: string }[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** Radio buttons drawn as joined buttons: one stop for Tab, and the arrow keys move and choose. */
export function ToggleBar<T extends string>({ label, options, value, onChange }: Props<T>) {
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={id} className={styles.bar}>
      <span id={id} className={styles.legend}>
        {label}
      </span>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.id} className={styles.option}>
            <input
              type="radio"
              name={id}
              className={styles.input}
              checked={option.id === value}
              onChange={() => onChange(option.id)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </div>
  );
}

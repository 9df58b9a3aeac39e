import { useId } from 'react';
import styles from './chips.module.css';

interface Props<T extends string> {
  /** The accessible name of the group. */
  readonly label: string;
  readonly options: readonly {
    readonly id: T;
    readonly label: string;
    /** How many there are; undefined while that is not known, or where it does not matter. */
    readonly count?: number | undefined;
  }[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** The parts of a list, of which one is shown: radio buttons, so one stop for Tab, and the arrow keys move and choose. */
export function Chips<T extends string>({ label, options, value, onChange }: Props<T>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={styles.chips}>
      {options.map(({ id, label: text, count }) => (
        <label key={id} className={styles.chip}>
          <input
            type="radio"
            name={name}
            className={styles.input}
            checked={id === value}
            onChange={() => onChange(id)}
          />
          {text} {count !== undefined && <b className={styles.count}>{count}</b>}
        </label>
      ))}
    </div>
  );
}

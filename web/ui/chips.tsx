import { useId } from 'react';
import styles from './chips.module.css';
import { useChosen } from './use-chosen.ts';

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

/**
 * The parts of a list, of which one is shown: the browser's own radio buttons. With react-aria's, what they share with the
 * date field becomes scripts of its own, and each search loads 1.7 kB more.
 */
export function Chips<T extends string>({ label, options, value, onChange }: Props<T>) {
  const name = useId();
  const [chosen, choose] = useChosen(value);
  return (
    <div role="radiogroup" aria-label={label} className={styles.chips}>
      {options.map(({ id, label: text, count }) => (
        <label key={id} className={styles.chip}>
          <input
            type="radio"
            name={name}
            className={styles.input}
            checked={id === chosen}
            onChange={() => {
              choose(id);
              onChange(id);
            }}
          />
          {text} {count !== undefined && <b className={styles.count}>{count}</b>}
        </label>
      ))}
    </div>
  );
}

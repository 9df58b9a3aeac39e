import { useId, useState } from 'react';
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

/** The address follows a press with a delay. Until then the chip that was pressed is the chosen one. */
function useChosen<T extends string>(value: T) {
  const [pressed, setPressed] = useState({ value, chosen: value });
  if (pressed.value !== value) setPressed({ value, chosen: value });
  const choose = (chosen: T) => setPressed({ value, chosen });
  return [pressed.chosen, choose] as const;
}

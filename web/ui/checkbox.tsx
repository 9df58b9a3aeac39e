import type { ComponentProps } from 'react';
import styles from './checkbox.module.css';

interface Props extends Omit<ComponentProps<'input'>, 'onChange' | 'type'> {
  readonly label: string;
  readonly onChange: (checked: boolean) => void;
}

export function Checkbox({ label, onChange, ...rest }: Props) {
  return (
    <label className={styles.checkbox}>
      <input
        {...rest}
        type="checkbox"
        className={styles.input}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </label>
  );
}

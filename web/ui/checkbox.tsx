import type { ComponentProps, ReactNode } from 'react';
import styles from './checkbox.module.css';

interface Props extends Omit<ComponentProps<'input'>, 'onChange' | 'size' | 'type'> {
  readonly label: ReactNode;
  readonly size?: 'medium' | 'small';
  readonly onChange: (checked: boolean) => void;
}

export function Checkbox({ label, size = 'small', onChange, ...rest }: Props) {
  return (
    <label className={styles.checkbox} data-size={size}>
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

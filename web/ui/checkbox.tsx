import type { ComponentProps, ReactNode } from 'react';
import choice from './choice.module.css';
import { classNames } from './class-names.ts';
import styles from './checkbox.module.css';

interface Props extends Omit<ComponentProps<'input'>, 'onChange' | 'size' | 'type'> {
  readonly label: ReactNode;
  readonly size?: 'medium' | 'small';
  readonly onChange: (checked: boolean) => void;
}

/** The browser's own checkbox, with its label. */
export function Checkbox({ label, size = 'small', onChange, ...rest }: Props) {
  return (
    <label className={classNames(choice.choice, styles.checkbox)} data-size={size}>
      <input
        {...rest}
        type="checkbox"
        className={choice.input}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </label>
  );
}

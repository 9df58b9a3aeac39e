import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'tertiary' | 'danger';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'onClick'> {
  readonly variant?: ButtonVariant;
  readonly size?: 'medium' | 'small';
  readonly onPress?: (() => void) | undefined;
}

/** The browser's own button: it needs no help to be pressed by key, touch or voice. */
export function Button({
  variant = 'primary',
  size = 'medium',
  type = 'button',
  onPress,
  className,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classNames(styles.button, className)}
      data-variant={variant}
      data-size={size}
      onClick={onPress && (() => onPress())}
    />
  );
}

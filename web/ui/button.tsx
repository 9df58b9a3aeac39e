import type { ComponentProps } from 'react';
import { Link, type LinkProps } from './router-link.tsx';
import styles from './button.module.css';
import { classNames } from './class-names.ts';

type ButtonVariant = 'primary' | 'secondary' | 'tertiary' | 'danger';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'onClick'> {
  readonly variant?: ButtonVariant;
  readonly size?: 'medium' | 'small';
  readonly onPress?: (() => void) | undefined;
}

/** The browser's own button, so key, touch and voice control work without code of ours. */
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

interface LinkButtonProps extends Omit<LinkProps, 'className'> {
  readonly variant?: ButtonVariant;
  readonly size?: 'medium' | 'small';
}

/** A link that looks like a button. For screen readers it is a link. */
export function LinkButton({ variant = 'secondary', size = 'medium', ...rest }: LinkButtonProps) {
  return <Link {...rest} className={styles.button} data-variant={variant} data-size={size} />;
}

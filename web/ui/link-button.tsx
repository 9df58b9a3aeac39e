import { Link, type LinkProps } from 'react-router';
import type { ButtonVariant } from './button.tsx';
import styles from './button.module.css';

interface Props extends Omit<LinkProps, 'className'> {
  readonly variant?: ButtonVariant;
  readonly size?: 'medium' | 'small';
}

/** A link that looks like a button: it goes somewhere, and says so to a screen reader. */
export function LinkButton({ variant = 'secondary', size = 'medium', ...rest }: Props) {
  return <Link {...rest} className={styles.button} data-variant={variant} data-size={size} />;
}

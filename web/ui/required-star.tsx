import styles from './field.module.css';

/** Seen beside a label; screen readers are told by `aria-required`. */
export function RequiredStar() {
  return (
    <span aria-hidden className={styles.required}>
      *
    </span>
  );
}

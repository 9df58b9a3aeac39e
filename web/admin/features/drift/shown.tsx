import styles from './drift.module.css';

/** Says that a list is cut, where it is. */
export function Shown({ shown, total }: { readonly shown: number; readonly total: number }) {
  if (shown >= total) return null;
  return (
    <p className={styles.note}>
      Viser de {shown} nyeste av {total.toLocaleString('nb')}.
    </p>
  );
}

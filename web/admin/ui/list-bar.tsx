import type { ReactNode } from 'react';
import styles from './list-bar.module.css';

/** The line above a list: filters to the left, the search box to the right. */
export function ListBar({ children }: { readonly children: ReactNode }) {
  return <div className={styles.bar}>{children}</div>;
}

import type { CSSProperties } from 'react';
import styles from './skeleton.module.css';

/** A bar where a line of text will come; `width` as a share of its place, in percent. */
export function Skeleton({ width = 100 }: { readonly width?: number }) {
  const style = { '--width': `${width}%` } as CSSProperties;
  return <span aria-hidden className={styles.bar} style={style} />;
}

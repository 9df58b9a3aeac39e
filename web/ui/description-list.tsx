import type { ReactNode } from 'react';
import styles from './description-list.module.css';

export interface Description {
  readonly term: string;
  readonly value: ReactNode;
}

/** Terms and values, read-only. */
export function DescriptionList({ items }: { readonly items: readonly Description[] }) {
  return (
    <dl className={styles.list}>
      {items.map(({ term, value }) => (
        <div key={term} className={styles.line}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

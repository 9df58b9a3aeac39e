import type { ReactNode } from 'react';
import styles from './description-list.module.css';

export interface Description {
  readonly term: string;
  readonly value: ReactNode;
}

/** What is known, line by line, to be read and not changed. */
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

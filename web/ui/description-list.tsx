import type { ReactNode } from 'react';
import styles from './description-list.module.css';

interface Description {
  readonly term: string;
  readonly value: ReactNode;
}

interface Props {
  readonly items: readonly Description[];
  /** Of another look than side by side, or below each other on a phone. */
  readonly className?: string | undefined;
}

/** Terms and values, read-only. */
export function DescriptionList({ items, className = styles.list }: Props) {
  return (
    <dl className={className}>
      {items.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

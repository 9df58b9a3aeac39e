import type { ReactNode } from 'react';
import styles from './layout.module.css';

export const SERVICE_NAME = 'Domstolenes pressetjeneste';

interface Props {
  /** What the browser's tab says, before the service's name. */
  readonly title: string;
  /** The h1 of a one-task page; a work page brings its own. */
  readonly heading?: string;
  readonly children: ReactNode;
}

/** What a page shows between header and footer. */
export function Page({ title, heading, children }: Props) {
  return (
    <div className={styles.page}>
      <title>{`${title} – ${SERVICE_NAME}`}</title>
      {heading && (
        <h1 tabIndex={-1} className={styles.heading}>
          {heading}
        </h1>
      )}
      {children}
    </div>
  );
}

import type { ReactNode } from 'react';
import styles from './layout.module.css';

export const SERVICE_NAME = 'Domstolenes pressetjeneste';

interface PageFrameProps {
  /** What the browser's tab says, before the service's name. */
  readonly title: string;
  /** The h1 of a one-task page; a work page brings its own. */
  readonly heading?: string;
  /** Above the heading: the way back. */
  readonly back?: ReactNode;
  readonly children: ReactNode;
}

/** What a page shows between header and footer. */
export function PageFrame({ title, heading, back, children }: PageFrameProps) {
  return (
    <div className={styles.page}>
      <title>{`${title} – ${SERVICE_NAME}`}</title>
      {back}
      {heading && (
        <h1 tabIndex={-1} className={styles.heading}>
          {heading}
        </h1>
      )}
      {children}
    </div>
  );
}

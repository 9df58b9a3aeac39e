import type { ReactNode } from 'react';
import styles from './layout.module.css';
import { t } from './page-texts.ts';

export const SERVICE_NAME = t.serviceName;

interface PageFrameProps {
  /** The title of the browser's tab, before the service's name. */
  readonly title: string;
  /** The h1 of a page with one task. A work page has its own. */
  readonly heading?: string;
  /** A link back, above the heading. */
  readonly back?: ReactNode;
  readonly children: ReactNode;
}

/** The content of a page between header and footer. */
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

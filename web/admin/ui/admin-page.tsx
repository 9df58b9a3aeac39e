import type { ReactNode } from 'react';
import { PageFrame } from '#web/layout/page.tsx';
import styles from './admin-page.module.css';

interface Props {
  /** What the tab says: never a person's name. */
  readonly title: string;
  /** The h1; by default the title. */
  readonly heading?: ReactNode;
  /** By which a list is named by the heading. */
  readonly headingId?: string;
  /** Above the heading: the way back. */
  readonly back?: ReactNode;
  /** The state of what the page is about, beside the heading. */
  readonly tag?: ReactNode;
  /** A line below the heading. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** A work page of the administration: what it is called, and what it holds. */
export function AdminPage(props: Props) {
  const { title, heading = title, headingId, back, tag, lead, children } = props;
  return (
    <PageFrame title={title} back={back}>
      <div className={styles.head}>
        <div className={styles.line}>
          <h1
            id={headingId}
            tabIndex={-1}
            className={styles.heading}
            data-of={tag ? 'one' : 'list'}
          >
            {heading}
          </h1>
          {tag}
        </div>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {children}
    </PageFrame>
  );
}

/** Moves focus to the page's heading, where what was pressed is gone; a closing dialog gives its focus back first. */
export function focusHeading(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('main h1')?.focus());
}

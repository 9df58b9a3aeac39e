import type { ReactNode } from 'react';
import { PageFrame } from '#web/layout/page.tsx';
import styles from './admin-page.module.css';

interface Props {
  /** Title of the browser tab. Never a person's name. */
  readonly title: string;
  /** The h1; the title by default. */
  readonly heading?: ReactNode;
  /** For a list that is named by the heading. */
  readonly headingId?: string;
  /** The link back, above the heading. */
  readonly back?: ReactNode;
  /** The status of the application or user, beside the heading. */
  readonly tag?: ReactNode;
  /** The buttons of the page, at the far end of the heading's line. */
  readonly actions?: ReactNode;
  /** A line below the heading. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of every page of the administration. */
export function AdminPage(props: Props) {
  const { title, heading = title, headingId, back, tag, actions, lead, children } = props;
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
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {children}
    </PageFrame>
  );
}

/**
 * Moves focus to the page's heading, for when the button that was pressed is gone. It waits a frame, because a closing
 * dialog restores focus first. `unless` is asked then: a key may have moved focus meanwhile.
 */
export function focusHeading({ unless = () => false }: { unless?: () => boolean } = {}): void {
  requestAnimationFrame(() => {
    if (!unless()) document.querySelector<HTMLElement>('main h1')?.focus();
  });
}

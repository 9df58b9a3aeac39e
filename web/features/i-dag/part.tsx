import { useId, type ReactNode } from 'react';
import { Link } from '#web/ui/router-link.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import styles from './i-dag.module.css';

interface PartProps {
  /** The place to which the line of sums leads. */
  readonly id: string;
  readonly heading: string;
  /** How much there is, or what was looked through when there is nothing. */
  readonly sum?: string | undefined;
  readonly link?: { readonly to: string; readonly text: string } | undefined;
  /** Without it, the part is one line. */
  readonly children?: ReactNode;
}

/** A part of the page: its heading with the sum and a way to all of it, and what it lists. */
export function Part({ id, heading, sum, link, children }: PartProps) {
  const headingId = useId();
  return (
    <section id={id} tabIndex={-1} aria-labelledby={headingId} className={styles.part}>
      <div className={styles.partHead}>
        <h2 id={headingId}>{heading}</h2>
        {sum && <span className={styles.subtle}>{sum}</span>}
        {link && (
          <Link to={link.to} className={styles.all}>
            {link.text}
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}

/** Two rows that are not there yet. */
export function Waiting({ label }: { readonly label: string }) {
  return (
    <div role="status" className={styles.waiting}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <span aria-hidden className={styles.skeleton} />
      <span aria-hidden className={styles.skeleton} />
    </div>
  );
}

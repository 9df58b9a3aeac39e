import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

interface SectionProps {
  readonly heading: string;
  /** `form`: parted by hairlines; `read`: each heading underlined (design notes §2). */
  readonly kind?: 'form' | 'read';
  /** What can be done with what is read, beside its heading. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the application, named by its heading. */
export function Section({ heading, kind = 'form', action, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section} data-kind={kind}>
      <div className={styles.head}>
        <h2 id={id} className={styles.heading}>
          {heading}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}

/** Fields side by side where there is room for two. */
export function FieldRow({ children }: { readonly children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

/** What the page is for, under its heading, and what the star means. */
export function Lead({ children }: { readonly children: string }) {
  return (
    <p className={styles.lead}>
      <span>{children}</span> Felt merket med <span className={styles.star}>*</span> må fylles ut.
    </p>
  );
}

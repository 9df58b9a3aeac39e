import { type ReactNode, useId } from 'react';
import styles from './section.module.css';
import { t } from './texts.tsx';

interface SectionProps {
  readonly heading: string;
  /** `form`: hairlines between sections. `read`: a line under each heading. */
  readonly kind?: 'form' | 'read';
  /** An action beside the heading, e.g. a link that edits the section. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A part of an application or a profile, labelled by its heading. */
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

/** Two fields side by side, where there is room. */
export function FieldRow({ children }: { readonly children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

/** What the page is for, and what the star means. */
export function Lead({ children }: { readonly children: string }) {
  return (
    <p className={styles.lead}>
      <span>{children}</span> {t.required(<span className={styles.star}>*</span>)}
    </p>
  );
}

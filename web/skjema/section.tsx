import { useId, type ReactNode } from 'react';
import styles from './section.module.css';

interface Props {
  readonly heading: string;
  /** `form`: parted by hairlines; `read`: each heading underlined (design notes §2). */
  readonly kind?: 'form' | 'read';
  readonly children: ReactNode;
}

/** A part of the application, named by its heading. */
export function Section({ heading, kind = 'form', children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section} data-kind={kind}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      {children}
    </section>
  );
}

/** Fields side by side where there is room for two. */
export function FieldRow({ children }: { readonly children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

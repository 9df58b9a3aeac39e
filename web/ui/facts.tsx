import { useId, type ReactNode } from 'react';
import styles from './facts.module.css';

interface SectionProps {
  readonly heading: string;
  /** What can be done with the section, beside its heading. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A part of what is shown read-only, under a heading. */
export function FactSection({ heading, action, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
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

export type Fact = readonly [term: string, value: ReactNode];

/** Terms and their values, read-only. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Several lines as somebody typed them. */
export function FactText({ children }: { readonly children: string }) {
  return <p className={styles.text}>{children}</p>;
}

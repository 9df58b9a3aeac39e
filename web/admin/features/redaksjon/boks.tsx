import type { ReactNode } from 'react';
import styles from './redaksjon.module.css';

interface Props {
  readonly id: string;
  readonly heading: string;
  readonly children: ReactNode;
}

/** A part of the page of a newsroom. */
export function Boks({ id, heading, children }: Props) {
  return (
    <section aria-labelledby={id} className={styles.box}>
      <h2 id={id} className={styles.boxHeading}>
        {heading}
      </h2>
      {children}
    </section>
  );
}

import type { Detalj } from '#domain/revisjon-detaljer.ts';
import styles from './revisjon.module.css';

/** Details of a row, one per line. */
export function Lines({ lines }: { readonly lines: readonly Detalj[] }) {
  return (
    <ul className={styles.lines}>
      {lines.map(({ navn, verdi }, index) => (
        <li key={index}>
          <span className={styles.term}>{navn}:</span> {verdi}
        </li>
      ))}
    </ul>
  );
}

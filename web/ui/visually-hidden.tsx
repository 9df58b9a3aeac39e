import type { ReactNode } from 'react';
import { t } from './texts.ts';
import styles from './visually-hidden.module.css';

/** Text for screen readers only. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}

/** Screen readers announce the text, politely, each time it changes. */
export function LiveRegion({ children }: { readonly children: ReactNode }) {
  return (
    <VisuallyHidden>
      <span role="status">{children}</span>
    </VisuallyHidden>
  );
}

/** An empty cell: nothing to see, but screen readers read 'Ingen'. Style sheets find it by `data-empty`. */
export function Empty() {
  return (
    <VisuallyHidden>
      <span data-empty>{t.none}</span>
    </VisuallyHidden>
  );
}

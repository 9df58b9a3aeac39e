import type { ReactNode } from 'react';
import { Failed } from '#web/ui/failed.tsx';
import styles from './table.module.css';

interface AwaitedProps {
  /** The heading when it fails, for example «Kunne ikke hente søknadene». */
  readonly failed: string;
  /** Why it could not be fetched; null while it is being fetched. */
  readonly error: unknown;
  readonly onRetry: () => unknown;
  /** What stands here in the meantime. */
  readonly children?: ReactNode;
}

/** In the place of rows, or of another part of a page: that they are fetched; or that they could not be, with a button to try again. */
export function Awaited({ failed, error, onRetry, children }: AwaitedProps) {
  if (!error) return children;
  return (
    <div className={styles.failure}>
      <Failed heading={failed} error={error} onRetry={onRetry} />
    </div>
  );
}

import { Failed } from '#web/ui/failed.tsx';
import styles from './table.module.css';

interface LoadFailureProps {
  /** What could not be fetched, for example «Kunne ikke hente søknadene». */
  readonly heading: string;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Rows, or another part of a page, that could not be fetched, with a button to try again. */
export function LoadFailure(props: LoadFailureProps) {
  return (
    <div className={styles.failure}>
      <Failed {...props} />
    </div>
  );
}
